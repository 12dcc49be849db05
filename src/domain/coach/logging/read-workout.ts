import type { Effort, WorkoutKind } from '#domain/movement/workout-types.ts';
import { withoutClock } from './said-time.ts';
import { kmFromMiles } from '#domain/units/distance.ts';

/** A workout to log. */
export interface WorkoutToLog {
  readonly kind: WorkoutKind;
  /** Undefined if it wasn't said. */
  readonly durationMinutes: number | undefined;
  readonly distanceKm: number | undefined;
  readonly effort: Effort | undefined;
}

const WORDS: readonly (readonly [kind: WorkoutKind, words: RegExp])[] = [
  ['indoor-cycling', /\b(?:spin(?:ning)?(?: class)?|peloton|indoor (?:bike|cycling|ride)|stationary bike)\b/],
  ['cross-country-skiing', /\b(?:cross[- ]country|nordic) ski/],
  ['downhill-skiing', /\bski(?:ing|ed)?\b|\bsnowboard/],
  ['running', /\b(?:run|ran|running|jog|jogged|jogging|parkrun|treadmill)\b/],
  ['hiking', /\b(?:hik(?:e|ed|ing)|ruck(?:ing)?)\b/],
  ['walking', /\b(?:walk(?:ed|ing)?|stroll)\b/],
  ['cycling', /\b(?:bik(?:e|ed|ing)|cycl(?:e|ed|ing)|ride|rode|bike ride)\b/],
  ['rowing', /\b(?:row(?:ed|ing)?|erg)\b/],
  ['swimming', /\b(?:swim|swam|swimming|laps)\b/],
  // Also the benchmark workouts of CrossFit.
  [
    'hiit',
    /\b(?:crossfit|cross fit|wod|hiit|circuits?|metcon|amrap|emom|tabata|bootcamp|f45|fran|murph|cindy|grace|helen|annie|diane|karen|isabel|jackie)\b/,
  ],
  ['strength', /\b(?:lift(?:ed|ing)?|weights|weightlifting|strength|gym|squats|deadlifts?|bench press)\b/],
  ['yoga', /\byoga\b/],
  ['pilates', /\bpilates\b/],
  ['elliptical', /\b(?:elliptical|cross ?trainer)\b/],
  ['stair-climbing', /\b(?:stairs?|stairmaster|stair climb(?:er|ing)?)\b/],
  ['dancing', /\b(?:danc(?:e|ed|ing)|zumba)\b/],
  ['soccer', /\b(?:soccer|football|futsal)\b/],
  ['basketball', /\bbasketball\b/],
  ['tennis', /\b(?:tennis|squash game|badminton|pickleball|padel|racquetball|table tennis)\b/],
  ['climbing', /\b(?:climb(?:ed|ing)|bouldering)\b/],
  [
    'martial-arts',
    /\b(?:box(?:ed|ing)|kickboxing|mma|bjj|jiu[- ]?jitsu|karate|judo|taekwondo|muay thai|martial arts)\b/,
  ],
  ['golf', /\bgolf\b/],
  ['stretching', /\b(?:stretch(?:ed|ing)?|mobility)\b/],
  ['other', /\b(?:workout|work out|worked out|exercise|exercised|training|trained|session)\b/],
];

const STARTS =
  /^(?:log|add|record|track|save|enter|put in)\b|^(?:i (?:just )?did|just did|did (?=an? |\d|half|some ))|^(?:i )?(?:just )?(?:done|finished|completed|went (?:for|on|to)|ran|walked|cycled|biked|rode|swam|hiked|rowed|lifted|trained|worked out)\b/;
/** A goal, a plan or a question isn't a workout that was done. */
const NOT_DONE =
  /\b(?:goal|target|reminder|remind|recipe|why|how|what|did i|should|add up|distance|total|average|tomorrow|every|photo)\b|\?$/;

const HARD = /\b(?:hard|tough|intense|brutal|vigorous|all[- ]out|max|killer|rx)\b/;
const EASY = /\b(?:easy|light|gentle|relaxed|slow|recovery|chill)\b/;

const NUMBER = '(\\d+(?:[.,]\\d+)?)';
const HOURS = new RegExp(
  `\\b${NUMBER} ?(?:h|hrs?|hours?)\\b(?: ?(?:and )?(\\d{1,2}) ?(?:m|mins?|minutes)?)?`,
);
const MINUTES = new RegExp(`\\b${NUMBER}[ -]?(?:m|mins?|minutes?)\\b`);
const CLOCK = /\b(\d{1,3}):([0-5]\d)\b/;
const KM = new RegExp(`\\b${NUMBER} ?(?:k|kms?|kilometers?|kilometres?)\\b`);
const MILES = new RegExp(`\\b${NUMBER} ?(?:mi|miles?)\\b`);

const numberOf = (text: string): number => Number(text.replace(',', '.'));

function minutesIn(text: string): number | undefined {
  const [, hours, rest] = HOURS.exec(text) ?? [];
  if (hours !== undefined) return 60 * numberOf(hours) + Number(rest ?? 0);
  if (/\bhalf an hour\b/.test(text)) return 30;
  if (/\bhour and a half\b/.test(text)) return 90;
  if (/\b(?:an?|one) (?:[a-z]+ )?hour\b/.test(text)) return 60;
  const minutes = MINUTES.exec(text)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  const [, whole, seconds] = CLOCK.exec(text) ?? [];
  return whole === undefined ? undefined : Math.max(1, Math.round(Number(whole) + Number(seconds) / 60));
}

function kmIn(text: string): number | undefined {
  const km = KM.exec(text)?.[1];
  if (km !== undefined) return numberOf(km);
  const miles = MILES.exec(text)?.[1];
  return miles === undefined ? undefined : Math.round(100 * kmFromMiles(numberOf(miles))) / 100;
}

function effortIn(text: string): Effort | undefined {
  if (HARD.test(text)) return 'vigorous';
  if (EASY.test(text)) return 'light';
  return /\b(?:moderate|medium)\b/.test(text) ? 'moderate' : undefined;
}

/**
 * Reads "log 45 min CrossFit this morning, pretty hard".
 * @param text plain words
 */
export function readWorkout(text: string): WorkoutToLog | undefined {
  if (!STARTS.test(text) || NOT_DONE.test(text)) return undefined;
  const kind = WORDS.find(([, words]) => words.test(text))?.[0];
  // "At 6:30" is when it started.
  const untimed = withoutClock(text);
  const durationMinutes = minutesIn(untimed);
  const distanceKm = kmIn(untimed);
  // "Log ice cream after training" is a meal.
  if (kind === undefined || (kind === 'other' && durationMinutes === undefined)) return undefined;
  if (
    durationMinutes === undefined &&
    distanceKm === undefined &&
    !/^(?:log|record|track) (?:an? |my |the )?[a-z ]{3,25}$/.test(text)
  )
    return undefined;
  return { kind, durationMinutes, distanceKm, effort: effortIn(text) };
}
