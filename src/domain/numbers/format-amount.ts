const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const free = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const formatLike = (measure: number): Intl.NumberFormat =>
  measure >= 20 ? whole : measure >= 1 ? tenth : free;

/** Any nutrient: whole from 20 up, one decimal from 1 up, two below. */
export const formatAmount = (value: number): string => formatLike(Math.abs(value)).format(value);
