/** Questions about the day or night after certain days, and about the share of certain days, in the grammar's order. Applied to a normalized question. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(after|following|on) (?:the )?evenings? (?=(?:with|when|of|on which|where|that)\b)/g, '$1 days '],
  // "After nights when I went to bed past midnight, what is my resting heart rate the next morning?"
  [
    /^(?:on the (?:days?|mornings?) )?(?:after|following) (?:a |an |any |each |the |my |those )?(nights?|days?) (when|on which|where|that|in which|with|of) (.+?) , (.+?) (?:on |in )?(?:the )?(?:next|following|subsequent) (?:morning|day|night)(?: ,)?( on average)?$/,
    '$4$5 after $1 $2 $3',
  ],
  [
    /^(?:on the (?:days?|mornings?) )?(?:after|following) (?:a |an |any |each |the |my |those )?(nights?|days?) (when|on which|where|that|in which|with|of) (.+?) , ((?:what|how|which) .+)$/,
    '$4 after $1 $2 $3',
  ],
  // "Of the times I went to sleep before 10, how often did I get 8 hours, in percent?"
  [
    /^of (?:all )?(?:of )?(?:the |my |those )?(?:times|occasions|nights|mornings) (?:when |that |on which |where )?(?=i |my |bedtime |wake )(.+?) , (?:how often|how frequently|(?:on |in |for )?(?:what|which) (?:percentage|percent|share|proportion|fraction|part)(?: of them)?) (.+?)(?: ,)?(?: in percent| as a percentage)?$/,
    'on nights when $1 , on what percentage of nights $2',
  ],
  [
    /\bportion of (?:the |my |all )?(?=(?:nights|days|mornings|weeks|runs|workouts|time)\b)/,
    'proportion of ',
  ],
];

export const withNextDays = (text: string): string =>
  TURNS.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text);
