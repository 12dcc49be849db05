import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

test('the example in RFC 9562 appendix A.6 gives the printed id', () => {
  const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
  expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('every id is a version 7 UUID, and ids of later milliseconds sort later', () => {
  const instant = fc.integer({ min: 0, max: 2 ** 46 });
  const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(instant, instant, random, random, (oneMs, otherMs, oneRandom, otherRandom) => {
      const one = uuidV7(oneMs, oneRandom);
      const other = uuidV7(otherMs, otherRandom);
      expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      if (oneMs < otherMs) expect(one < other).toBe(true);
    }),
  );
});
