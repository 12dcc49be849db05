import { plainWords } from '#domain/coach/abilities/plain-words.ts';

const ORDER =
  "(?:please )?(?:log|add|record|track|enter|put in|note|save|(?:i )?(?:just |also )?(?:had|ate|drank|drunk|have had|consumed|weighed)|i(?:'ve| have) (?:had|eaten|drunk)|(?:my )?(?:weight|blood pressure|bp) (?:was|is)|(?:my )?(?:blood pressure|bp))";
const CLOCK =
  "(?:at |around |about |@ ?)\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.))?(?: o'clock)?|\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)|(?:at )?(?:noon|midday|midnight)";
const MEAL = '(?:for|at) (?:breakfast|lunch|dinner|supper|brunch)(?: yesterday| today)?';
const TIME = `(?:${CLOCK}|(?:yesterday|today|tonight|this|last night|in the)(?: (?:morning|afternoon|evening))?(?: at \\d{1,2}(?: ?(?:am|pm))?)?|on [a-z]+day|${MEAL}|\\d+ days ago)`;
const AMOUNT =
  '(?:\\d+(?:[.,]\\d+)? ?(?:ml|milliliters?|cl|dl|l|liters?|litres?|fl oz|oz|ounces?|cups?|glass(?:es)?|bottles?|kg|kgs|kilos?|lbs?|pounds?)|\\d{2,3} ?(?:\\/|over) ?\\d{2,3}|an? (?:glass|cup|bottle))(?![a-z])';
const AND = ' ?(?:,|;|and then|then|and|plus)(?: and)? (?:then |also |another |an additional )*';

const STARTS = /^(?:\d|an? )/;
const MESSAGE = new RegExp(`^(?:(${ORDER}) (.*)|((?:\\d|an? ).*))$`);
const TIMED = new RegExp(`(?:(${ORDER}) )?(.+?) (${TIME})(?:${AND}|$)`, 'y');
/** "500 ml and then another 250 ml of water": two amounts of one thing. */
const TWO_AMOUNTS = new RegExp(
  `^(${AMOUNT})(?: (of [a-z ]+|water))?${AND}(${AMOUNT})(?: (of [a-z ]+|water))?( ${TIME})?$`,
);
const BARE = new RegExp(`^${AMOUNT}$`);
const OF_THING = new RegExp(`^${AMOUNT}( .+)$`);

/** "And remind me to weigh myself at 7", "and I slept badly last night". */
const OTHER_VERB =
  /^(?:remind|start|stop|end|set|change|show|tell|give|what|how|is|was|are|did|do|does|why|when|which|can|could|should|i|my|we|it|feel|felt|delete|remove|undo)\b/;

/** "2 eggs at 8 and a banana at 10": each with its time. Empty unless every part has one. */
function timedParts(text: string): readonly RegExpMatchArray[] {
  const parts: RegExpMatchArray[] = [];
  TIMED.lastIndex = 0;
  while (TIMED.lastIndex < text.length) {
    const part = TIMED.exec(text);
    if (!part) return [];
    parts.push(part);
  }
  return parts;
}

/** Logs that one sentence tells, each as a message of its own: "200 ml of water at 9 and 300 ml at 11". Empty for a single one. */
export function splitEntries(message: string): readonly string[] {
  const [, order = '', ordered, bare = ''] = MESSAGE.exec(plainWords(message)) ?? [];
  const rest = ordered ?? bare;
  const parts = timedParts(rest);
  if (parts.some((part) => OTHER_VERB.test(part[2] ?? ''))) return [];
  const isOfMeals = parts.every((part) => new RegExp(`^${MEAL}$`).test(part[3] ?? ''));
  // "Had wine last night and feel bad today" isn’t two logs.
  if (parts.length >= 2 && (isOfMeals || (order !== '' && STARTS.test(rest)))) {
    const first = parts[0]?.[2] ?? '';
    const thing = OF_THING.exec(first)?.[1] ?? '';
    return parts.map(([, own, said = '', at = '']) => {
      // "3 in the afternoon" after 2 glasses of water, "300 ml at 11".
      const whole = /^\d+$/.test(said)
        ? first.replace(/^\d+(?:[.,]\d+)?/, said)
        : BARE.test(said)
          ? `${said}${thing}`
          : said;
      return `${own ?? (order || 'log')} ${whole} ${at}`;
    });
  }
  const [, one = '', named, other = '', alsoNamed, at = ''] = TWO_AMOUNTS.exec(rest) ?? [];
  const thing = named ?? alsoNamed;
  const isOne = named === undefined || alsoNamed === undefined || named === alsoNamed;
  if (order === '' || thing === undefined || !isOne) return [];
  return [one, other].map((amount) => `${order} ${amount} ${thing}${at}`);
}
