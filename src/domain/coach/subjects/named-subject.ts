import { MARKERS, type MarkerKey } from '#domain/blood/markers.ts';
import { mentionsIn } from '#domain/coach/advice/named-substance.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import type { Substance } from '#domain/supplements/substances.ts';
import type { Concept } from './concept.ts';
import { BODY_CONCEPTS } from '#domain/coach/subjects/facts/body-concepts.ts';
import { DIET_CONCEPTS } from '#domain/coach/subjects/facts/diet-concepts.ts';
import { FIGURE_FACTS } from '#domain/coach/subjects/facts/figure-facts.ts';
import { OTHER_SUPPLEMENT_FACTS } from '#domain/coach/subjects/facts/other-supplement-facts.ts';
import type { SupplementFacts } from '#domain/coach/subjects/facts/supplement-facts.ts';

/** What words name. One name can mean a nutrient, a supplement and a blood value. */
export interface Subject {
  readonly words: string;
  readonly nutrient?: NutrientKey;
  readonly marker?: MarkerKey;
  readonly substance?: Substance;
  readonly supplement?: { readonly name: string; readonly facts: SupplementFacts };
  /** Key of another figure of the catalog. */
  readonly metric?: string;
  readonly concept?: Concept;
  /** Whether the words say which of them is meant: "magnesium pills", "blood magnesium". */
  readonly isPill: boolean;
  readonly isBlood: boolean;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9α-ω]+/g, '');

/** Names that the catalog doesn't have. */
const SPOKEN: Readonly<Record<string, string>> = {
  systolicMmhg: 'blood pressure;bp;systolic;diastolic;top number;bottom number;my pressure',
  bodyTemperatureC: 'temperature;temp',
  oxygenSaturationPercent: 'oxygen',
  restingHeartRateBpm: 'resting hr;heart rate;pulse;heart rate at rest;resting pulse;hr;heartbeat',
  remSleepMinutes: 'rem;dream sleep',
  deepSleepMinutes: 'slow wave sleep',
  sleepLatencyMinutes: 'falling asleep',
  activeZoneMinutes: 'zone minutes;active minutes;active zone minutes;azm;azms',
  bodyMassIndex: 'bmi;body mass index',
  stressScore: 'stress;stress level;stress score;my stress',
  expenditureKcal: 'tdee;maintenance calories;calories burned;calorie expenditure;calorie burn;daily burn',
  vo2MaxMlKgMin: 'vo2max;vo2 max;cardio fitness;fitness',
  fastHours: 'fasting;a fast',
  bloodKetonesMmoll: 'ketones;ketone;ketone bodies;blood ketones',
  glucoseMgdl: 'blood sugar;glucose;blood glucose;sugar levels',
  glucoseCvPercent: 'glucose variability;blood sugar swings;glucose swings;glucose cv',
  glucoseInRangePercent: 'time in range;tir',
  bioAgeYears: 'bio age;biological age',
  healthyEatingIndex: 'diet quality;hei;healthy eating index;diet score',
  waterMl: 'water;hydration;fluids;fluid;drinking water',
  hrvMs: 'hrv;heart rate variability',
  steps: 'steps;step count;daily steps',
  workouts: 'workouts;exercise;working out;training',
  waistCm: 'waistline;waist size;waist measurement',
  sleepMinutes: 'sleep;sleeping',
  energyRating: 'energy level',
};

/** Forms of nutrients. */
const SPOKEN_NUTRIENTS: readonly (readonly [string, NutrientKey])[] = [
  ['vitamin k2', 'vitaminKUg'],
  ['vitamin k1', 'vitaminKUg'],
  ['vitamin d2', 'vitaminDUg'],
  ['vitamin d3', 'vitaminDUg'],
  ['folic acid', 'folateDfeUg'],
  ['vitamin b9', 'folateDfeUg'],
  ['retinol', 'vitaminARaeUg'],
];

const METRIC_OF: ReadonlyMap<string, string> = new Map(
  Object.keys(FIGURE_FACTS).flatMap((key) => {
    const names = METRICS.find((metric) => metric.key === key)?.names ?? [];
    return [...names, ...(SPOKEN[key]?.split(';') ?? [])].map((name) => [plain(name), key] as const);
  }),
);

const NUTRIENT_OF: ReadonlyMap<string, NutrientKey> = new Map([
  ...NUTRIENT_KEYS.flatMap((key) =>
    (METRICS.find((metric) => metric.key === key)?.names ?? [])
      .filter((name) => name !== 'energy')
      .map((name) => [plain(name), key] as const),
  ),
  ...SPOKEN_NUTRIENTS.map(([name, key]) => [plain(name), key] as const),
]);

/** The first one of each name: mass and count of lipoprotein(a) have the same. */
const MARKER_OF: ReadonlyMap<string, MarkerKey> = new Map(
  MARKERS.toReversed().flatMap(({ key, name, aliases }) =>
    [name, key, ...aliases].map((each) => [plain(each), key] as const),
  ),
);

/** Markers that are explained as the nutrients they are. */
const EATEN: Readonly<Partial<Record<MarkerKey, NutrientKey>>> = {
  'vitamin-a': 'vitaminARaeUg',
  'vitamin-e': 'vitaminEMg',
};

const CONCEPT_OF: ReadonlyMap<string, Concept> = new Map(
  [...DIET_CONCEPTS, ...BODY_CONCEPTS].flatMap((concept) =>
    concept.names.split('; ').map((name) => [plain(name), concept] as const),
  ),
);

const LEADING =
  /^(?:(?:my|your|our|the|an?|some|any|these|those|this|that|taking|eating|having|getting|drinking|more|enough|dietary|daily|all|own) )+/;
const PILL = / (?:supplements?|pills?|tablets?|capsules?|powder|gummies|drops)$/;
const BLOOD =
  /^(?:blood|serum) | (?:blood )?(?:levels?|values?|tests?|results?|markers?)$| in (?:the |my )?blood$/;
const TRAILING = / (?:intake|readings?|numbers?|measurements?|entr(?:y|ies)|data|figures?|amounts?)$/;

/** Short words that are names in a list of markers, but not in a sentence. */
const NOT_NAMES = /^(?:|it|that|this|they|them|what|for|pal|vs|hs|is|as|so|in|on|me|i|you|one)$/;

const found = <Value>(names: ReadonlyMap<string, Value>, words: string): Value | undefined => {
  const spoken = plain(words);
  return (
    names.get(spoken) ??
    names.get(spoken.replace(/s$/, '')) ??
    names.get(`${spoken}s`) ??
    names.get(spoken.replace(/^vit(?=[a-k]\d*$)/, 'vitamin')) ??
    (/^[bdk]\d+$/.test(spoken) ? names.get(`vitamin${spoken}`) : undefined)
  );
};

function substanceIn(words: string): Substance | undefined {
  const [mention, ...more] = mentionsIn(words);
  if (!mention && words.endsWith('s')) return substanceIn(words.slice(0, -1));
  const isWhole = mention && more.length === 0 && mention.from === 0 && mention.to === words.length;
  return isWhole ? mention.substance : undefined;
}

/** What a phrase names as a whole; undefined if a part of it is something else. @param phrase plain words */
export function namedSubject(phrase: string): Subject | undefined {
  const asked = phrase.trim().replace(LEADING, '').replace(/'s$/, '');
  const isPill = PILL.test(asked);
  const bare = asked.replace(PILL, '').replace(TRAILING, '');
  const loose = bare.replace(BLOOD, '').trim();
  const tried = [...new Set([asked, bare, loose])].filter((words) => !NOT_NAMES.test(words));
  const first = <Value>(find: (words: string) => Value | undefined): Value | undefined =>
    tried.map(find).find((value) => value !== undefined);
  const marker = first((words) => (plain(words).length > 1 ? found(MARKER_OF, words) : undefined));
  const nutrient = first((words) => found(NUTRIENT_OF, words)) ?? (marker && EATEN[marker]);
  const substance = first(substanceIn);
  const metric = first((words) => found(METRIC_OF, words));
  // "Blood sugar" is the name of a figure, not a lab value of sugar.
  const isBlood = metric === undefined && BLOOD.test(asked);
  const concept = first((words) => found(CONCEPT_OF, words));
  const row = first((words) => OTHER_SUPPLEMENT_FACTS.find(([names]) => names.test(words)));
  if (!nutrient && !marker && !substance && !metric && !concept && !row) return undefined;
  // "My blood pressure pills" are a medication.
  if (isPill && !substance && !row) return undefined;
  return {
    words: loose === '' ? asked : loose,
    isPill,
    isBlood,
    ...(nutrient && { nutrient }),
    ...(marker && { marker }),
    ...(substance && { substance }),
    ...(metric !== undefined && { metric }),
    ...(concept && { concept }),
    ...(row && { supplement: { name: row[1], facts: row[2] } }),
  };
}
