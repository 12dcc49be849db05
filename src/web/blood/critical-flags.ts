import type { RedFlag } from '#domain/blood/red-flags/red-flags.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Reading } from './readings.ts';

const YEAR_DAYS = 365;

/** Red flags, plus one for each critical value without a rule. @param on local day of judgment */
export function withCritical(
  flags: readonly RedFlag[],
  readings: Iterable<Reading>,
  on: string,
): readonly RedFlag[] {
  const isNamed = ({ marker, latest }: Reading): boolean =>
    flags.some(({ values: [first] }) => first?.marker === marker.key && first.date === latest.date);
  const more = [...readings].flatMap((reading): RedFlag[] => {
    const { marker, latest, flag } = reading;
    if (!flag?.startsWith('critical') || isNamed(reading)) return [];
    const side = flag === 'critical-low' ? 'low' : 'high';
    const isOld = daysBetween(latest.date, on) > YEAR_DAYS;
    return [
      {
        key: `${marker.key}-critical`,
        level: isOld ? 'two-weeks' : 'next-day',
        text: isOld
          ? `${marker.name}: critically ${side}, and not measured since`
          : `${marker.name}: critically ${side}`,
        values: [latest],
      },
    ];
  });
  return [...flags, ...more];
}
