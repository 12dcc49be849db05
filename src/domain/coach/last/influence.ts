const BAD_FOR =
  /^(?:and |but |so )?(?:how bad (?:is|was) (?:that|it|this)|(?:is|was) (?:that|it|this) bad|(?:does|did|will|could|can) (?:that|it|this) (?:affect|hurt|ruin|mess (?:with|up)|change)|what (?:does|did|will) (?:that|it|this) do)(?: for| to)? my (.+)$/;
const INFLUENCES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:alcohol|drinking|beers?|wine|drinks?|vodka|cocktails?|whisk(?:e)?y|gin)\b/, 'alcohol'],
  [/\b(?:coffees?|espresso|caffeine|latte|energy drinks?)\b/, 'caffeine'],
  [/\bstress(?:ed)?\b/, 'stress'],
  [/\b(?:ran|run|workout|trained|training|gym|exercise)\b/, 'exercise'],
  [/\bsteps|walk(?:ed|ing)?\b/, 'steps'],
];

/** "And to my HRV?" after the same question about sleep. */
const SAME_FOR = /^(?:and |what about |how about )*(?:to|for|on|with) my (.+)$/;
const ASKED = /^does (\w+) affect my /;

/** "How bad is that for my sleep?" after "Had 3 beers last night". */
export function influence(text: string, previous: string): string | undefined {
  const [, other] = SAME_FOR.exec(text) ?? [];
  const [, asked] = ASKED.exec(previous) ?? [];
  if (other !== undefined && asked !== undefined) return `does ${asked} affect my ${other}`;
  const [, what] = BAD_FOR.exec(text) ?? [];
  const cause = what === undefined ? undefined : INFLUENCES.find(([words]) => words.test(previous))?.[1];
  return cause === undefined ? undefined : `does ${cause} affect my ${what}`;
}

/** "I had 3 beers last night, what did that do to my sleep?" */
export function influenceInOne(text: string): string | undefined {
  const [, said, asked] =
    /^(.+?)[,.;!]? (?:and |so |but )?((?:what|how bad|is|was|does|did|will) .+)$/.exec(text) ?? [];
  return said === undefined || asked === undefined ? undefined : influence(asked, said);
}
