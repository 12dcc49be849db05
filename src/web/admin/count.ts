const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** How many: "1,284". */
export const formatCount = (count: number): string => whole.format(count);
