/** Formats a figure for a sentence: three significant digits, no trailing zeros. */
export const formatFigure = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
