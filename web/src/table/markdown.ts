/** The little of Markdown that our rulebooks are written in, as HTML; everything else is text. */
export function markdown(text: string): string {
  const blocks = text.replace(/\r/g, '').split(/\n{2,}/);
  return blocks.map((block) => blockOf(block.trim())).join('\n');
}

function blockOf(block: string): string {
  if (!block || /^<!--/.test(block)) return '';
  const heading = /^(#{1,4}) ([^\n]+)\n?([\s\S]*)$/.exec(block);
  if (heading) {
    const level = (heading[1] as string).length;
    return `<h${level}>${inline(heading[2] as string)}</h${level}>${blockOf((heading[3] as string).trim())}`;
  }
  if (/^\|/.test(block)) return table(block.split('\n'));
  if (/^([-*]|\d+[.)]) /.test(block)) return list(block);
  return `<p>${inline(block)}</p>`;
}

function list(block: string): string {
  const tag = /^\d/.test(block) ? 'ol' : 'ul';
  const items = block.split(/\n(?=(?:[-*]|\d+[.)]) )/).map((item) => item.replace(/^([-*]|\d+[.)]) /, ''));
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function table(lines: string[]): string {
  const rows = lines.map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim()));
  const [head = [], , ...body] = rows;
  const cellOf = (cell: string, tag: string) => (cell ? `<${tag}>${inline(cell)}</${tag}>` : '<td></td>');
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => cellOf(cell, tag)).join('')}</tr>`;
  // Wide tables scroll, and what scrolls must be reached by the keyboard.
  return `<div class="wide" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s.,;:)!?]|$)/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
