/** A value that a member names to have it judged. */
export type StatedValue =
  | { readonly of: 'pressure'; readonly systolicMmhg: number; readonly diastolicMmhg: number }
  | {
      readonly of: 'figure';
      /** What was measured, in the member's words: "LDL". */
      readonly what: string;
      readonly value: number;
      /** Undefined if none was said. */
      readonly unit: string | undefined;
    };

const VERDICT =
  '(?:(?:too |very |really |a bit |a little |so |dangerously )?(?:high|low|elevated|bad|dangerous|normal|ok|okay|fine|good|great|healthy|unhealthy|alright|worrying|concerning|serious|a problem|in range|optimal|(?:pre-?)?diabet\\w+|pre-?hypertens\\w+|hypertens\\w+|ketosis|in ketosis|anemi\\w+|overweight|obese|underweight|deficient))';
const ASKS = new RegExp(`\\b${VERDICT}(?: (?:or|for|at) .+)?$`);
const WORRY = '(?:(?:should|do) i (?:be |need to )?(?:worr\\w+|concerned))';
const NUMBER = '(?<value>\\d{1,5}(?:[.,]\\d+)?)';
const UNIT =
  '(?<unit> ?(?:%|percent|mg\\/?dl|mmol(?:\\/l)?|ng\\/?ml|nmol(?:\\/l)?|pmol\\/l|pg\\/ml|g\\/dl|g\\/l|[uμµm]?iu\\/m?l|u\\/l|[uμµm]g\\/d?l|bpm|ms|mm ?hg|ml\\/kg\\/min|points?))?';
const NAME = '(?<what>(?!(?:an?|is|are|was|what|how|did|do|does|if) )[a-z][a-z0-9 .-]*?)';
const THAT =
  "(?: ?[.,;:!?–-]+ ?| )(?:(?:is|are|does|would) (?:that|this|it)(?: (?:be|mean|count as|considered))? )?(?:am i |i'm |does that mean |so |is |what about )*";

const FIGURES = [
  // "My HbA1c says 5.9. Prediabetic?", "my ketones are 0.4, is that ketosis"
  new RegExp(
    `^(?:my |the |i have (?:an? )?|i got (?:an? )?)?(?:latest |last |new )?${NAME}(?: levels?| value| result| reading)? ?(?:is|are|was|were|says?|shows?|reads?|came (?:back|out)|of|at|=|:)*(?: at| as| to be)? ?${NUMBER}${UNIT}${THAT}(?:${VERDICT}|${WORRY})\\b.*$`,
  ),
  // "My uric acid is 8.1", "my ferritin came back at 12"
  new RegExp(
    `^my (?:latest |last |new )?${NAME}(?: levels?| value| result)? (?:is|was|came (?:back|out)(?: at| as)?|is at|says) ${NUMBER}${UNIT}$`,
  ),
  // "Is an LDL of 130 high", "is hba1c 5.9 ok"
  new RegExp(
    `^(?:is|are) (?:an? |my |the )?${NAME}(?: levels?)? (?:of |at |= ?)?${NUMBER}${UNIT} ${VERDICT}\\b.*$`,
  ),
  new RegExp(`^(?:is|are) ${NUMBER}${UNIT} an? ${VERDICT} ${NAME}$`),
  // "Is 130 LDL high", "is 62 normal for resting heart rate", "is 5.9 a bad HbA1c"
  new RegExp(`^(?:is|are) ${NUMBER}${UNIT} (?:of |for )?(?:an? |my |the )?${NAME} ${VERDICT}\\b.*$`),
  new RegExp(`^(?:is|are) ${NUMBER}${UNIT} ${VERDICT} (?:for|of) (?:an? |my |the )?${NAME}$`),
];
const PRESSURE = /\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b(?!\/)/;
const TO_LOG = /^(?:log|add|record|save|track|enter)\b|\b(?:log|record|save) (?:that|it|this)\b/;
const ASKED_PRESSURE = /\b(?:bp|blood pressure|pressure)\b/;

const numberOf = (text = ''): number => Number(text.replace(',', '.'));

function pressureIn(text: string): StatedValue | undefined {
  const [, upper, lower] = PRESSURE.exec(text) ?? [];
  if (upper === undefined || lower === undefined || TO_LOG.test(text)) return undefined;
  const [systolicMmhg, diastolicMmhg] = [Number(upper), Number(lower)];
  const isPressure =
    systolicMmhg >= 60 && systolicMmhg <= 260 && diastolicMmhg >= 30 && diastolicMmhg < systolicMmhg;
  const isAsked = ASKS.test(text) || ASKED_PRESSURE.test(text);
  return isPressure && isAsked ? { of: 'pressure', systolicMmhg, diastolicMmhg } : undefined;
}

/**
 * Reads a question about a value that the member names: "142/88, is that high?"
 * @param text plain words
 * @returns undefined without such a value
 */
export function readValue(text: string): StatedValue | undefined {
  const pressure = pressureIn(text);
  if (pressure) return pressure;
  if (TO_LOG.test(text)) return undefined;
  for (const pattern of FIGURES) {
    const { what, value, unit } = pattern.exec(text)?.groups ?? {};
    if (what !== undefined) return { of: 'figure', what, value: numberOf(value), unit: unit?.trim() };
  }
  return undefined;
}
