/** A JSON object, or an empty one for anything else. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** The elements of a JSON array; one value that stands where an array should is its only element. */
export const listIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === undefined || value === null ? [] : [value];
};

/** No name, unit or result is longer; what is goes on as remarks do. */
const MAX_CHARS = 400;

/** A text in one line without spaces around it; undefined for anything else and for nothing. */
export const textIn = (value: unknown): string | undefined => {
  const text =
    typeof value === 'string'
      ? value.slice(0, MAX_CHARS).replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()
      : '';
  return text === '' ? undefined : text;
};

/** A finite number, also where it was written as a text. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = textIn(value);
  return text !== undefined && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
    ? Number(text)
    : undefined;
}
