import { shortDate } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { formatRange } from '#domain/glucose/glucose-text.ts';
import { TIGHT_RANGE_MGDL, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn } from '#server/member/queries.ts';
import { latestOf, toJudge } from './own-figure.ts';

const LINKS: Reply['links'] = [{ name: 'Open glucose', screen: 'glucose' }];
/** International consensus on time in range and glucose variability. */
const SOURCES: Reply['sources'] = [
  { name: 'Battelino 2019, time in range', url: 'https://doi.org/10.2337/dci19-0028' },
];
const TARGET_PERCENT = 70;
/**
 * A lenient limit without diabetes: healthy adults spend about this much even in the tighter 70 to 140 mg/dL (Shah 2019,
 * doi:10.1210/jc.2018-02763).
 */
const USUAL_PERCENT = 96;
const MAX_CV_PERCENT = 36;

const lastDays = (metric: string): Query => ({
  metric,
  aggregate: 'mean',
  window: { kind: 'last-days', days: 14 },
});

const NO_READINGS = reply({
  kind: 'advice',
  title: 'No readings in the last 14 days',
  paragraphs: [
    'Add readings or import your sensor’s file on the glucose screen, and I can tell you how they look.',
  ],
  links: LINKS,
});

/** "Is my time in range good?" */
export async function timeInRangeReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const [found, { health }] = await Promise.all([
    toJudge(asker, lastDays('glucoseInRangePercent'), stated),
    memberOn(asker.db, asker.userId, asker.nowMs),
  ]);
  if (!found) return NO_READINGS;
  const hasDiabetes = isDiabetesKnown(health);
  const isPregnant = health?.isPregnant === true;
  const { value } = found.figure;
  return reply({
    kind: 'answer',
    title: isPregnant
      ? null
      : hasDiabetes
        ? value > TARGET_PERCENT
          ? 'Yes, above the usual target'
          : 'Below the usual target'
        : value >= USUAL_PERCENT
          ? 'Nearly always in range'
          : 'Below what’s usual without diabetes',
    paragraphs: [
      found.isStated
        ? 'You said your time in range is [[f1]].'
        : 'Your time in range was [[f1]] in the last 14 days.',
      `For people with diabetes, the usual target is more than ${TARGET_PERCENT}% of readings in ${formatRange(...TIME_IN_RANGE_MGDL, asker.units.glucose)} and less than 4% below that. For older or frail people, it’s more than 50% in range. During pregnancy, the range is lower, so this doesn’t apply. People without diabetes are in range nearly all day. Your care team’s target comes first.`,
    ],
    figures: [found.figure],
    links: LINKS,
    sources: SOURCES,
    next: ['How do I improve my time in range?', 'Which foods spike my glucose?'],
    query: found.query,
  });
}

/** "Is my glucose variability good?" */
export async function variabilityReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const found = await toJudge(asker, lastDays('glucoseCvPercent'), stated);
  if (!found) return NO_READINGS;
  return reply({
    kind: 'answer',
    title: found.figure.value <= MAX_CV_PERCENT ? 'Steady' : 'Swings a lot',
    paragraphs: [
      found.isStated
        ? 'You said your glucose varies by [[f1]].'
        : 'Your glucose varied by [[f1]] in the last 14 days.',
      `For people with diabetes, up to ${MAX_CV_PERCENT}% counts as stable. In people without diabetes, it’s usually below 20%.`,
    ],
    figures: [found.figure],
    links: LINKS,
    sources: SOURCES,
    next: ['Which foods spike my glucose?'],
    query: found.query,
  });
}

/** Whom the range is for. */
function rangeWords(hasDiabetes: boolean, unit: CoachAsker['units']['glucose']): string {
  const [[low, high], [from, to]] = [TIME_IN_RANGE_MGDL, TIGHT_RANGE_MGDL];
  return hasDiabetes
    ? `The usual target range for people with diabetes is ${formatRange(low, high, unit)}. During pregnancy, it’s lower.`
    : `The range ${formatRange(low, high, unit)} is meant for people with diabetes. In people without diabetes, nearly all readings are within ${formatRange(from, to, unit)}.`;
}

/** "Is my blood sugar OK?": the last reading and the last two weeks; undefined without readings in them. */
export async function glucoseReply(asker: CoachAsker): Promise<Reply | undefined> {
  const [mean, range, last, { health }] = await Promise.all([
    toJudge(asker, lastDays('glucoseMgdl'), undefined),
    toJudge(asker, lastDays('glucoseInRangePercent'), undefined),
    toJudge(asker, latestOf('glucoseMgdl'), undefined),
    memberOn(asker.db, asker.userId, asker.nowMs),
  ]);
  if (!mean || !range || !last) return undefined;
  const [low, high] = TIME_IN_RANGE_MGDL;
  const { value, to } = last.figure;
  const title = value < low ? 'Below range' : value > high ? 'Above range' : 'In range';
  const [first, second, third] = [
    { ...last.figure, id: 'f1' },
    { ...mean.figure, id: 'f2' },
    { ...range.figure, id: 'f3' },
  ];
  return reply({
    kind: 'answer',
    title,
    paragraphs: [
      `Your last reading was [[f1]]${to === null ? '' : to === asker.today ? ', today' : `, on ${shortDate(to, asker.today)}`}. ${rangeWords(isDiabetesKnown(health), asker.units.glucose)}`,
      `In the last 14 days, your average was [[f2]], and [[f3]] of your readings were within ${formatRange(low, high, asker.units.glucose)}.`,
    ],
    figures: [first, second, third],
    links: LINKS,
    sources: SOURCES,
    next: ['Which foods spike my glucose?', 'Is my time in range good?'],
    query: last.query,
  });
}
