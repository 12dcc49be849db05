import { isMarkerKey, markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { dietFor } from '#domain/blood/diet/marker-diet.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import type { Topic, TopicFact } from '#domain/coach/topics/topic.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { FIGURE_FACTS } from '#domain/coach/subjects/facts/figure-facts.ts';
import { MICRONUTRIENT_FACTS } from '#domain/coach/subjects/facts/micronutrient-facts.ts';
import { MACRO_FACTS } from '#domain/coach/subjects/facts/nutrient-facts.ts';
import { SUPPLEMENT_FACTS } from '#domain/coach/subjects/facts/supplement-facts.ts';
import { causeWords } from '#domain/coach/subjects/facts/markers/marker-facts.ts';
import { markerFacts } from './marker-facts-of.ts';
import type { Subject } from './named-subject.ts';
import type { AboutSubject } from './read-asked.ts';
import type { Asks } from '#domain/coach/subjects/shapes/shapes.ts';
import { nextOf } from './next-questions.ts';
import type { SubjectFacts } from './subject-facts.ts';
import { placeOf, subjectName } from './subject-names.ts';
import { TITLES } from './subject-titles.ts';
import { isOrAre } from '#domain/words/agreement.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const NUTRIENT_FACTS: Readonly<Record<string, SubjectFacts>> = { ...MACRO_FACTS, ...MICRONUTRIENT_FACTS };

const NEEDS = {
  fasting: ' after an overnight fast',
  morning: ' in the morning',
  'morning-fasting': ' in the morning after an overnight fast',
} as const;

function factsOfMarker(key: MarkerKey): SubjectFacts | undefined {
  const facts = markerFacts(key);
  if (!facts) return undefined;
  const { needs, specimen } = markerOf(key);
  const sample = specimen === 'urine' ? 'in a urine sample' : 'with a blood test';
  return {
    is: facts.is,
    high: causeWords('high', facts.high),
    low: causeWords('low', facts.low),
    measure: `It’s measured ${sample}${needs ? NEEDS[needs] : ''}. Get tested when you’re well and haven’t trained hard in the last few days, and use the same lab each time if you can.`,
    ...(dietFor(key, 'low') && { up: dietFor(key, 'low')?.rule ?? '' }),
  };
}

function factsOfSupplement({ substance, supplement }: Subject): SubjectFacts | undefined {
  const facts = supplement?.facts ?? (substance && SUPPLEMENT_FACTS[substance]);
  return facts && { is: facts.is, why: facts.does, high: facts.harm };
}

/** Whether the words name more than what is eaten. */
const isMeasured = ({ metric, concept }: Subject): boolean => metric !== undefined || concept !== undefined;

/** Facts about a subject, those of the meaning that was asked for first. */
export function factsOf(subject: Subject): readonly SubjectFacts[] {
  const { nutrient, marker, metric, concept, isBlood, isPill } = subject;
  const ofMarker = marker && factsOfMarker(marker);
  const ofPill = factsOfSupplement(subject);
  return [
    isBlood ? ofMarker : undefined,
    isPill ? ofPill : undefined,
    concept?.facts,
    metric === undefined ? undefined : FIGURE_FACTS[metric],
    // Cholesterol and sugar in the blood come before those in food.
    isMeasured(subject) ? ofMarker : undefined,
    nutrient && NUTRIENT_FACTS[nutrient],
    ofPill,
    ofMarker,
  ].filter((facts) => facts !== undefined);
}

/** Causes are those of the blood value if there is one. */
const byBloodFirst = (subject: Subject): readonly SubjectFacts[] =>
  factsOf(subject.marker && !isMeasured(subject) ? { ...subject, isBlood: true } : subject);

type Texts = readonly (string | undefined)[];

/** What answers a question, best first; more than one text is one answer. */
function textsOf({ asks, subject, isOwn }: AboutSubject): Texts {
  const all = factsOf(subject);
  const isEaten = subject.nutrient !== undefined && !isMeasured(subject);
  const pick = (field: keyof SubjectFacts, among = all): string | undefined =>
    among.find((facts) => facts[field] !== undefined)?.[field];
  switch (asks) {
    case 'what':
      return [all[0]?.is, all[0]?.why];
    case 'why':
      return [all[0]?.is, all[0]?.why ?? (all[0]?.is === undefined ? pick('why') : undefined)];
    case 'works':
      return [pick('why'), subject.nutrient ? undefined : pick('high')];
    case 'normal':
    case 'state':
      return [pick('normal')];
    case 'high':
      return [pick('high', byBloodFirst(subject))];
    case 'low':
      return [pick('low', byBloodFirst(subject))];
    case 'lack':
      return [pick('low')];
    case 'too-much':
      return [pick('high')];
    case 'safe':
      return [pick('high')];
    case 'raise':
      return [pick('up') ?? (isEaten && !isOwn ? pick('rich') : undefined)];
    case 'lower':
      return [pick('down') ?? (isEaten && !subject.isBlood ? pick('poor') : undefined)];
    case 'improve':
      return [all.some(({ better }) => better === 'down') ? pick('down') : pick('up')];
    case 'rich':
    case 'poor':
      return [pick(asks)];
    case 'drivers':
      return [pick('low', byBloodFirst(subject)), pick('high', byBloodFirst(subject))];
    case 'measure':
      return [pick('measure'), pick('accuracy')];
    case 'calculated':
      return [all[0]?.is, pick('accuracy')];
    case 'log':
      return [placeOf(subject).text];
    default:
      return [];
  }
}

/** Questions about the member too, not only about the subject. */
const WITH_FIGURE: ReadonlySet<Asks> = new Set([
  'what',
  'why',
  'normal',
  'state',
  'high',
  'low',
  'raise',
  'lower',
]);
/** Figures of these lists are computed from all readings of a window. */
const NO_FIGURE = /^(?:glucose|fasts|workouts|targets)$/;

/** Names of figures where the one in the catalog is a label. */
const FIGURE_NAMES: Readonly<Record<string, string>> = {
  stressScore: 'stress score',
  lifesEssential8: 'Life’s Essential 8 score',
  waistCm: 'waist measurement',
  hipCm: 'hip measurement',
  waterMl: 'water intake',
};

/** The member’s own figure, if the subject is one. */
function figureOfSubject({ nutrient, marker, metric, concept, isBlood }: Subject): TopicFact | undefined {
  const key = (isBlood ? marker : undefined) ?? metric ?? (concept ? undefined : (nutrient ?? marker));
  const found = key === undefined ? undefined : findMetric(key);
  if (!found || NO_FIGURE.test(found.list)) return undefined;
  const name = FIGURE_NAMES[found.key] ?? nameOf(found).replace(/ intake$/, '');
  const isLatest = found.plain === 'last';
  return {
    query: isLatest
      ? { metric: found.key, aggregate: 'last', window: { kind: 'all' } }
      : { metric: found.key, aggregate: 'mean', window: { kind: 'last-days', days: 14 } },
    words: isLatest
      ? `Your latest ${name} ${isOrAre([name])} #.`
      : nutrient
        ? nutrient === 'energyKcal'
          ? '# a day'
          : `# of ${name} a day`
        : `Your ${name} averaged # in the last 14 days${found.key === 'stressScore' ? ' (100 is calm)' : ''}.`,
  };
}

const sourcesOf = (marker: MarkerKey | undefined): NonNullable<Topic['sources']> => {
  const source = marker && isMarkerKey(marker) ? markerOf(marker).source : undefined;
  return source?.doi === undefined ? [] : [{ name: source.label, url: `https://doi.org/${source.doi}` }];
};

/** What can be said in general, with the member’s own figure; undefined if nothing is known. */
export function subjectTopic(asked: AboutSubject): Topic | undefined {
  const { asks, subject } = asked;
  const [first, ...more] = textsOf(asked).filter((text) => text !== undefined && text !== '');
  if (first === undefined) return undefined;
  const name = subjectName(subject);
  const figure = WITH_FIGURE.has(asks) ? figureOfSubject(subject) : undefined;
  return {
    key: `subject-${asks}`,
    signs: [],
    title: capitalized(TITLES[asks]?.(name, subject) ?? name),
    answersFirst: true,
    paragraphs: [[first, ...more].join(' ')],
    ...(figure && { facts: [figure] }),
    links: [placeOf(subject).link],
    sources: asks === 'what' && subject.metric === undefined ? sourcesOf(subject.marker) : [],
    next: nextOf(asked),
  };
}
