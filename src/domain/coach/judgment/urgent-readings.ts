import {
  type LatestReading,
  type ReadingReader,
  type ReadingSubject,
  READING_SUBJECTS,
  readingWarning,
  type ReadingWarning,
} from '#domain/advice/urgent-readings.ts';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';

const SUBJECTS: Readonly<Record<string, ReadingSubject>> = {
  bloodKetonesMmoll: 'ketones',
  systolicMmhg: 'pressure',
  diastolicMmhg: 'pressure',
  bodyTemperatureC: 'temperature',
  oxygenSaturationPercent: 'oxygen',
  restingHeartRateBpm: 'heart-rate',
};

/** "How am I doing?", "is everything OK", "anything I should worry about?" */
const CHECK_UP =
  /^(?:so )?(?:how (?:am i|'m i) (?:doing|looking)|(?:is|are) (?:everything|all|things|it all|my (?:numbers|readings|values|vitals)) (?:ok|okay|fine|alright|all right|good|normal|in range)|am i (?:ok|okay|fine|healthy|alright|all right)|(?:is there )?anything (?:(?:that )?i should|i need to|to) (?:worry|be (?:worried|concerned)|know|watch|look)\b.*|what(?:'s| is) wrong with me|should i (?:be )?(?:worry|worried|concerned))(?: (?:today|right now|now|at the moment|about))*$/;

/** "Should I train today?", "can I go for a run?" */
const TRAINING =
  /^(?:(?:should|can|could|may|do) i|(?:is it|would it be) (?:ok|okay|safe|fine|a good idea) to) (?:still )?(?:go (?:for|to|on) (?:an? |the )?)?(?:train|work ?out|exercise|run|lift|gym|jog|ride|swim|hike|race|walk)\b/;

/** Food can correct a low, and make a high worse. */
const OF_MEALS: readonly ReadingSubject[] = ['glucose', 'ketones'];

const subjectOf = (metric: string): ReadingSubject | undefined =>
  SUBJECTS[metric] ?? (findMetric(metric)?.list === 'glucose' ? 'glucose' : undefined);

/** Whether a query is about today, or about whatever is latest. */
function reachesToday({ window }: Query, today: string): boolean {
  const { from, to } = spanOf(window, today);
  return (to === null || to >= today) && (from === null || from <= today);
}

/** What an answer is about, of the readings that can be dangerous. */
export function readingSubjects(
  { kind, query, figures }: Reply,
  question: string,
  today: string,
): ReadonlySet<ReadingSubject> {
  if (kind === 'safety' || kind === 'proposal') return new Set();
  const plain = plainWords(question);
  if (CHECK_UP.test(plain) || TRAINING.test(plain)) return new Set(READING_SUBJECTS);
  if (kind === 'meals') return new Set(OF_MEALS);
  const queries = [query, ...figures.map((figure) => figure.query)].filter((each) => each !== null);
  return new Set(
    queries.filter((each) => reachesToday(each, today)).flatMap(({ metric }) => subjectOf(metric) ?? []),
  );
}

/** Warnings about last readings of these subjects. */
export const warningsAbout = (
  subjects: ReadonlySet<ReadingSubject>,
  readings: readonly LatestReading[],
  reader: ReadingReader,
): readonly ReadingWarning[] =>
  readings
    .filter(({ subject }) => subjects.has(subject))
    .flatMap((reading) => readingWarning(reading, reader) ?? []);

/** An answer that also says what to do about the member's last readings, as their screens do. */
export function withReadingWarnings(said: Reply, warnings: readonly ReadingWarning[]): Reply {
  const [first] = warnings;
  if (!first) return said;
  const texts = warnings.map(
    ({ title, said: read, text }, at) => `${at === 0 ? '' : `${title}: `}${read} ${text}`,
  );
  // "I need two readings" or "I didn't understand that" would hide it.
  if (said.figures.length === 0)
    return { ...said, kind: 'answer', title: first.title, paragraphs: texts, choices: [] };
  const rest = said.paragraphs.filter((paragraph) => !warnings.some(({ text }) => text === paragraph));
  // What to do must not follow general advice.
  const isFigureAlone = said.query !== null && rest.length === 1;
  return {
    ...said,
    title: first.title,
    paragraphs: isFigureAlone ? [...rest, ...texts] : [...texts, ...rest],
  };
}
