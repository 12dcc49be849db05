import { withUnit } from '#domain/numbers/with-unit.ts';

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** Formats a figure for a sentence: three significant digits, no trailing zeros. */
export const formatFigure = (value: number): string =>
  figures.format(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** "18 ng/mL", "6.1%". */
export const figureWithUnit = (value: number, unit: string): string => withUnit(formatFigure(value), unit);
