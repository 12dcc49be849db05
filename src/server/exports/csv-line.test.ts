import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

const readBack = (text: string): unknown => parse(text, { record_delimiter: '\r\n' });

describe('a line of CSV', () => {
  test('plain figures need no quotes, and unknown is empty', () => {
    expect(csvLine(['2026-11-20', 71.8, null, true, 'after breakfast'])).toBe(
      '2026-11-20,71.8,,yes,after breakfast\r\n',
    );
  });

  test('commas, quotes and line breaks stay in their cell', () => {
    expect(csvLine(['tea, "hot"', 'one\ntwo'])).toBe('"tea, ""hot""","one\ntwo"\r\n');
  });

  test.each(['=1+1', '+49 30', '-2 °C outside', '@ home', '\tindented', '\rreturned', '＝1'])(
    '%j is text, not a formula',
    (text) => {
      expect(readBack(csvLine([text, 'end']))).toEqual([[`'${text}`, 'end']]);
    },
  );

  test('a negative number is a number', () => {
    expect(csvLine([-0.31, 0.1 + 0.2, 5.550621669626998, 0])).toBe('-0.31,0.3,5.55062166963,0\r\n');
  });

  test('any text survives a round trip, except for the apostrophe before a formula', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\n', '\r', '\t', ' ', 'a') }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const expected = rows.map((row) =>
          row.map((value) => {
            if (typeof value === 'number') return String(Number(value.toPrecision(12)));
            return /^[=+\-@\t\r\n\0＝＋－＠]/.test(value) ? `'${value}` : value;
          }),
        );
        expect(
          parse(rows.map(csvLine).join(''), { relax_column_count: false, skip_empty_lines: false }),
        ).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
