import { askedLossKg } from './asked-loss.ts';

/** A question about reaching a weight. */
export interface AskedGoal {
  /** Undefined for the member's own target. */
  readonly massKg?: number;
  /** The deadline in the member's words: "June". */
  readonly by?: string;
}

const WEIGHT =
  '(?:(?:my )?(?:goal|target)(?: weight)?|(?:my |a )?(?:weight )?(?:of )?\\d{2,3}(?:\\.\\d)? ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?)|there)';
const REACH = '(?:reach|hit|get (?:down |up )?to|be (?:down |up )?(?:at|to)|make|weigh|be)';
const PACE =
  '(?: at this (?:rate|pace|speed)| like this| if (?:i keep (?:this|it) up|i keep going|things stay the same|i stick to (?:it|my (?:plan|targets?))))?';
const LIKELY = '(?:likely |probably |realistically |still |ever |actually )*';
const BY = '(?: (?:by|before) (?<by>[a-z0-9 ]+?))?';

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:when|how soon) (?:will|do|can|might|should|would|could) i ${LIKELY}${REACH}|how (?:long|many (?:days|weeks|months)) (?:until|till|before|to|(?:will|does|would) it take (?:me )?(?:to|until))(?: i)? ${REACH}) (?<weight>${WEIGHT})${PACE}$`,
  ),
  new RegExp(
    `^(?:will|can|could|might|would|do you think i(?:'ll| will| can)?|am i (?:going|likely) to) (?:i )?${LIKELY}${REACH} (?<weight>${WEIGHT})${PACE}${BY}${PACE}$`,
  ),
  new RegExp(
    `^(?:am i|are we) ${LIKELY}on (?:track|pace|course|schedule)(?: (?:for|to|with)(?: ${REACH})? (?<weight>${WEIGHT}))${BY}$`,
  ),
];

/** Reads "When will I reach my goal?" and "Will I hit 65 kg by June?" @param text plain words */
export function readGoal(text: string): AskedGoal | undefined {
  for (const pattern of PATTERNS) {
    const { weight, by } = pattern.exec(text)?.groups ?? {};
    if (weight === undefined || (weight === 'there' && by === undefined)) continue;
    const massKg = askedLossKg(weight);
    return { ...(massKg !== undefined && { massKg }), ...(by !== undefined && { by }) };
  }
  return undefined;
}
