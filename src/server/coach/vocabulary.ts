import { and, eq, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { METRICS } from '#domain/metrics/catalog.ts';
import { WORKOUT_KINDS } from '#domain/movement/workout-types.ts';
import { recordSource, SAMPLE_DATE, type Entry, type RecordSource } from '#domain/query/record-source.ts';
import { buildLexicon, type Lexicon } from '#domain/questions/lexicon.ts';
import { bloodPanels } from '#server/blood/tables.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { supplementNames } from '#server/supplements/dose-queries.ts';
import { mayTellOfWorkout } from '#domain/questions/context/topics.ts';
import { mayNameWorkoutDay } from '#domain/questions/times/workout-dates.ts';
import { workoutEntries } from './entry-rows.ts';
import { foodNames } from './food-rows.ts';
import { targetFigures } from '#server/goals/target-figure-queries.ts';
import type { CoachAsker } from './asker.ts';
import type { Asker } from './record-queries.ts';

type Member = Omit<Asker, 'today'>;

/** Words for a member's records, to understand questions. */
export interface Vocabulary {
  /** One record of each kind instead of all. */
  readonly source: RecordSource;
  readonly lexicon: Lexicon;
}

interface Known extends Vocabulary {
  /** All that they follow from. */
  readonly state: string;
  readonly foods: readonly string[];
  readonly hasPanels: boolean;
}

/** Number of members whose vocabulary is cached; building one takes a tenth of a second. */
const MAX_KEPT = 50;
const kept = new LRUCache<string, Known>({ max: MAX_KEPT });

const sample = (kind: string | null, name: string | null, fields: readonly string[]): Entry => ({
  date: SAMPLE_DATE,
  at: null,
  kind,
  name,
  values: Object.fromEntries(fields.map((field) => [field, 1])),
});

/** Metrics from files for `ask` without a column in the product: their names refer to what it has. */
const NOT_STORED: ReadonlySet<string> = new Set([
  'activeZoneMinutes',
  'fatburnActiveZoneMinutes',
  'cardioActiveZoneMinutes',
  'peakActiveZoneMinutes',
  'stressScore',
  'workoutSteps',
  'workoutActiveZoneMinutes',
  'workoutElevationM',
]);

type SampledList =
  | 'days'
  | 'workouts'
  | 'foods'
  | 'drinks'
  | 'weights'
  | 'fasts'
  | 'glucose'
  | 'blood'
  | 'supplements';

const fieldsOf = (list: SampledList): readonly string[] =>
  METRICS.flatMap(({ key, list: of, field }) =>
    of === list && field !== null && !NOT_STORED.has(key) ? [field] : [],
  );

const one = (list: SampledList): readonly Entry[] => [sample(null, null, fieldsOf(list))];

/** A record of every kind that the product stores, but foods and blood tests. */
const SAMPLES = {
  days: one('days'),
  workouts: WORKOUT_KINDS.map((kind) => sample(kind, null, fieldsOf('workouts'))),
  drinks: one('drinks'),
  weights: one('weights'),
  fasts: one('fasts'),
  glucose: one('glucose'),
};
const FOOD_FIELDS = fieldsOf('foods');
const BLOOD = sample(null, null, fieldsOf('blood'));
const DOSE_FIELDS = fieldsOf('supplements');

/** Records of every kind that the product stores, with the member's foods. */
const sampleSource = (
  today: string,
  { foods, targets, panelDates: dates, supplements }: MemberNames,
  workouts: readonly Entry[] = [],
): RecordSource =>
  recordSource({
    today,
    isTodayOver: false,
    targets,
    entries: {
      ...SAMPLES,
      // The words mean the same before the first meal.
      foods: (foods.length > 0 ? foods : [null]).map((name) => sample(null, name, FOOD_FIELDS)),
      // Questions refer to them: "since my last panel", "the day after my longest run".
      workouts: [...SAMPLES.workouts, ...workouts],
      blood: dates.map((date) => ({ ...BLOOD, date })),
      supplements: supplements.map(({ name, ingredient }) => sample(name, ingredient, DOSE_FIELDS)),
    },
  });

const panelDates = prepared((db) =>
  db
    .selectDistinct({ date: bloodPanels.localDate })
    .from(bloodPanels)
    .where(and(eq(bloodPanels.userId, sql.placeholder('userId')), isNull(bloodPanels.deletedAt)))
    .orderBy(bloodPanels.localDate)
    .prepare('panel_dates'),
);

/** Days of the member's blood tests, oldest first. */
export async function panelDatesOf({ db, userId }: Pick<Asker, 'db' | 'userId'>): Promise<readonly string[]> {
  const rows = await panelDates(db).execute({ userId });
  return rows.map(({ date }) => date);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** What a member's records are named after, and what their figures are compared with. */
export interface MemberNames {
  readonly foods: readonly string[];
  readonly targets: Readonly<Record<string, number>>;
  readonly panelDates: readonly string[];
  readonly supplements: Awaited<ReturnType<typeof supplementNames>>;
}

/** Reads the names in a member's records, once for a request: a message may be read as a follow-up, as one about doses and as a question of its own. */
export function nameReader(member: Member): () => Promise<MemberNames> {
  const read = async (): Promise<MemberNames> => {
    const { db, userId } = member;
    const [foods, targets, dates, supplements] = await Promise.all([
      foodNames(db, userId),
      targetFigures(member),
      panelDatesOf(member),
      supplementNames(db, userId),
    ]);
    return { foods, targets, panelDates: dates, supplements };
  };
  let names: Promise<MemberNames> | undefined;
  return () => (names ??= read());
}

/** Building a lexicon takes a hundred times as long as the records, and it changes only with these words. */
function wordsOf(today: string, names: MemberNames, before: Known | undefined): Omit<Known, 'state'> {
  const source = sampleSource(today, names);
  const { foods } = names;
  const hasPanels = names.panelDates.length > 0;
  const isKnown = before?.hasPanels === hasPanels && isSame(before.foods, foods);
  return { foods, hasPanels, source, lexicon: isKnown ? before.lexicon : buildLexicon(source) };
}

/** Words for a member's records. @param question to be understood: only one about a certain workout needs all of them */
export async function vocabularyOf(asker: CoachAsker, question: string): Promise<Vocabulary> {
  const { userId, today } = asker;
  const [names, workouts] = await Promise.all([
    asker.names(),
    mayNameWorkoutDay(question) || mayTellOfWorkout(question)
      ? workoutEntries({ ...asker, span: { from: null, to: today } })
      : [],
  ]);
  const state = JSON.stringify([today, names]);
  const before = kept.get(userId);
  const known = before?.state === state ? before : { ...wordsOf(today, names, before), state };
  kept.set(userId, known);
  return workouts.length > 0 ? { ...known, source: sampleSource(today, names, workouts) } : known;
}
