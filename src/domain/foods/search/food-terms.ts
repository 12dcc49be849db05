import { JOINED } from './spellings.ts';
import { canonicalWords, tokenizeText, wordSet } from './text.ts';

/** A comparable word of a food's name or of a member's phrase. "without skin" gives the term "-skin". */
export interface Term {
  readonly text: string;
  /** Whether it follows "with", "in", "from" or a comma: it describes the food, but doesn't name it. */
  readonly post: boolean;
  /** Whether the word was typed otherwise and is a guess. */
  readonly isMended?: boolean;
  /** Whether the guess is far from what was typed, and of a word that hardly any food has. */
  readonly isFar?: boolean;
}

/** Words that carry no meaning between foods. */
const STOP = wordSet(
  'a an the of and or to my our your his her some any this that these those them it its s t is was are were be been being by which into as also just about ' +
    'really very nice good great delicious tasty simple single serving simply i im ive me we us you added add type style choice made making make use used ' +
    'piece size sized portion side item brand variety approximately around both either have having has had ate eaten eating enjoyed enjoying served',
);

const POST = wordSet(
  'with in into from on for containing including topped filled stuffed loaded covered accompanied using at',
);
/** "Stuffed pepper": before the food these are words of their own. */
const LEADING = wordSet('topped filled stuffed loaded covered');
const NEGATION = wordSet('no without not minus excluding except non hold');
const NEGATION_END = wordSet('with but and');

/** What foods are sold without: its name may follow. */
const WITHOUT = wordSet('sugar salt fat caffeine alcohol');
const LISTING = wordSet('or and nor');

/** Words of state that most foods leave out of their names; they weigh less. */
export const WEAK_TERMS = wordSet(
  'fresh plain regular ready frozen canned homemade hot cold warm large small medium big little original classic traditional natural organic ' +
    'sliced chopped cut diced piece drained brewed commercial commercially store-bought restaurant fast food school cafeteria place -bone -seed type assorted mixed ' +
    'enriched edible ripe mature common generic solid home recipe tap light crusty fluffy gooey chewy refrigerated pure uht pasteurized iodized fortified homogenized unenriched sized sourced',
);

/** Words of cooking: they distinguish figures, but name nothing. */
export const STATE_TERMS = wordSet(
  'raw cooked boiled whole dried dry baked roasted fried grilled steamed toasted broiled stewed braised prepared',
);

/** Kinds of a food that nobody means without saying so. */
export const MARKED_TERMS = wordSet(
  'diet baby toddler infant dry mix powder powdered dehydrated gluten reduced light low free junior strained substitute imitation -sugar -salt -fat',
);

/** "Cheese filled turnover" is a turnover; "turnover filled with cheese" too. */
const isNoun = (next: string | undefined): boolean =>
  next !== undefined && /^\p{L}/u.test(next) && !POST.has(next) && next !== 'by';

/** "Another kind of bread", "all kinds": no bar of that name. */
const isKindOf = (token: string, next: string | undefined): boolean =>
  token === 'kinds' || (token === 'kind' && (next === undefined || next === 'of'));

/** "No-bake cookie": says how it was made, not what is absent. */
const isNoBake = (token: string, before: string | undefined, next: string | undefined): boolean =>
  (token === 'no' && next === 'bake') || (token === 'bake' && before === 'no');

/** The terms of words that were cut by `tokenizeText`. */
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
      // "No added sugar orange squash": the squash is there.
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

/** The terms of a name, an alias or any phrase. */
export const termsOfText = (text: string): Term[] =>
  termsOfWords(tokenizeText(text).map((token) => token.text));
