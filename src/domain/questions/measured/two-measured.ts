import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { askedPart } from './asked-part.ts';
import { measuredParts, type MeasuredParts } from './measured-parts.ts';
import type { Role } from './roles.ts';
import { readParts } from './read-measured.ts';

type Both = readonly [Understood, Understood];

const PRESSURE = /\b(?:blood pressures?|bps?)\b/giu;
const NAMED = /\b(?:systolic|diastolic)\b/iu;
/** "Both numbers", "the top and the bottom number": what the pair is made of. */
const OF_PAIR =
  /,? ?(?:(?:could|can|would) you )?(?:please )?(?:give me )?(?:the )?(?:both|(?:the )?top and (?:the )?bottom|upper and lower|systolic and diastolic)(?: (?:numbers?|figures?|values?|readings?))?(?: please)?(?=$|[?.!,]| for| in| over)/giu;

/** Blood pressure is two figures. */
function ofPressure(question: string, source: RecordSource, lexicon: Lexicon): Both | undefined {
  const plain = question.replace(OF_PAIR, '');
  if (!PRESSURE.test(plain) || NAMED.test(plain)) return undefined;
  const [systolic, diastolic] = ['systolic', 'diastolic'].map((name) =>
    readQuestion(plain.replace(PRESSURE, `${name} blood pressure`), source, lexicon),
  );
  return systolic && diastolic && [systolic, diastolic];
}

/** Roles of two values asked for at once, and the statistic and records of each. */
const PAIRS: readonly (readonly [
  needs: readonly Exclude<Role, 'when'>[],
  (parts: MeasuredParts) => readonly [Partial<Query>, Partial<Query>],
])[] = [
  [['start', 'last'], () => [{ aggregate: 'first' }, { aggregate: 'last' }]],
  [['first', 'last'], () => [{ aggregate: 'first' }, { aggregate: 'last' }]],
  [['prev', 'last'], () => [LATEST, BEFORE_IT]],
  [['both'], () => [LATEST, BEFORE_IT]],
  [['last', 'extreme'], ({ end = 'max' }) => [{ aggregate: 'last' }, { aggregate: end }]],
];
const LATEST = { aggregate: 'last', only: { order: 'last', count: 1 } } as const;
const BEFORE_IT = { aggregate: 'last', only: { order: 'last', count: 1, skip: 1 } } as const;

/** "At the first test and at the last", "the latest value and the lowest". */
function ofTwoValues(question: string, source: RecordSource, lexicon: Lexicon): Both | undefined {
  const part = askedPart(question, source, lexicon);
  const parts = part && measuredParts(part, source, lexicon);
  const roles = [...(parts?.roles ?? [])].filter((role): role is Exclude<Role, 'when'> => role !== 'when');
  const pair = PAIRS.find(
    ([needs]) => needs.length === roles.length && needs.every((role) => roles.includes(role)),
  );
  if (!parts || !pair) return undefined;
  const { metric, window, unit } = parts;
  const [one, other] = pair[1](parts).map((fields) => ({
    query: { metric: metric.key, aggregate: 'last' as const, window, ...fields },
    ...(unit === undefined ? {} : { unit }),
  }));
  return one && other && [one, other];
}

/** "Before March 4": the latest value then, or the average. */
function plainOf({ metric, roles, window, isTimed, unit }: MeasuredParts): Understood | undefined {
  const isPlain = [...roles].every((role) => role === 'mean');
  if (!isTimed || !isPlain) return undefined;
  return {
    query: { metric: metric.key, aggregate: roles.has('mean') ? 'mean' : metric.plain, window },
    ...(unit === undefined ? {} : { unit }),
  };
}

/** "The last test before March 4 and the first one after it": of one metric at two times. */
function ofTwoTimes(question: string, source: RecordSource, lexicon: Lexicon): Both | undefined {
  const part = askedPart(question, source, lexicon);
  if (!part) return undefined;
  const halves = part.asked.split(/ ?,? and (?=(?:the|what|at|on|in|after|before|my) )/);
  const [first, second] = halves;
  if (first === undefined || second === undefined || halves.length !== 2) return undefined;
  const topic = [first, part.statement].filter((each) => each !== '');
  const [one, other] = [
    { asked: first, statement: part.statement },
    { asked: second, statement: topic[0] ?? '' },
  ].map((each) => {
    const parts = measuredParts(each, source, lexicon);
    return parts && (readParts(parts) ?? plainOf(parts));
  });
  if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return undefined;
  if (one.query.metric !== other.query.metric) return undefined;
  // "The most I weighed in January and the least": then, too.
  const isOpen = other.query.window.kind === 'all' && !readTimes(second, source.today).times.length;
  return [one, isOpen ? { ...other, query: { ...other.query, window: one.query.window } } : other];
}

/** The two measured values that a question asks for at once. */
export const readTwoMeasured = (question: string, source: RecordSource, lexicon: Lexicon): Both | undefined =>
  ofPressure(question, source, lexicon) ??
  ofTwoValues(question, source, lexicon) ??
  ofTwoTimes(question, source, lexicon);
