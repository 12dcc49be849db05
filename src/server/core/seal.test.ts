import { expect, test } from 'vitest';
import { sealerOf } from './seal.ts';

const sealer = sealerOf('a secret of the tests, long enough');

test('a sealed secret is unreadable, different every time, and can be opened again', () => {
  const [one, other] = [sealer.seal('read-token ä'), sealer.seal('read-token ä')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.slice(3), 'base64url').toString()).not.toContain('read-token');
  expect([sealer.open(one), sealer.open(other)]).toEqual(['read-token ä', 'read-token ä']);
});

test('it can’t be opened with another key or after a byte has changed', () => {
  const sealed = sealer.seal('read-token');
  expect(sealerOf('another secret of the tests, long enough').open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const place of [0, 14, bytes.length - 1]) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    expect(sealer.open(`v1.${damaged.toString('base64url')}`)).toBeUndefined();
  }
  for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAA']) expect(sealer.open(text)).toBeUndefined();
});
