import { eq } from 'drizzle-orm';
import type { HealthAnswersInput } from '#contract/health.ts';
import type { DayTime } from '#domain/supplements/rule.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { healthProfiles } from '#server/health/tables.ts';
import { retestTitle } from '#server/supplements/reminder-queries.ts';
import { ownSupplements, reminders, supplementTakes } from '#server/supplements/tables.ts';
import { demoId, momentOf } from './demo-time.ts';
import { seededRandom } from './random.ts';
import type { RowsOf } from './tracker-rows.ts';

/** Days with logged doses. */
const TAKEN_DAYS = 30;
const FORGETS = 0.12;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Robin takes thyroid hormone, trains with weights, sleeps badly on some nights, and eats fish once a week. */
const ROBINS_HEALTH: HealthAnswersInput = {
  medicines: ['levothyroxine'],
  metforminYears: null,
  acidBlockerYears: null,
  conditions: ['thyroid-disease', 'prediabetes'],
  allergies: [],
  situations: ['resistance-training', 'no-cholesterol-medicine', 'slow-to-fall-asleep'],
  dietPattern: 'omnivore',
  isPregnant: false,
  isBreastfeeding: false,
  couldBecomePregnant: true,
  isMenstruating: true,
  surgeryWithin2Weeks: false,
  smokes: false,
  fishPerWeek: 1,
  usesIodisedSalt: true,
};

interface Taken {
  readonly name: string;
  readonly substance: 'vitamin-d' | 'magnesium';
  readonly amount: number;
  readonly dayTime: DayTime;
  readonly minuteOfDay: number;
  readonly sinceDays: number;
  readonly retestInDays: number;
}

/** Vitamin D since the first blood test; magnesium for a few weeks, with a check due. */
const TAKEN: readonly Taken[] = [
  {
    name: 'Vitamin D3',
    substance: 'vitamin-d',
    amount: 25,
    dayTime: 'midday',
    minuteOfDay: 12 * 60 + 40,
    sinceDays: 200,
    retestInDays: 64,
  },
  {
    name: 'Magnesium',
    substance: 'magnesium',
    amount: 100,
    dayTime: 'evening',
    minuteOfDay: 20 * 60 + 15,
    sinceDays: 87,
    retestInDays: -3,
  },
];

const idOf = ({ name }: Taken): string => demoId(`supplement ${name}`, 1);

const ticksOf = (of: RowsOf, taken: Taken, date: string, untilMs: number) => {
  const atMs = momentOf(date, taken.minuteOfDay, of.timeZone);
  if (atMs > untilMs || seededRandom(`forgets ${taken.name} ${date}`)() < FORGETS) return [];
  return [
    {
      ...of,
      id: demoId(`take ${taken.name}`, atMs),
      localDate: date,
      supplementId: idOf(taken),
      takenAt: new Date(atMs),
      dayTime: taken.dayTime,
    },
  ];
};

/** Writes what the demo member took on these local days up to `untilMs`. Existing entries stay. */
export async function writeTakes(
  db: Db,
  of: RowsOf,
  dates: readonly string[],
  untilMs: number,
): Promise<void> {
  // Data of an older release has no supplements until the next night.
  const known = await db
    .select({ id: ownSupplements.id })
    .from(ownSupplements)
    .where(eq(ownSupplements.userId, of.userId));
  const ids = new Set(known.map(({ id }) => id));
  const there = TAKEN.filter((taken) => ids.has(idOf(taken)));
  const rows = dates.flatMap((date) => there.flatMap((taken) => ticksOf(of, taken, date, untilMs)));
  if (rows.length > 0) await db.insert(supplementTakes).values(rows).onConflictDoNothing();
}

/** Writes the demo member's health profile, supplements, and a month of ticks. */
export async function writeSupplements(db: Db, of: RowsOf, nowMs: number): Promise<void> {
  const today = localDate(nowMs, of.timeZone);
  const { userId } = of;
  await db
    .insert(healthProfiles)
    .values({ userId, answers: ROBINS_HEALTH, answeredOn: addDays(today, -40) })
    .onConflictDoNothing();
  for (const taken of TAKEN) {
    const { name, substance, amount, dayTime, sinceDays, retestInDays } = taken;
    const [id, retestOn] = [idOf(taken), addDays(today, retestInDays)];
    const retestMarker = substance === 'vitamin-d' ? ('vitamin-d-25oh' as const) : null;
    await db
      .insert(ownSupplements)
      .values({
        ...of,
        id,
        localDate: addDays(today, -sinceDays),
        name,
        amounts: [{ substance, amount }],
        times: [dayTime],
        weekdays: EVERY_DAY,
        retestOn,
        retestMarker,
      })
      .onConflictDoNothing();
    const title = retestMarker ? retestTitle(retestMarker) : `Check if you still need ${name}`;
    const link = retestMarker ? '/blood-tests' : '/supplements';
    await db
      .insert(reminders)
      .values({ userId, id, kind: 'retest', dueOn: retestOn, title, link })
      .onConflictDoNothing();
  }
  const dates = Array.from({ length: TAKEN_DAYS }, (_, ago) => addDays(today, -ago));
  await writeTakes(db, of, dates, nowMs);
}
