import { markerName, nameOf } from '#domain/coach/record-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { ScreenName } from '#domain/screens/screens.ts';
import { substanceOf } from '#domain/supplements/substances.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import type { Subject } from './named-subject.ts';

/** Figures whose first name in the catalog isn’t what people say. */
const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  systolicMmhg: 'blood pressure',
  stressScore: 'stress',
  fastHours: 'fasting',
  healthyEatingIndex: 'Healthy Eating Index',
  expenditureKcal: 'energy expenditure',
  waterMl: 'water',
  phenoAgeYears: 'PhenoAge',
  glucoseCvPercent: 'glucose variability',
};

const metricName = (key: string): string => {
  const metric = findMetric(key);
  return SPOKEN_NAMES[key] ?? (metric ? nameOf(metric).replace(/ intake$/, '') : key);
};

/** The name of a subject within a sentence. */
export function subjectName(subject: Subject): string {
  const { nutrient, marker, substance, supplement, metric, concept, isBlood, isPill } = subject;
  if (isBlood && marker) return markerName(marker);
  if (isPill && substance) return nameInSentence(substanceOf(substance).name);
  if (concept) return concept.names.split('; ')[0] ?? subject.words;
  if (metric !== undefined) return metricName(metric);
  if (nutrient) return metricName(nutrient);
  if (substance) return nameInSentence(substanceOf(substance).name);
  if (supplement) return nameInSentence(supplement.name);
  return marker ? markerName(marker) : subject.words;
}

type Link = readonly [name: string, screen: ScreenName];

/** Where the figures of an area are logged and shown. */
export interface Place {
  readonly link: Link;
  /** How to enter, see and change them. */
  readonly text: string;
}

const PLACES: Readonly<Record<string, Place>> = {
  meals: {
    link: ['Open today', 'meals'],
    text: 'I calculate it from the foods you log, so just log your meals. Open a meal to see its nutrients and to change or delete it. Reports shows averages over time.',
  },
  water: {
    link: ['Open water', 'water'],
    text: 'Tap a cup on the water screen, or tell me, “Add a glass of water.” Open an entry there to change or delete it.',
  },
  body: {
    link: ['Open weight', 'weight'],
    text: 'Add it on the weight screen, or tell me, “Log weight 157 lb.” Body fat, waist and hips have fields there too. Open an entry to change or delete it.',
  },
  fasting: {
    link: ['Open fasting', 'fasting'],
    text: 'Start and end fasts on the fasting screen, or tell me, “Start a 16-hour fast.” Open a fast there to change or delete it.',
  },
  glucose: {
    link: ['Open glucose', 'glucose'],
    text: 'Add a reading or import your sensor’s file on the glucose screen. Open a reading there to change or delete it.',
  },
  blood: {
    link: ['Open blood tests', 'bloodTests'],
    text: 'Under Blood tests, import a report or type the values in. Tap a marker to see its history, or open the test to change or delete a value.',
  },
  sleep: {
    link: ['Open sleep', 'sleep'],
    text: 'On the sleep screen, enter when you went to bed and got up, or import your nights from another app. Open a night there to change or delete it.',
  },
  stress: {
    link: ['Open stress', 'stress'],
    text: 'Do a check-in on the stress screen, or import heart rate variability from another app. Open an entry there to change or delete it.',
  },
  movement: {
    link: ['Open movement', 'movement'],
    text: 'Log it on the movement screen, or import it from your watch or phone. Open an entry there to change or delete it.',
  },
  vitals: {
    link: ['Open vitals', 'vitals'],
    text: 'Add a reading on the vitals screen, or import it from another app. Open a reading there to change or delete it.',
  },
  longevity: {
    link: ['Open longevity', 'longevity'],
    text: 'It’s calculated from what you log. The longevity screen shows it along with the pillars.',
  },
  'bio-age': {
    link: ['Open bio-age', 'bioAge'],
    text: 'Fill out the assessment on the bio-age screen. Your result and its history are there too.',
  },
  'diet-quality': {
    link: ['Open diet quality', 'dietQuality'],
    text: 'It’s calculated from the complete days in your food log. The diet quality screen breaks it down.',
  },
  goals: {
    link: ['See your goals', 'goals'],
    text: 'The goals screen shows it and how it was calculated.',
  },
};

/** Figures that are shown elsewhere than the rest of their area. */
const OWN_PLACES: Readonly<Record<string, Place>> = {
  lifesEssential8: {
    link: ['See all eight', 'lifesEssential8'],
    text: 'It’s calculated from what you log. The Life’s Essential 8 screen shows all eight parts.',
  },
  phenoAgeYears: {
    link: ['Open bio-age', 'bioAge'],
    text: 'It’s calculated from a blood test with all nine markers. Add the test under Blood tests, and the bio-age screen shows the result.',
  },
};

const SUPPLEMENTS: Place = {
  link: ['Open supplements', 'supplements'],
  text: 'Add it on the supplements screen, and check it off there each time you take it. You can change or remove it there too.',
};

/** The area a subject belongs to. */
export function placeOf({
  nutrient,
  marker,
  substance,
  supplement,
  metric,
  concept,
  isBlood,
  isPill,
}: Subject): Place {
  const own = (key: string): Place | undefined => OWN_PLACES[key] ?? PLACES[findMetric(key)?.slice ?? ''];
  const pill = substance || supplement ? SUPPLEMENTS : undefined;
  const place =
    (isPill ? pill : undefined) ??
    (isBlood && marker ? PLACES['blood'] : undefined) ??
    (metric === undefined ? undefined : own(metric)) ??
    (nutrient ? PLACES['meals'] : undefined) ??
    pill ??
    (marker ? PLACES['blood'] : undefined);
  if (place) return place;
  return concept
    ? { link: concept.link, text: concept.shown ?? 'I don’t track it separately.' }
    : SUPPLEMENTS;
}
