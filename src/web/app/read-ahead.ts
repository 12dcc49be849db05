import { addDays } from '#domain/time/local-date.ts';
import { api, forgetAhead } from '#web/lib/api.ts';
import { deviceTimeZone, isLocalDate, todayHere } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';

const AHEAD = { context: { isAhead: true } } as const;

/** The range of days that ends on `to`. */
const daysUntil = (to: string, days: number) => ({ from: addDays(to, 1 - days), to });

/** Reads that both screens make for a day. The log box reads its foods on first use. */
const ofDay = (date: string): readonly Promise<unknown>[] => [
  api.account.me(undefined, AHEAD),
  api.meals.day({ date }, AHEAD),
  api.meals.days(daysUntil(date, 14), AHEAD),
];

const ofDashboard = (date: string, today: string): readonly Promise<unknown>[] => [
  ...ofDay(date),
  api.goals.get(undefined, AHEAD),
  api.water.drinks.list(daysUntil(date, 14), AHEAD),
  api.fasting.running(undefined, AHEAD),
  api.fasting.fasts.list(daysUntil(today, 91), AHEAD),
  api.sleep.list(daysUntil(date, 28), AHEAD),
  api.movement.workouts.list(daysUntil(date, 28), AHEAD),
  api.movement.days.list(daysUntil(date, 28), AHEAD),
  api.movement.sources.get(undefined, AHEAD),
  api.vitals.list(daysUntil(date, 28), AHEAD),
  api.stress.checkIns.list(daysUntil(date, 14), AHEAD),
  api.body.list(daysUntil(date, 73), AHEAD),
  api.glucose.trace(daysUntil(date, 14), AHEAD),
  api.glucose.readings.list(daysUntil(today, 181), AHEAD),
  api.bioAge.overview(undefined, AHEAD),
  api.experiments.list(undefined, AHEAD),
  ...(date === today
    ? [
        api.longevity.today({ date, timeZone: deviceTimeZone() }, AHEAD),
        api.supplements.reminders.list(undefined, AHEAD),
        api.advice.get({ date, timeZone: deviceTimeZone() }, AHEAD),
      ]
    : [api.longevity.history({ from: date, to: date }, AHEAD)]),
];

const ofDayScreen = (date: string): readonly Promise<unknown>[] => [
  ...ofDay(date),
  api.foodPreferences.get(undefined, AHEAD),
  api.health.get(undefined, AHEAD),
];

/**
 * Prefetches all data of the screen at an address in one request, before its code runs. The screen's own reads then use these answers. A
 * read missing here only costs the screen a separate request.
 */
export function readAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const today = todayHere();
  const [, screen, ofPath = ''] = pathname.split('/');
  const asked = screen === 'dashboard' ? (new URLSearchParams(search).get('date') ?? '') : ofPath;
  const date = isLocalDate(asked) ? asked : today;
  const reads =
    screen === 'dashboard'
      ? ofDashboard(date, today)
      : screen === 'meals' && (asked === '' || asked === date)
        ? ofDayScreen(date)
        : [];
  // The screen that uses an answer also reports its failure.
  for (const read of reads) read.catch(() => undefined);
}

// Answers from before a write don't include it.
onSent(forgetAhead);
