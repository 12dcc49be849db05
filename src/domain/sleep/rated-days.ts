import { ADULT_YEARS } from '#domain/account/profile.ts';
import { sdOf } from '#domain/numbers/statistics.ts';
import { clockMean } from '#domain/time/clock-mean.ts';
import { addDays } from '#domain/time/local-date.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { sleepDays, type EnteredSleep, type SleepDay } from './sleep-days.ts';
import { sleepNeed } from './sleep-need.ts';
import { dayPairs, REGULARITY_DAYS, sleepRegularity, type Regularity } from './sleep-regularity.ts';
import { sleepScore, type SleepScore } from './sleep-score.ts';

const MIN_NIGHTS = 3;

interface MidSleepNight {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
  readonly timeZone: string;
}

/** Midpoint between going to bed and getting up, in minutes after midnight in the night's time zone. */
function midSleepMinutes({ inBedMs, outOfBedMs, timeZone }: MidSleepNight): number {
  const { hour, minute, second } = wallClock((inBedMs + outOfBedMs) / 2, timeZone);
  return hour * 60 + minute + second / 60;
}

/**
 * Standard deviation (n − 1) of mid-sleep, minutes: how much sleep times vary. Computed on the clock's circle, so 23:50 and 00:10 are 20
 * minutes apart. Stands in for the Sleep Regularity Index if there are too few nights.
 * @returns undefined for fewer than three nights
 */
export function midSleepSdMinutes(nights: readonly MidSleepNight[]): number | undefined {
  if (nights.length < MIN_NIGHTS) return undefined;
  const minutes = nights.map(midSleepMinutes);
  const center = clockMean(minutes).minute;
  const offsets = minutes.map((each) => {
    const offset = (((each - center) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    return offset > DAY_MINUTES / 2 ? offset - DAY_MINUTES : offset;
  });
  return sdOf(offsets);
}

/** Sleep of a day with its rating. */
export interface RatedDay extends SleepDay {
  readonly regularity: Regularity;
  /** Variation of mid-sleep over two weeks, minutes; only if the index is unknown. */
  readonly midSleepSdMinutes: number | undefined;
  /** Undefined under 18 and on days without a night. */
  readonly score: SleepScore | undefined;
}

/**
 * All days with sleep, with their regularity and score, oldest first. Entries can be in any order.
 * @param timeZone of the latest night, which decides when days start for the regularity
 */
export function ratedDays(
  sleeps: readonly EnteredSleep[],
  ageYears: number,
  timeZone: string,
): readonly RatedDay[] {
  const days = sleepDays(sleeps);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const need = sleepNeed(ageYears);
  const pairs = dayPairs(sleeps, first.date, addDays(last.date, -1), timeZone);
  return days.map((day, index) => {
    const { night, date } = day;
    const regularity = sleepRegularity(pairs, date);
    const since = addDays(date, 1 - REGULARITY_DAYS);
    const lately = days.slice(Math.max(0, index + 1 - REGULARITY_DAYS), index + 1);
    const nights = lately.flatMap((each) => (each.date >= since && each.night ? [each.night] : []));
    const sd = regularity.index === undefined ? midSleepSdMinutes(nights) : undefined;
    const facts = night && {
      asleepHours: day.asleepMinutes / 60,
      efficiencyPercent: night.efficiencyPercent,
      regularityIndex: regularity.index,
      midSleepSdMinutes: sd,
      quality: night.quality ?? undefined,
      awakeMinutes: night.wasoMinutes,
    };
    return {
      ...day,
      regularity,
      midSleepSdMinutes: sd,
      score: facts && ageYears >= ADULT_YEARS ? sleepScore(facts, need) : undefined,
    };
  });
}
