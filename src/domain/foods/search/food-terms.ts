import { JOINED } from './spellings.ts';
import { canonicalWords, tokenizeText, wordSet } from './text.ts';

/** A normalized word of a food's name or of a member's phrase. "without skin" becomes the term "-skin". */
export interface Term {
  readonly text: string;
  /** Whether it follows "with", "in", "from" or a comma, and so describes the food instead of naming it. */
  readonly post: boolean;
  /** Whether it's a guess for a word that was typed differently. */
  readonly isCorrection?: boolean;
  /** Whether the guess is far from the typed word and occurs in very few foods. */
  readonly isFar?: boolean;
}

/** Words that carry no meaning between foods. */
const STOP = wordSet(
  'a an the of and or to my our your his her some any this that these those them it its s t is was are were be been being by which into as also just about ' +
    'really very nice good great delicious tasty simple single serving simply i im ive me we us you added add type style choice made making make use used ' +
    'piece size sized portion side item brand variety approximately around both either have having has had ate eaten eating enjoyed enjoying served earlier already',
);

const POST = wordSet(
  'with in into from on for containing including topped filled stuffed loaded covered accompanied using at',
);
/** "Stuffed pepper": before the food's name these words aren't separators. */
const LEADING = wordSet('topped filled stuffed loaded covered');
const NEGATION = wordSet('no without not minus excluding omitting except non hold');
const NEGATION_END = wordSet('with but and');

/** Things that foods are sold without; the food's name may follow. */
const WITHOUT = wordSet('sugar salt fat caffeine alcohol');
const LISTING = wordSet('or and nor');

/** States that most foods omit from their names, and so weigh less. */
export const WEAK_TERMS = wordSet(
  'fresh plain regular ready frozen canned homemade hot cold warm large small medium big little original classic traditional natural organic ' +
    'sliced chopped cut diced piece drained brewed commercial commercially store-bought restaurant fast food school cafeteria place -bone -seed type assorted mixed ' +
    'enriched edible ripe mature common generic solid home recipe tap light crusty fluffy gooey chewy refrigerated pure uht pasteurized iodized fortified homogenized unenriched sized sourced',
);

/** Cooking methods: they change the figures but don't name a food. */
export const STATE_TERMS = wordSet(
  'raw cooked boiled whole dried dry baked roasted fried grilled steamed toasted broiled stewed braised prepared',
);

/** Kinds of food that are never implied. */
export const MARKED_TERMS = wordSet(
  'diet baby toddler infant dry mix powder powdered dehydrated gluten reduced light low free junior strained substitute imitation -sugar -salt -fat',
);

/** "Cheese filled turnover" is a turnover; so is "turnover filled with cheese". */
const isNoun = (next: string | undefined): boolean =>
  next !== undefined && /^\p{L}/u.test(next) && !POST.has(next) && next !== 'by';

/** "Another kind of bread", "all kinds": not the bar of that name. */
const isKindOf = (token: string, next: string | undefined): boolean =>
  token === 'kinds' || (token === 'kind' && (next === undefined || next === 'of'));

/** "No-bake cookie": a method, not something absent. */
const isNoBake = (token: string, before: string | undefined, next: string | undefined): boolean =>
  (token === 'no' && next === 'bake') || (token === 'bake' && before === 'no');

/** Terms of words from `tokenizeText`. */
export function termsOfWords(tokens: readonly string[]): Term[] {
  const terms: Term[] = [];
  let post = false;
  let isNegated = false;
  let isNextNegated = false;
  for (const [at, token] of tokens.entries()) {
    if (isKindOf(token, tokens[at + 1]) || isNoBake(token, tokens[at - 1], tokens[at + 1])) continue;
    if (/^[,;:(]$/.test(token)) {
      post = terms.length > 0;
      if (token === ',') isNegated = false;
      continue;
    }
    if (token === ')') continue;
    let negated = isNegated || isNextNegated;
    // "Flavors other than chocolate".
    isNextNegated = token === 'non' || (token === 'than' && tokens[at - 1] === 'other');
    for (const word of canonicalWords(token)) {
      if (NEGATION.has(word)) {
        negated = true;
        isNegated ||= NEGATION.has(token) && token !== 'non';
        continue;
      }
      const isLeading = terms.length === 0 && LEADING.has(word);
      if (POST.has(word) && !(LEADING.has(word) && isNoun(tokens[at + 1]))) post ||= terms.length > 0;
      // "No sugar added hot chocolate" has chocolate.
      const isSaid = word === 'added' && terms.at(-1)?.text.startsWith('-') === true;
      if (NEGATION_END.has(word) || isSaid) isNegated = negated = false;
      // "No added sugar orange squash": it does contain squash.
      if (isNegated && WITHOUT.has(word) && isNoun(tokens[at + 1]) && !LISTING.has(tokens[at + 1] ?? ''))
        isNegated = false;
      if (STOP.has(word) || (POST.has(word) && !isLeading) || !/[\p{L}\d]/u.test(word)) continue;
      const previous = terms.at(-1);
      const joined = previous === undefined || negated ? undefined : JOINED.get(`${previous.text} ${word}`);
      if (previous !== undefined && joined !== undefined)
        terms[terms.length - 1] = { text: joined, post: previous.post };
      else terms.push({ text: negated ? `-${word}` : word, post: post || negated });
    }
  }
  return terms;
}

/** Terms of a name, alias or any other phrase. */
export const termsOfText = (text: string): Term[] =>
  termsOfWords(tokenizeText(text).map((token) => token.text));
