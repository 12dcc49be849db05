const OF_ACTIVITY =
  'steps?|step count|active zone minutes|zone minutes|active minutes|azm|km|distance|workout minutes';
const OF_FOOD = 'calories|calorie|kcal|energy';

/** Names of the day with the most or the least of a figure, and the words for that figure. */
const NICKNAMES: readonly (readonly [day: string, end: 'highest' | 'lowest', figure: string])[] = [
  [
    '(?:laziest|least active|quietest|slowest|idlest|most sedentary|most inactive|lowest|worst)',
    'lowest',
    OF_ACTIVITY,
  ],
  ['(?:busiest|most active|liveliest|most mobile|best|biggest)', 'highest', OF_ACTIVITY],
  ['(?:driest|least hydrated)', 'lowest', 'water|drink|drank'],
  ['(?:best hydrated|most hydrated|wettest)', 'highest', 'water|drink|drank'],
  ['(?:hungriest|greediest|heaviest eating)', 'highest', OF_FOOD],
  ['(?:lightest eating)', 'lowest', OF_FOOD],
  [
    '(?:most restless|most broken|most interrupted|most wakeful)',
    'highest',
    'awake|awake minutes|time awake',
  ],
  ['(?:saltiest)', 'highest', 'sodium|salt'],
  ['(?:sweetest|most sugary)', 'highest', 'sugars?'],
  ['(?:fattiest)', 'highest', 'fat'],
];
const NAME = '(?:(?:on|for|of|in|during) )?(?:my|the|a) ';
const DAY = '(?: (?:logged|recorded|tracked|single|eating|food))?(?: (?:day|night)s?)\\b(?! of the week)';
/** "My laziest day for steps …": the figure is named with the day. */
const BY = '(?: (?:for|by|in|in terms of|measured by|going by|judging by) (?:my )?)?';
/** What else asks for the figure's size. */
const ASKED =
  /(?:^| ?,? ?)(?:and )?(?:what (?:number|amount|figure)?(?: ?(?:was|is) (?:it|that))?|how (?:many|much|high|low|long)(?: (?:grams|g|mg|kcal|ml|minutes|hours|liters))?(?: (?:was|is|were) (?:it|that|they|there))?)$/;
const ASKING =
  /\b(?:how (?:many|much)|what (?:was|were|is)|had how many)(?: minutes| grams(?: of)?| mg(?: of)?)? (?=[a-z])/;

/** "On my driest day in May, how much water did I drink?": the lowest water in a day. */
export function withNamedExtremes(text: string): string {
  for (const [day, end, figure] of NICKNAMES) {
    const named = new RegExp(`(?:^|${NAME})${day}${DAY}${BY}`).exec(text);
    const said = named && `${text.slice(0, named.index)} ${text.slice(named.index + named[0].length)}`;
    if (!said || !new RegExp(`\\b(?:${figure})\\b`).test(said)) continue;
    return `${end} ${said.replace(ASKED, '').replace(ASKING, '')}`
      .replace(/ ,(?= |$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
  return text;
}
