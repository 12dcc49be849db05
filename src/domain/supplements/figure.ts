/** A figure for a sentence: three digits that count, none of them needless zeros after the point. */
export const figure = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
