/** What separates a number from its unit: nothing before a percent sign, else a space. */
const gap = (unit: string): string => (unit === '' || unit.startsWith('%') ? '' : ' ');

/** " mg/dL", "%": a unit to write after a number. */
export const unitAfter = (unit: string): string => `${gap(unit)}${unit}`;

/** "18 ng/mL", "5.7%", "12" if it has no unit. */
export const withUnit = (number: string, unit: string | null): string => `${number}${unitAfter(unit ?? '')}`;
