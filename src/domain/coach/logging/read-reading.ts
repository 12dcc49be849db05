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

const VERB = '(?:log|add|record|save|track|enter)';
const LOG = `(?:${VERB}(?: that)? )?(?:my |an? )?`;
const IS = '(?: (?:of|is|are|was|were|at)|:| =)*,? ?';
const AMOUNT = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const AND_LOG_IT = '(?: ?[,.;]? (?:please )?(?:log|record|save) (?:it|that|this))?';
const MMOLL = 'mmol(?: ?\\/? ?l)?';
const MEAL = '(?:(?:a|my) meal|eating|breakfast|lunch|dinner)';

const CONTEXTS: readonly (readonly [RegExp, GlucoseContext])[] = (
  [
    ['fast(?:ing|ed)', 'fasting'],
    [`(?:an?|one|1) (?:hour|hr|h) after(?: ${MEAL})?`, 'one-hour-after'],
    [`(?:two|2) (?:hours|hrs|h) after(?: ${MEAL})?`, 'two-hours-after'],
    [`before ${MEAL}`, 'before-meal'],
    ['(?:at )?bedtime|before bed', 'bedtime'],
  ] as const
).map(([words, context]) => [new RegExp(`\\b(?:${words})\\b`), context]);
/** When it was measured, but not how long after which meal. */
const VAGUE = new RegExp(`\\b(?:after ${MEAL}|today|just now|right now|(?<!this )morning)\\b`, 'g');

const GLUCOSE_NAME =
  '(?:finger ?stick )?(?:(?:blood )?(?:glucose|sugar)|bg)(?: (?:reading|level|value|result))?';
const GLUCOSE_UNIT = `(?: ?(mg ?\\/? ?dl|${MMOLL}))?`;
const GLUCOSE = [
  new RegExp(`^${LOG}${GLUCOSE_NAME}${IS}${AMOUNT}${GLUCOSE_UNIT}${AND_LOG_IT}$`),
  new RegExp(`^${VERB} (?:an? )?${AMOUNT}${GLUCOSE_UNIT} (?:for )?(?:my )?${GLUCOSE_NAME}$`),
];
const KETONES = new RegExp(
  `^${LOG}(?:blood )?(?:ketones?|bhb)(?: (?:reading|level|value)s?)?${IS}${AMOUNT}(?: ?${MMOLL})?${AND_LOG_IT}$`,
);

const amountOf = (text: string): number => Number(text.replace(',', '.'));
const withoutVague = (text: string): string => text.replaceAll(VAGUE, ' ').replaceAll(/\s+/g, ' ').trim();

/** "My glucose is 104" alone is answered with what it means, which offers to log it. */
function readGlucose(text: string): ReadingToLog | undefined {
  if (!TO_LOG.test(text)) return undefined;
  const said = withoutTime(text);
  const [words, context = null] = CONTEXTS.find(([when]) => when.test(said)) ?? [];
  const rest = withoutVague(words ? said.replace(words, ' ') : said);
  for (const pattern of GLUCOSE) {
    const [, amount, unit] = pattern.exec(rest) ?? [];
    if (amount !== undefined)
      return {
        kind: 'log-glucose',
        value: amountOf(amount),
        unit: unit === undefined ? undefined : unit.startsWith('mg') ? 'mg/dL' : 'mmol/L',
        context,
      };
  }
  return undefined;
}

function readKetones(text: string): ReadingToLog | undefined {
  const [, amount] = KETONES.exec(withoutVague(withoutTime(text))) ?? [];
  return amount === undefined ? undefined : { kind: 'log-ketones', ketonesMmoll: amountOf(amount) };
}

/**
 * Reads "My BP this morning was 142/88. Please log that", "log fasting glucose 92", "ketones 0.8".
 * @param text plain words
 */
export const readReading = (text: string): ReadingToLog | undefined =>
  readPressure(text) ?? readGlucose(text) ?? readKetones(text);
