import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bound, type File, unbound, unpacked } from '../src/house/packed';

const files: File[] = [
  ['snowedin/__init__.pyc', new Uint8Array([1, 2, 3])],
  ['nothing.txt', new Uint8Array()],
  ['fluent/é.ftl', new Uint8Array([255, 0])],
];

describe('files that are bound into one', () => {
  it('are taken apart as they were', () => {
    expect([...unbound(bound(files))]).toEqual(files);
  });

  it('are unpacked, unless the browser has done so already', async () => {
    const whole = new Uint8Array(bound(files));
    expect(await unpacked(new Uint8Array(gzipSync(whole)))).toEqual(whole);
    expect(await unpacked(whole)).toEqual(whole);
  });
});
