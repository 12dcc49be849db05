const OF_ACTIVITY =
  'steps?|step count|active zone minutes|zone minutes|active minutes|azm|km|distance|workout minutes';
const OF_FOOD = 'calories|calorie|kcal|energy';

const most = (verb: string): string =>
  `(?:day|night)s? (?:that |when |where |on which )?i ${verb} (?:the )?most`;
const least = (verb: string): string =>
  `(?:day|night)s? (?:that |when |where |on which )?i ${verb} (?:the )?(?:least|fewest)`;
const OF_WATER = 'water|drink|drank|ml|liters?';
const OF_SLEEP = 'sleep|asleep|hours|minutes|how long';

/** Names of the day with the most or the least of a figure, the words for it, and its name if they don't name it. */
const NICKNAMES: readonly (readonly [
  day: string,
  end: 'highest' | 'lowest',
  figure: string,
  name?: string,
])[] = [
  [most('(?:slept|sleep)'), 'highest', OF_SLEEP, 'sleep'],
  [least('(?:slept|sleep)'), 'lowest', OF_SLEEP, 'sleep'],
  [most('(?:ate|eat)'), 'highest', OF_FOOD, 'calories'],
  [least('(?:ate|eat)'), 'lowest', OF_FOOD, 'calories'],
  [most('(?:drank|drink)'), 'highest', OF_WATER, 'water'],
  [least('(?:drank|drink)'), 'lowest', OF_WATER, 'water'],
  [most('(?:walked|moved)'), 'highest', 'steps', 'steps'],
  [least('(?:walked|moved)'), 'lowest', 'steps', 'steps'],
  [
    '(?:laziest|least active|quietest|slowest|idlest|most sedentary|most inactive|lowest|worst)',
    'lowest',
    OF_ACTIVITY,
  ],
  ['(?:busiest|most active|liveliest|most mobile|best|biggest)', 'highest', OF_ACTIVITY],
  ['(?:driest|least hydrated)', 'lowest', OF_WATER],
  ['(?:best hydrated|most hydrated|wettest)', 'highest', OF_WATER],
  ['(?:hungriest|greediest|(?:heaviest|biggest|largest) eating)', 'highest', OF_FOOD],
  ['(?:lightest eating)', 'lowest', OF_FOOD],
  [
    '(?:most restless|most broken|most interrupted|most wakeful)',
    'highest',
    'awake|awake minutes|time awake',
  ],
  ['(?:saltiest)', 'highest', 'sodium|salt'],
  ['(?:sweetest|most sugary)', 'highest', 'sugars?'],
  ['(?:fattiest|fattest)', 'highest', 'fat'],
];
const NAME = '(?:(?:on|for|of|in|during) )?(?:my|the|a) ';
const DAY =
  '(?: (?:logged|recorded|tracked|single|eating|food))?(?: (?:day|night)s?| (?<on>(?:mon|tues|wednes|thurs|fri|satur|sun)day))\\b(?! (?:out|of (?:the week|\\w+ing))\\b)';
/** "My laziest day for steps …": the figure is named with the day. */
const BY = '(?: (?:for|by|in|in terms of|measured by|going by|judging by) (?:my )?)?';
/** What else asks for the figure's size. */
const ASKED =
  /(?:^| ?,? ?)(?:and )?(?:what (?:number|amount|figure)?(?: ?(?:was|is) (?:it|that))?|how (?:many|much|high|low|long)(?: (?:grams|g|mg|kcal|ml|minutes|hours|liters))?(?: (?:was|is|were) (?:it|that|they|there))?)$/;
const DESCRIBED = /^how [a-z]+ (?:was|is|were)\b/;
const ASKING =
  /\b(?:how (?:many|much)|what (?:was|were|is)|had how many)(?: minutes| grams(?: of)?| mg(?: of)?)? (?=[a-z])/;

/** "On my driest day in May, how much water did I drink?": the lowest water in a day. */
export function withNamedExtremes(text: string): string {
  for (const [day, end, figure, name] of NICKNAMES) {
    const named = new RegExp(`(?:^|${NAME})${name === undefined ? `${day}${DAY}${BY}` : day}`).exec(text);
    const said =
      named &&
      `${text.slice(0, named.index)} ${text.slice(named.index + named[0].length)}${named.groups?.['on'] ? ` on ${named.groups['on']}s` : ''}`;
    const isOf = (words: string): boolean => new RegExp(`\\b(?:${figure})\\b`).test(words);
    if (!said || !isOf(said)) continue;
    const bare = said.replace(DESCRIBED, '');
    // "How many kcal?" may be all that names the figure.
    const short = bare.replace(ASKED, '');
    const rest = (isOf(short) ? short : bare).replace(ASKING, '');
    const isNamed = name === undefined || new RegExp(`\\b${name}\\b`).test(rest);
    return `${end} ${isNamed ? '' : name} ${rest}`
      .replace(/ ,(?= |$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
  return text;
}
