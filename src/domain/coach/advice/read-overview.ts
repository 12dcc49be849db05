/** A request for an overview that a screen or a rule works out. */
export type OverviewRequest =
  | 'diet'
  | 'targets-met'
  | 'macros'
  | 'training-load'
  | 'blood-summary'
  | 'worst-marker'
  | 'supplement-timing'
  | 'supplement-need';

const LATELY =
  '(?: (?:overall|in general|lately|these days|right now|at the moment|this (?:week|month)|so far))*';
const DIET = '(?:overall )?(?:diet|eating(?: habits)?|nutrition|food(?: choices)?|diet quality)';
const MACROS =
  '(?:(?:average|daily|total|current|usual) )*macro(?:s|nutrients?| breakdown| split| totals?)?(?: (?:breakdown|split|totals?|intake|ratios?|percentages?|percents?|distribution|balance|shares?))?(?: (?:in|by|as) (?:a )?(?:percent|percentages?|%)(?: of (?:my )?(?:calories|energy))?)?';
const PERIOD =
  '(?: (?:so far|a day|per day|on average|(?:for|on|over|in|during|since) .+|today|yesterday|(?:this|last|past) .+|of (?:today|yesterday|(?:this|last) .+)))*';
const OVERVIEWS: readonly (readonly [OverviewRequest, RegExp])[] = [
  [
    'diet',
    new RegExp(
      `^(?:how(?:'s| is| are| was)|how (?:good|healthy|balanced|bad) is|is|rate|judge|review|assess|score|what do you think (?:of|about)) (?:my |the way i )?${DIET}(?: (?:like|ok|okay|good|healthy|balanced|bad|any good|looking|going))?${LATELY}$|^(?:am i|do i|are we) (?:eat(?:ing)?)(?: a)? (?:healthy|healthily|well|right|balanced|a balanced diet|a healthy diet)(?: enough)?${LATELY}$|^what (?:should|could|do) i (?:need to )?eat (?:more|less) of$|^what(?:'s| is| are) (?:my |the )?(?:biggest|main|worst|top) (?:problems?|issues?|weakness(?:es)?|mistakes?) (?:with|in|of) (?:my )?${DIET}$|^what(?:'s| is| am i) (?:wrong with|missing (?:in|from)|bad about) my (?:diet|nutrition|eating)$|^(?:what(?:'s| is) )?(?:dragging|pulling|bringing|holding) (?:it|that|my (?:diet|score)) (?:down|back)$|^(?:which|what) food groups? (?:am i|do i) (?:missing|miss|lack|lacking|low on)$`,
    ),
  ],
  [
    'targets-met',
    /^(?:did|have|do|am) (?:i|we) (?:hit|hitting|meet|met|reach|reached|reaching|made|make|meeting)(?: all)?(?: of)? (?:my |our |the )?(?:daily )?(?:goals?|targets?)(?: .+)?$|^how (?:am i doing|did i do|close am i) (?:with|on|to|against) my (?:goals|targets)(?: .+)?$|^(?:which|what|how many)(?: of my)? (?:goals|targets) (?:did|do|have) i (?:hit|meet|met|make|reach|reached|miss|missed|achieve|achieved)(?: .+)?$|^(?:(?:what(?:'s| is| are| were)|how (?:are|were)|show(?: me)?|list|give me) )?(?:all )?(?:my |the )?(?:daily )?(?:goals|targets)(?: (?:look|looking|doing|going))?(?: (?:(?:of|for|from|on) )?(?:the day|today|yesterday|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|last) week))?$|^(?:how (?:was|is|did|has|were)|how's) (?:my |the )?(?:day|today|yesterday)(?: (?:go|going|been|look|looking))?(?: (?:today|yesterday|so far|overall))*$|^how (?:did|have) i (?:do|done|been doing) (?:today|yesterday|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/,
  ],
  [
    'macros',
    new RegExp(
      `^(?:what(?:'s| is| are| were| was)|how (?:are|were|do|did)|show(?: me)?|give me|list|tell me) (?:my |the )?${MACROS}(?: (?:look|looking|doing|add up|come out))?${PERIOD}$|^(?:my )?${MACROS}${PERIOD}$|^(?:what|how many|which) macros (?:have i (?:had|eaten|gotten|logged)|did i (?:eat|have|get|log)|do i (?:eat|get|have|average))${PERIOD}$`,
    ),
  ],
  [
    'training-load',
    /^(?:am i|are we) (?:over ?training|training too (?:much|hard|often)|exercising too (?:much|hard)|doing too much|working out too (?:much|hard)|over ?doing it|under ?recovered|recovering (?:enough|well))\b|^(?:do i have|is this) over ?training\b|^(?:do i need|should i take) (?:a )?(?:deload|rest (?:week|days?))\b/,
  ],
  [
    'blood-summary',
    /^(?:explain|summari[sz]e|interpret|go (?:over|through)|walk me through|talk me through|look at|review|what (?:do|does|did)) (?:me )?(?:my |the )?(?:last |latest |new |recent )?(?:blood ?(?:tests?|work|results?|panel|values?|markers?)|labs?(?: results?| tests?| work)?|bloods)(?: (?:results?|say|mean|show|to me|for me))*$|^how (?:are|is|were|was|did|'s)? ?my (?:last |latest )?(?:blood ?(?:tests?|work|results?|panel)|labs?(?: results?)?|bloods)(?: (?:look|looking|go))?$|^(?:is|are) my (?:last |latest )?(?:blood ?(?:tests?|work|results?)|labs?|bloods) (?:ok|okay|good|normal|fine|alright)$/,
  ],
  [
    'worst-marker',
    /^(?:and )?(?:which(?: one| marker| value| result| of (?:them|these|those))*|what (?:marker|value|result|of (?:them|these|those))) (?:(?:would|should) (?:you|i) (?:worry|be (?:worried|concerned)|care|start|look at|focus|act)|(?:is|are|'s) (?:the )?(?:worst|most (?:important|worrying|urgent|serious|concerning)|furthest off|biggest (?:problem|concern)))(?: (?:about|with|on|at))?(?: (?:the )?(?:most|first))?$/,
  ],
  [
    'supplement-timing',
    /^(?:and )?(?:when|what time|how) (?:should|do|can|would) i (?:take|be taking) (?:them|these|those|it|that|all of (?:them|these|those))(?: all)?$/,
  ],
  [
    'supplement-need',
    /^(?:but |and )?do i (?:really |actually )?(?:need|have to take|have to have) (?:all (?:of )?)?(?:them|these|those|that many|that much|so many)(?: all)?$|^(?:that's|thats|isn't that) (?:a lot|too many|so many)(?: (?:of )?(?:pills|supplements))?$/,
  ],
];

/** Reads “how’s my diet overall?”, “did I hit my goals this week?” @param text plain words */
export const readOverview = (text: string): OverviewRequest | undefined =>
  OVERVIEWS.find(([, words]) => words.test(text))?.[0];
