import type { OutOfRange } from '#domain/glucose/reading.ts';

export type GlucoseUnit = 'mg/dL' | 'mmol/L';

/** Unit named in a heading. */
export function unitIn(heading: string): GlucoseUnit | undefined {
  if (/mmol/i.test(heading)) return 'mmol/L';
  return /mg\s*[/_ ]?\s*dl/i.test(heading) ? 'mg/dL' : undefined;
}

const LOW = /^(?:lo|low|niedrig|bas|bajo|basso|laag|<\s*\d+(?:[.,]\d+)?)$/i;
const HIGH = /^(?:hi|high|hoch|haut|élevé|alto|hoog|>\s*\d+(?:[.,]\d+)?)$/i;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * Value in a cell, with a decimal point or comma. Devices print "Low" or "High" outside their range.
 * @returns undefined for an empty cell, NaN for any other text
 */
export function valueOf(cell: string | undefined): number | OutOfRange | undefined {
  const text = cell?.trim() ?? '';
  if (text === '') return undefined;
  if (NUMBER.test(text)) return Number(text.replace(',', '.'));
  if (LOW.test(text)) return 'low';
  return HIGH.test(text) ? 'high' : Number.NaN;
}
