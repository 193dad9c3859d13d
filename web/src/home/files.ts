/** Components that people bring, read as plain data; whether they are right, the server says. */
export async function readComponents(file: File): Promise<unknown> {
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const name = file.name.toLowerCase();
  if (name.endsWith('.json')) return JSON.parse(text) as unknown;
  if (name.endsWith('.csv')) return fromCsv(text);
  return text.split(/\r?\n/).map((line) => line.trim()).filter(Boolean);
}

/** Rows by the names in the first line; cells that are whole numbers become numbers. */
export function fromCsv(text: string): Record<string, string | number>[] {
  const [head = [], ...rows] = cells(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  return rows.map((row) =>
    Object.fromEntries(row.map((cell, i) => [head[i]?.trim() || `column ${i + 1}`, /^-?\d{1,9}$/.test(cell.trim()) ? Number(cell) : cell])),
  );
}

function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (quoted) {
      if (sign === '"' && text[i + 1] === '"') cell += text[++i];
      else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === ',') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return rows;
}
