import { JOINED } from './spellings.ts';
import { canonicalWords, tokenizeText } from './text.ts';

/** A comparable word of a food's name or of a member's phrase. "without skin" gives the term "-skin". */
export interface Term {
  readonly text: string;
  /** Whether it stands after "with", "in", "from" or a comma: says more about the food, but does not name it. */
  readonly post: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that carry no meaning between foods. */
const STOP = words(
  'a an the of and or to my our your his her some any this that these those it its s t is was are were be been being by which into as also just about ' +
    'really very nice good great delicious tasty simple single serving simply i im ive me we us you added add type kind style choice made making make homemade use used ' +
    'piece size sized portion side item brand variety approximately around plus both either have having has had ate eaten eating enjoyed enjoying served',
);

const POST = words('with in from on for containing including topped filled stuffed loaded covered accompanied using at');
const NEGATION = words('no without not minus excluding except non hold zero');
const NEGATION_END = words('with but and');

/** Words of state that most foods leave out of their names; they weigh less. */
export const WEAK_TERMS = words(
  'raw fresh cooked plain regular whole ready frozen canned homemade hot cold warm large small medium big little original classic traditional natural organic ' +
    'boiled sliced chopped cut diced piece dried dry drained brewed commercial commercially store-bought restaurant fast food school cafeteria place -bone -seed type assorted mixed ' +
    'enriched edible ripe mature common generic solid home recipe tap light unprepared refrigerated pure',
);

/** The terms of words that were cut by `tokenizeText`. */
export function termsOfWords(tokens: readonly string[]): Term[] {
  const terms: Term[] = [];
  let post = false;
  let negated = false;
  for (const token of tokens) {
    if (/^[,;:(]$/.test(token)) {
      post = terms.length > 0;
      negated = negated && token === ',' ? false : negated;
      continue;
    }
    if (token === ')') continue;
    for (const word of canonicalWords(token)) {
      if (NEGATION.has(word)) {
        negated = true;
        continue;
      }
      if (POST.has(word)) post = terms.length > 0;
      if (negated && NEGATION_END.has(word)) negated = false;
      if (STOP.has(word) || POST.has(word) || !/[\p{L}\d]/u.test(word)) continue;
      const previous = terms.at(-1);
      const joined = previous === undefined || negated ? undefined : JOINED.get(`${previous.text} ${word}`);
      if (previous !== undefined && joined !== undefined) terms[terms.length - 1] = { text: joined, post: previous.post };
      else terms.push({ text: negated ? `-${word}` : word, post: post || negated });
    }
  }
  return terms;
}

/** The terms of a name, an alias or any phrase. */
export const termsOfText = (text: string): Term[] => termsOfWords(tokenizeText(text).map((token) => token.text));
