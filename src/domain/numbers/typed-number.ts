/** 1,500 and 12,345,678: commas in groups of three. "0,125" isn't grouped, since nobody writes thousands starting with 0. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** 1.500.000 and 1.234,5: grouping in most of Europe. A single point is a decimal point. */
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(\.\d{3})+(\.\d{3}|,\d*)$/;
/** Spaces and apostrophes also group: "1 500", "1'500". */
const GROUP_MARK = /(?<=\d)[ '\u2019\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;
const DECIMAL = /^(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * A number of 0 or more as people type or paste it: "70.5", "70,5" and "1,500", which is fifteen hundred. A comma before exactly three
 * digits groups thousands, as in American English; any other comma is a decimal comma.
 * @returns undefined if it isn't a number, or empty
 */
export function typedNumber(typed: string): number | undefined {
  const text = typed.trim().replace(GROUP_MARK, '');
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  if (GROUPED_BY_POINTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** What a form says beside typed text that isn't a number, such as "18O". */
export const NOT_A_NUMBER = 'This isn’t a number. Use digits and a decimal point.';

/** The same with a sign, so that a form can say that a number is too small. */
export function signedNumber(typed: string): number | undefined {
  const [, minus, digits = ''] = /^\s*([-−]?)(.*)$/s.exec(typed) ?? [];
  const number = typedNumber(digits);
  return number !== undefined && minus ? -number : number;
}
