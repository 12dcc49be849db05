import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucoseContext } from '#domain/glucose/reading.ts';
import type { BloodPressure } from '#domain/vitals/blood-pressure.ts';
import { withoutTime } from './said-time.ts';

/** A reading of a meter or cuff to log. */
export type ReadingToLog =
  | ({ readonly kind: 'log-pressure' } & BloodPressure)
  | {
      readonly kind: 'log-glucose';
      readonly value: number;
      /** Undefined if none was said. */
      readonly unit: GlucoseUnit | undefined;
      readonly context: GlucoseContext | null;
    }
  /** Ketones in blood, mmol/L. */
  | { readonly kind: 'log-ketones'; readonly ketonesMmoll: number };

const PRESSURE = /\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b(?!\/)/;
const NAMED = /\b(?:bp|blood pressure|pressure)\b/;
const TO_LOG = /\b(?:log|add|record|save|track|enter|put in|note)\b/;

function readPressure(text: string): ReadingToLog | undefined {
  const [, upper, lower] = PRESSURE.exec(text) ?? [];
  if (upper === undefined || lower === undefined || !TO_LOG.test(text)) return undefined;
  const [systolicMmhg, diastolicMmhg] = [Number(upper), Number(lower)];
  const isPressure =
    systolicMmhg >= 60 && systolicMmhg <= 260 && diastolicMmhg >= 30 && diastolicMmhg < systolicMmhg;
  return isPressure && (NAMED.test(text) || systolicMmhg >= 90)
    ? { kind: 'log-pressure', systolicMmhg, diastolicMmhg }
    : undefined;
}

const LOG = '(?:(?:log|add|record|save|track|enter)(?: that)? )?(?:my |an? )?';
const IS = '(?: (?:of|is|are|was|were|at)|:| =)*,? ?';
const AMOUNT = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const THAT_TOO = '(?: ?[,.;]? (?:please )?(?:log|record|save) (?:it|that|this))?';

const CONTEXTS: readonly (readonly [RegExp, GlucoseContext])[] = [
  [/\bfasting\b|\bfasted\b/, 'fasting'],
  [
    /\b(?:an?|one|1) (?:hour|hr|h) after(?: (?:a meal|eating|my meal|breakfast|lunch|dinner))?/,
    'one-hour-after',
  ],
  [
    /\b(?:two|2) (?:hours|hrs|h) after(?: (?:a meal|eating|my meal|breakfast|lunch|dinner))?/,
    'two-hours-after',
  ],
  [/\bbefore (?:a meal|eating|my meal|breakfast|lunch|dinner)\b/, 'before-meal'],
  [/\b(?:at )?bedtime\b|\bbefore bed\b/, 'bedtime'],
];
/** When it was measured, but not how long after which meal. */
const VAGUE =
  /\bafter (?:a meal|eating|my meal|breakfast|lunch|dinner)\b|\b(?:today|just now|right now|(?<!this )morning)\b/g;

const GLUCOSE_NAME =
  '(?:finger ?stick )?(?:(?:blood )?(?:glucose|sugar)|bg)(?: (?:reading|level|value|result))?';
const GLUCOSE_UNIT = '(?: ?(mg ?\\/? ?dl|mmol(?: ?\\/? ?l)?))?';
const GLUCOSE = [
  new RegExp(`^${LOG}${GLUCOSE_NAME}${IS}${AMOUNT}${GLUCOSE_UNIT}${THAT_TOO}$`),
  new RegExp(
    `^(?:log|add|record|save|track|enter) (?:an? )?${AMOUNT}${GLUCOSE_UNIT} (?:for )?(?:my )?${GLUCOSE_NAME}$`,
  ),
];

/** "My glucose is 104" alone is answered with what it means, which offers to log it. */
function readGlucose(text: string): ReadingToLog | undefined {
  if (!TO_LOG.test(text)) return undefined;
  const said = withoutTime(text);
  const [, context] = CONTEXTS.find(([words]) => words.test(said)) ?? [];
  const rest = CONTEXTS.reduce((words, [when]) => words.replace(when, ' '), said)
    .replaceAll(VAGUE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const pattern of GLUCOSE) {
    const [, amount, unit] = pattern.exec(rest) ?? [];
    if (amount !== undefined)
      return {
        kind: 'log-glucose',
        value: Number(amount.replace(',', '.')),
        unit: unit === undefined ? undefined : unit.startsWith('mg') ? 'mg/dL' : 'mmol/L',
        context: context ?? null,
      };
  }
  return undefined;
}

const KETONES = new RegExp(
  `^${LOG}(?:blood )?(?:ketones?|bhb)(?: (?:reading|level|value)s?)?${IS}${AMOUNT}(?: ?mmol(?: ?\\/? ?l)?)?${THAT_TOO}$`,
);

function readKetones(text: string): ReadingToLog | undefined {
  const [, amount] =
    KETONES.exec(withoutTime(text).replaceAll(VAGUE, ' ').replaceAll(/\s+/g, ' ').trim()) ?? [];
  return amount === undefined
    ? undefined
    : { kind: 'log-ketones', ketonesMmoll: Number(amount.replace(',', '.')) };
}

/**
 * Reads "My BP this morning was 142/88. Please log that", "log fasting glucose 92", "ketones 0.8".
 * @param text plain words
 */
export const readReading = (text: string): ReadingToLog | undefined =>
  readPressure(text) ?? readGlucose(text) ?? readKetones(text);
