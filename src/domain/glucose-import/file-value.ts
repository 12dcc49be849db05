import type { OutOfRange } from '#domain/glucose/reading.ts';

/** The units that people read and type glucose in. */
export type GlucoseUnit = 'mg/dL' | 'mmol/L';

/** The unit that a heading names. */
export function unitIn(heading: string): GlucoseUnit | undefined {
  if (/mmol/i.test(heading)) return 'mmol/L';
  return /mg\s*[/_ ]?\s*dl/i.test(heading) ? 'mg/dL' : undefined;
}

const LOW = /^(?:lo|low|niedrig|bas|bajo|basso|laag|<\s*\d+(?:[.,]\d+)?)$/i;
const HIGH = /^(?:hi|high|hoch|haut|élevé|alto|hoog|>\s*\d+(?:[.,]\d+)?)$/i;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * The value of a cell, with a point or a comma before its decimals. Devices that measure no further say "Low" or "High".
 * @returns undefined for an empty cell, NaN for one that holds no value
 */
export function valueOf(cell: string | undefined): number | OutOfRange | undefined {
  const text = cell?.trim() ?? '';
  if (text === '') return undefined;
  if (NUMBER.test(text)) return Number(text.replace(',', '.'));
  if (LOW.test(text)) return 'low';
  return HIGH.test(text) ? 'high' : Number.NaN;
}
