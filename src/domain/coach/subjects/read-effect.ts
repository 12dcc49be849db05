import { tidyQuestion, withoutHearsay } from './tidy-question.ts';

const NEUTRAL = 'affect|influence|impact|change|do to|interact with|matter for';
const ANY =
  'affects?|influences?|impacts?|changes?|raises?|increases?|lowers?|reduces?|decreases?|improves?|helps?(?: with)?|hurts?|harms?|boosts?|mess(?:es)? with|disturbs?|ruins?|interferes? with|breaks?|causes?|damages?|worsens?|spikes?|brings? (?:up|down)';
const EFFECTS: readonly RegExp[] = [
  new RegExp(
    `^(?:do|does|can|could|will|would|did) (?:drinking |eating |having |taking |my )?(?:too much |too many |a lot of )?(?<a>.+?) (?<verb>${ANY}) (?:my |your |the |our )?(?<b>.+?)$`,
  ),
  new RegExp(
    `^(?:how|why) (?:do|does|can|could|will|would) (?:drinking |eating |my )?(?<a>.+?) (?<verb>${ANY}) (?:my |your |the )?(?<b>.+?)$`,
  ),
  /^(?:can|should|may) i (?:take|have|drink|eat) (?<b>.+?) (?<verb>with|after|before) (?<a>.+)$/,
  /^what (?:does|do|will|would) (?<a>.+?) (?<verb>do to) (?:my |your |the )?(?<b>.+?)$/,
  /^(?:is|are) (?<a>.+?) (?<verb>bad for|good for|harmful for|linked to|related to|connected to|connected with) (?:my |your |the )?(?<b>.+?)$/,
  /^(?:what(?:'s| is) the )?(?<verb>effect|influence|impact)s? of (?<a>.+?) on (?:my |your |the )?(?<b>.+?)$/,
];

/** "Coffee raises blood pressure, is that true?" */
const CLAIMS: readonly RegExp[] = [
  /^(?<a>.+?) (?:is|are) (?<verb>bad for|good for|harmful for|linked to) (?:my |your |the )?(?<b>.+?)$/,
  new RegExp(`^(?<a>.+?) (?:can |could |will )?(?<verb>${ANY}) (?:my |your |the )?(?<b>.+?)$`),
];

export interface Effect {
  readonly of: string;
  readonly on: string;
  /** Whether "yes" would answer the question: "does it affect", not "does it lower". */
  readonly isNeutral: boolean;
}

const LEVELS = / (?:levels?|intake|values?|quality)$/;

/** Reads "does alcohol affect my HRV?" @param text plain words */
export function readEffect(text: string): Effect | undefined {
  const words = tidyQuestion(text);
  for (const pattern of withoutHearsay(text) === text ? EFFECTS : [...EFFECTS, ...CLAIMS]) {
    const { a, b, verb } = pattern.exec(words)?.groups ?? {};
    if (a === undefined || b === undefined || verb === undefined) continue;
    const isNeutral = new RegExp(
      `^(?:${NEUTRAL}|affects?|effect|influence|linked to|related to|connected .+)$`,
    ).test(verb);
    return { of: a, on: b.replace(LEVELS, ''), isNeutral };
  }
  return undefined;
}
