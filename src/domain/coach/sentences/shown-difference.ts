import { showNumber, type ShownNumber } from '#domain/coach/format-number.ts';

const PLAIN = /^−?[\d,]+(?:\.(\d+))?$/;
const HOURS = /^(?:(\d+) h )?(\d+)$/;

const numberOf = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** Minutes of "7 h 53 min", "53 min" or "7 h". */
function minutesOf({ number, unit }: ShownNumber): number | undefined {
  const [, hours = '0', rest = ''] = HOURS.exec(number) ?? [];
  if (rest === '' || (unit !== 'min' && unit !== 'h')) return undefined;
  return unit === 'h' ? 60 * Number(rest) : 60 * Number(hours) + Number(rest);
}

const pointsOf = (number: string): string => (number === '1' ? 'percentage point' : 'percentage points');

/** The difference of two figures as shown, without its sign, so that a sentence with all three adds up: 9,547 and 7,082 differ by 2,465. @param exact the rounded difference, if the two are in different units */
export function shownDifference(one: ShownNumber, other: ShownNumber, exact: ShownNumber): ShownNumber {
  const [from, to] = [minutesOf(one), minutesOf(other)];
  if (from !== undefined && to !== undefined)
    return showNumber(Math.abs(from - to), 'min', { decimals: 0, units: { system: 'metric' } });
  const parts = [PLAIN.exec(one.number), PLAIN.exec(other.number)];
  if (one.unit !== other.unit || parts.includes(null)) return exact;
  const decimals = Math.max(...parts.map((part) => part?.[1]?.length ?? 0));
  const number = Math.abs(numberOf(one.number) - numberOf(other.number)).toLocaleString('en-US', {
    maximumFractionDigits: decimals,
  });
  return { number, unit: exact.unit.startsWith('percentage point') ? pointsOf(number) : exact.unit };
}
