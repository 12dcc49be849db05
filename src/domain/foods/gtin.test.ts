import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGtin } from './gtin.ts';

/** The check digit, computed in another way than in the code: the only one of ten that is accepted. */
const accepted = (body: string): string[] =>
  Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter((code) => parseGtin(code) !== undefined);

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''))
    .filter((text) => /[1-9]/.test(text));

describe('the code that Noor scans', () => {
  test.each([
    ['036000291452', '00036000291452', 'UPC-A'],
    ['4006381333931', '04006381333931', 'EAN-13'],
    ['96385074', '00000096385074', 'EAN-8'],
    ['10614141000415', '10614141000415', 'GTIN-14'],
    ['0 36000 29145 2', '00036000291452', 'as printed, with spaces'],
    ['4-006381-333931', '04006381333931', 'with dashes'],
    ['04252614', '00042100005264', 'UPC-E of the specification'],
    ['425261', '00042100005264', 'UPC-E without number system and check digit'],
    ['01234565', '00012345000065', 'UPC-E with a last digit from 5 to 9'],
  ])('%s becomes %s (%s)', (text, gtin) => {
    expect(parseGtin(text)).toBe(gtin);
  });

  test.each([
    '',
    'abc',
    '036000291453',
    '4006381333932',
    '12345',
    '1234567',
    '00000000',
    '4.00638E+12',
    '٠٣٦٠٠٠٢٩١٤٥٢',
  ])('"%s" is none', (text) => expect(parseGtin(text)).toBeUndefined());

  test('each UPC-E ending stands for the zeros it omits', () => {
    const bodies = { '0': '01200000345', '3': '01230000045', '4': '01234000005', '7': '01234500007' };
    const shorts = { '0': '123450', '3': '123453', '4': '123454', '7': '123457' };
    for (const ending of ['0', '3', '4', '7'] as const)
      expect(parseGtin(shorts[ending])?.slice(2, 13)).toBe(bodies[ending]);
  });
});

describe('any code', () => {
  test('has exactly one check digit', () => {
    for (const length of [11, 12, 13])
      fc.assert(fc.property(digits(length), (body) => accepted(body).length === 1));
  });

  test('reads the same as UPC-A, EAN-13 and GTIN-14, and again from its own result', () => {
    fc.assert(
      fc.property(digits(11), (body) => {
        const [upcA = ''] = accepted(body);
        const gtin = parseGtin(upcA);
        expect(gtin).toBe(upcA.padStart(14, '0'));
        expect(parseGtin(`0${upcA}`)).toBe(gtin);
        expect(parseGtin(gtin ?? '')).toBe(gtin);
      }),
    );
  });

  test('a single wrong digit never gives another product', () => {
    fc.assert(
      fc.property(digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const [code = ''] = accepted(body);
        const wrong = (Number(code[place]) + shift) % 10;
        expect(parseGtin(`${code.slice(0, place)}${wrong}${code.slice(place + 1)}`)).toBeUndefined();
      }),
    );
  });

  test('of six digits is the code of its eight', () => {
    fc.assert(
      fc.property(digits(6), (six) => {
        const gtin = parseGtin(six) ?? '';
        expect(parseGtin(`0${six}${gtin.at(-1)}`)).toBe(gtin);
      }),
    );
  });
});
