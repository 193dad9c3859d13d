/** What the server sends in base 64. */
export const unpacked = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
