import { addDays, localDayBounds } from '#domain/time/local-date.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { saidMoment } from './said-moment.ts';

const CLOCK = /\b(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?(?= |$|o'clock)/;
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bnoon\b|\bmidday\b/, '12 pm'],
  [/\bmidnight\b/, '12 am'],
];

/**
 * The last moment of a clock time that words name: “8 last night”, “20:30”, “9 am”. Without a time of the clock, the usual hour of the
 * named part of the day; undefined if they name neither.
 */
export function saidClock(
  text: string,
  now: { readonly nowMs: number; readonly today: string; readonly timeZone: string },
): number | undefined {
  const said = NAMED.reduce((words, [name, clock]) => words.replace(name, clock), text);
  const [, hourText, minute = '0', half] = CLOCK.exec(said) ?? [];
  if (hourText === undefined) {
    const moment = saidMoment(text, now);
    return moment === now.nowMs ? undefined : moment;
  }
  const hour = Number(hourText) % 24;
  if (Number(minute) >= 60) return undefined;
  const isLate = half?.startsWith('p') ?? /\b(?:night|evening|tonight|afternoon)\b/.test(text);
  const isEarly = half?.startsWith('a') ?? /\bmorning\b/.test(text);
  const hours =
    hour > 12 ? [hour] : isLate ? [(hour % 12) + 12] : isEarly ? [hour % 12] : [hour % 12, (hour % 12) + 12];
  const days = /\b(?:yesterday|last night)\b/.test(text) ? [1] : [0, 1];
  const moments = days.flatMap((back) => {
    const { startMs } = localDayBounds(addDays(now.today, -back), now.timeZone);
    return hours.map((each) => startMs + each * HOUR_MS + Number(minute) * MINUTE_MS);
  });
  const past = moments.filter((ms) => ms <= now.nowMs);
  return past.length === 0 ? undefined : Math.max(...past);
}
