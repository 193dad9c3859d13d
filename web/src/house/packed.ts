/** Files bound into one, so that they are packed as one and need nobody who knows zip files to be taken apart. */
const HEAD = 4; // bytes that tell how long the list of names and sizes is
const GZIP = [0x1f, 0x8b];

export type File = [name: string, content: Uint8Array];

export function bound(files: File[]): Uint8Array {
  const list = new TextEncoder().encode(JSON.stringify(files.map(([name, content]) => [name, content.length])));
  const whole = new Uint8Array(HEAD + list.length + files.reduce((size, [, content]) => size + content.length, 0));
  new DataView(whole.buffer).setUint32(0, list.length, true);
  whole.set(list, HEAD);
  let at = HEAD + list.length;
  for (const [, content] of files) {
    whole.set(content, at);
    at += content.length;
  }
  return whole;
}

export function* unbound(whole: Uint8Array): Generator<File> {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  let at = HEAD + length;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(whole.subarray(HEAD, at))) as [string, number][]) {
    yield [name, whole.subarray(at, at + size)];
    at += size;
  }
}

/** What was packed by gzip; a web server may have told the browser to unpack it already. */
export async function unpacked(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (GZIP.some((byte, at) => data[at] !== byte)) return data;
  const opened = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(opened).arrayBuffer());
}
