import { readMedicationQuestion, type MedicationQuestion } from './medication-question.ts';

/** A request for advice that a screen already works out. */
export type AdviceRequest =
  | MedicationQuestion
  | { readonly about: 'bio-age' }
  | { readonly about: 'longevity' }
  | { readonly about: 'health' }
  | { readonly about: 'week'; readonly isCalendarWeek: boolean }
  | { readonly about: 'month'; readonly which: 'last' | 'this' | 'latest' }
  | { readonly about: 'glucose-foods'; readonly isGentlestFirst: boolean }
  | {
      readonly about: 'retest';
      /** A marker in the member's words; undefined for any blood test. */
      readonly what: string | undefined;
    }
  | {
      readonly about: 'supplements';
      /** A supplement in the member's words; undefined for all. */
      readonly what: string | undefined;
    };

const HOW_TO =
  '(?:how (?:do|can|could|should|would) i|what (?:can|could|should|would) i do to|(?:what are )?(?:the )?(?:best )?ways? to|how to)';
const BIO_AGE = '(?:bio-?\\s?age|bio-?logical age|body age)';
const LOWERS =
  '(?:lowers?|reduces?|decreases?|improves?|brings? down|cuts?|drops?|helps?(?: with| lower| reduce)?)';

/** "How do I lower my bio-age?" */
const BIO_AGE_STEPS = [
  new RegExp(`^${HOW_TO} (?:most )?${LOWERS} (?:my |the )?${BIO_AGE}(?: (?:the )?most| further)?$`),
  new RegExp(
    `^what (?:(?:would|could|will|can|might|should) )?(?:i change to )?${LOWERS} (?:my |the )?${BIO_AGE}(?: (?:the )?most)?$`,
  ),
  new RegExp(
    `^what(?:'s| is) (?:my |the )?${BIO_AGE},?(?: and|\\?) (?:what|how) .*\\b(?:lower|reduce|improve|help|bring|younger|change)\\b`,
  ),
  /^(?:what|which (?:habits?|changes?|steps?)) (?:would|could|can|will|might) (?:make|get|keep) me (?:biologically |the most )?younger(?: the most)?$/,
  /^how (?:do|can|could|would) i (?:get|become|be|grow) (?:biologically )?younger$/,
  /^(?:how old am i|what(?:'s| is) my age) (?:biologically|really|inside|in bio-?age)$|^how old is my body$/,
];

const SCORE = '(?:longevity(?: score)?|score)';

/** "What should I focus on?" */
const NEXT_ACTION = [
  new RegExp(
    `^${HOW_TO} (?:raise|increase|boost|improve|get a (?:better|higher)|better) (?:my |the )?${SCORE}(?: (?:the )?most| fastest| further)?$`,
  ),
  new RegExp(
    `^what (?:(?:would|could|will|can|might|should) )?(?:raises?|increases?|boosts?|improves?|helps?) (?:my |the )?${SCORE}(?: (?:the )?most)?$`,
  ),
  /^what (?:should|can|could|do) i (?:focus|work|concentrate) on(?: (?:first|next|now|most|today|this week|to live longer|to be healthier))?$/,
  /^what (?:should|could|can) i (?:change|do|fix|improve|tackle|start with|work on) (?:first|next)$/,
  /^what(?:'s| is| are) my (?:biggest|main|worst|top|weakest) (?:problems?|weakness(?:es)?|issues?|weak (?:point|spot)s?)(?: (?:right now|now|at the moment|these days))?$/,
  /^what(?:'s| is| should be) my (?:next best (?:action|step)|(?:main |top |biggest )?focus|(?:biggest|top|main) priority)(?: (?:now|today|this week))?$/,
  /^(?:what(?:'s| is| are)|which(?: one)? (?:is|are)|which) (?:of )?my (?:weakest|lowest|worst) (?:longevity )?pillars?$|^which (?:longevity )?pillars? (?:is|are) (?:the |my )?(?:weakest|lowest|worst)$/,
  /^how (?:do|can|could) i live longer$/,
  /\bwhat (?:gives|brings|has|makes|would give|would make|will give)(?: me)? (?:the )?(?:most|biggest|best|greatest) (?:benefits?|impact|bang|effect|return|difference|results?|payoff)\b/,
  /^what(?:'s| is) the (?:one|single|best|biggest|most important|most effective)(?: (?:best|important))? (?:thing|change|habit|step)(?: that)? (?:i (?:can|should|could)|to) (?:do|change|make|improve|start)\b/,
];

/** "Am I healthy?" */
const HEALTH =
  /^(?:am i|are we|would you say i'm) (?:really |actually |generally |overall )?(?:healthy|in good (?:health|shape)|unhealthy)(?: overall| enough| or not| for my age)?$|^how healthy am i(?: really| overall)?$|^how(?:'s| is) my health(?: overall| in general)?$/;

const THESE_DAYS =
  '(?: (?:overall|in general|(?:this|last) week|lately|recently|so far|these days|right now|at the moment|today))*';

/** "How was my month?" */
const MONTH = [
  /^(?:how (?:was|is|did|has|were)|how's) (?:my |the |this |last |past )+month(?: (?:go|going|been|look|looking))?(?: so far| overall)?$/,
  /^(?:summari[sz]e|sum up|recap|review|wrap up) (?:my |the |this |last |past )+month(?: for me)?$/,
  /^(?:give|show)(?: me)? (?:a |the |my )(?:monthly |month's )?(?:summary|recap|review)(?: of (?:my |the |this |last |past )+month)?$/,
  /^(?:my |a )?monthly (?:summary|recap|review)$/,
];

/** "How was my week?", "am I doing OK?", "any wins this week?" */
const WEEK = [
  /^(?:how (?:was|is|did|has|were)|how's) (?:my |the |this |last |past )+week(?: (?:go|going|been|look|looking))?(?: so far| overall)?$/,
  /^(?:summari[sz]e|sum up|recap|review|wrap up) (?:my |the |this |last |past )+week(?: for me)?$/,
  /^(?:give|show)(?: me)? (?:a |the |my )(?:weekly |week's )?(?:summary|recap|review)(?: of (?:my |the |this |last |past )+week)?$/,
  /^(?:my |a )?weekly (?:summary|recap|review)$/,
  /^(?:compare|how does) (?:this|my|the) week (?:compare )?(?:to|with|against|vs\.?|versus|and) (?:the )?(?:last|previous|prior)(?: week| one)?$/,
  new RegExp(`^how (?:am i|are we) (?:doing|going|getting on|progressing)${THESE_DAYS}$`),
  new RegExp(
    `^(?:am i|are we) (?:doing|going|getting on|on track)(?: (?:ok|okay|good|well|great|alright|all right|fine|better))?${THESE_DAYS}$`,
  ),
  new RegExp(`^did (?:i|we) do (?:ok|okay|well|good|better|alright)${THESE_DAYS}$`),
  new RegExp(`^how (?:did|have) (?:i|we) (?:do|done|been|been doing)${THESE_DAYS}$`),
  new RegExp(
    `^(?:any|what (?:are|were) (?:my|the)|(?:show|tell)(?: me)? (?:my|some)) (?:wins?|highlights?|good news|successes|progress)(?: (?:of|from|for))?(?: the)?${THESE_DAYS}$`,
  ),
  new RegExp(`^what (?:went|is going|did i do) (?:well|right|wrong|badly|better)${THESE_DAYS}$`),
];

const SUGARS = '(?:blood glucose|glucose|blood sugars?|sugars?)(?: levels?)?';
const RAISES =
  '(?:spikes?|spiked|raises?|raised|increases?|increased|bumps?|bumped|worst for|best for|easiest on|gentlest on)';

/** "Which foods spike my glucose?" */
const GLUCOSE_FOODS = [
  new RegExp(
    `^(?:which|what)(?: of (?:my|the))? (?:foods?|meals?|dish(?:es)?)\\b.*\\b${RAISES}\\b.*\\b${SUGARS}\\b`,
  ),
  new RegExp(
    `^what(?: usually| often)? ${RAISES} (?:my |the )?${SUGARS}(?: (?:up|so much))?(?: (?:the )?most)?(?: (?:last|this|in|over|during|since) .+)?$`,
  ),
];

/** "When should I retest my vitamin D?" */
const RETEST = [
  /^when (?:should|do|must|can|shall) i (?:retest|re-test|recheck|re-check|test|check|measure|repeat|redo)(?: my| the)?(?: (.+?))?(?: level| levels)?(?: again| next)?$/,
  /^when(?:'s| is)(?: my| the)?(?: next)? (.+?) (?:re-?)?test due(?: again| next)?$/,
  /^when am i (?:next )?due for (?:my |a |the )?(?:next )?(.+?)(?: test)?(?: again| next)?$/,
  /^when(?:'s| is| should i (?:get|have|do|take|book|schedule)) (?:my |a |the )(?:next )?(.+?)(?: test)?(?: due| again)?$/,
];
const ANY_BLOOD =
  /^(?:next )?(?:blood(?:work| work| tests?| panel| draw)?|labs?(?: work| tests?)?|retest|it|that)$/;

const SUPPLEMENTS = [
  /^(?:which|what)(?: kind of| kinds of)? (?:supplements?|vitamins?|vitamins (?:and|or) (?:minerals|supplements)) (?:should|could|can|do|would|might) (?:i|you|we) (?:be )?(?:take|taking|need|use|recommend|suggest|try|consider)(?: for me| to take)?$/,
  /^(?:which|what) supplements? (?:would|could|might|will|may)? ?(?:helps?|be good for|are good for|fits?) (?:me|my health)$/,
  /^(?:do|should|would) i (?:need|take|be taking|consider)(?: to take)?(?: any| some| a)? (?:supplements?|vitamins)$/,
  /^(?:recommend|suggest)(?: me)?(?: some| any| a)? supplements?(?: for me)?$/,
  /^(?:any|what are your|give me(?: your| some)?) supplement (?:suggestions?|recommendations?|advice)(?: for me)?$/,
];
const ONE_SUPPLEMENT =
  /^(?:should|could|can|may) i (?:be )?(?:start )?(?:take|taking|supplement(?:ing)?(?: with)?)(?: an?| some| any)? (.+?)(?: supplements?| pills?| tablets?| capsules?)?$|^why (?:did|do|are|would|should) (?:you|i|the app|it) (?:keep |always )*(?:suggest|suggesting|recommend|recommending|advise|take|need)(?: me| i| that i| for me)?(?: to)?(?: should)?(?: take| taking| need)?(?: an?| some)? (.+?)(?: supplements?| pills?| tablets?| capsules?)?(?: to me| for me)?$|^do i (?:really |actually )?need (?:to take )?(?:an? |some |any )?(.+?) (?:supplements?|pills?|tablets?|capsules?)$|^do i (?:really |actually )?need (?:to take |to supplement )?(vitamin [a-k]\d*|b-?12|d3|iron|zinc|magnesium|calcium|folate|folic acid|iodine|selenium|omega[- ]?3s?|fish oil|a multivitamin|creatine|collagen|melatonin|coq10|probiotics)$/;

const matches = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/** The first part that a pattern captures; undefined if no pattern matches. */
function captured(
  patterns: readonly RegExp[],
  text: string,
): { readonly what: string | undefined } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { what: match.slice(1).find((part) => part !== undefined) };
  }
  return undefined;
}

/**
 * Reads a request for advice.
 * @param text plain words
 * @returns undefined for other questions
 */
export function readAdvice(text: string): AdviceRequest | undefined {
  if (matches(BIO_AGE_STEPS, text)) return { about: 'bio-age' };
  if (matches(NEXT_ACTION, text)) return { about: 'longevity' };
  if (HEALTH.test(text)) return { about: 'health' };
  if (matches(MONTH, text))
    return {
      about: 'month',
      which: /\b(?:last|past) month\b/.test(text) ? 'last' : /\bthis month\b/.test(text) ? 'this' : 'latest',
    };
  if (matches(WEEK, text)) return { about: 'week', isCalendarWeek: /\blast week\b/.test(text) };
  if (matches(GLUCOSE_FOODS, text))
    return { about: 'glucose-foods', isGentlestFirst: /\b(?:best|easiest|gentlest|least)\b/.test(text) };
  const retest = captured(RETEST, text);
  if (retest)
    return {
      about: 'retest',
      what: retest.what === undefined || ANY_BLOOD.test(retest.what) ? undefined : retest.what,
    };
  const medication = readMedicationQuestion(text);
  if (medication) return medication;
  if (matches(SUPPLEMENTS, text)) return { about: 'supplements', what: undefined };
  const what = captured([ONE_SUPPLEMENT], text)?.what;
  return what === undefined ? undefined : { about: 'supplements', what };
}
