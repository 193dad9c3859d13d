import { expect, it } from 'vitest';
import { toBytes, toText } from '../src/net/passkey';

it('writes bytes as WebAuthn does, and reads them back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  const text = toText(bytes.buffer);
  expect(text).toMatch(/^[\w-]+$/);
  expect(toBytes(text)).toEqual(bytes);
  expect(toText(Uint8Array.of(251, 255).buffer)).toBe('-_8');
});
