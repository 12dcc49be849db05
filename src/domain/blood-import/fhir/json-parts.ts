/** Casts to a JSON object; empty for anything else. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** Elements of a JSON array; a single value counts as a list of one. */
export const listIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === undefined || value === null ? [] : [value];
};

/** Longer names, units or results are cut off. */
const MAX_CHARS = 400;

/** Text on one line, trimmed; undefined if empty or not a text. */
export const textIn = (value: unknown): string | undefined => {
  const text =
    typeof value === 'string'
      ? value.slice(0, MAX_CHARS).replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()
      : '';
  return text === '' ? undefined : text;
};

/** A finite number, also if written as text. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = textIn(value);
  return text !== undefined && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
    ? Number(text)
    : undefined;
}
