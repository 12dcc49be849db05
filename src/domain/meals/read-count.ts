import { readNumber, type SaidNumber } from './numbers.ts';
import { SIZES } from './read-sizes.ts';
import { textAt, type Cursor } from './read-units.ts';

/** Whether a number, an article, "some" or nothing at all was said. */
export type Said = 'number' | 'article' | 'some' | 'nothing';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const FILLERS = set(
  'about approximately around roughly approx just only maybe perhaps probably almost nearly exactly another additional extra some of the my our your his her their up to another generous heaping heaped level scant good nice little whole full single own',
);
const SOME = set('some any more lots plenty loads');
const ARTICLES = set('a an one another');

/** "3-inch", "100-calorie": tells what kind of thing it is, not how many. */
const DIMENSION =
  /^(inch|inches|in|cm|mm|"|calorie|calories|kcal|cal|degrees?|percent|proof|layer|layers|grain|pack|minute|min|year|diameter)$/;

const WHOLE_OF = /^(wheat|grain|milk|meal|rye|oat|oats|bean|bran|cow|kernel)$/;

/** Reads the number or article that a phrase begins with, fillers included; dimensions ("14-inch") become sizes. */
export function readCount(cursor: Cursor, sizes: string[]): { said: Said; number: SaidNumber | undefined } {
  let said: Said = 'nothing';
  for (;;) {
    const word = textAt(cursor);
    const number = readNumber(cursor.tokens, cursor.at);
    if (number !== undefined && DIMENSION.test(cursor.tokens[number.next]?.text ?? '')) {
      if (/^(inch|inches|")$/.test(cursor.tokens[number.next]?.text ?? ''))
        sizes.push(number.value >= 14 ? 'large' : number.value >= 11 ? 'medium' : 'small', 'whole');
      cursor.at = number.next + 1;
      continue;
    }
    if (/^(entire|whole)$/.test(word) && !WHOLE_OF.test(textAt(cursor, 1))) sizes.push('whole');
    if (number !== undefined) {
      cursor.at = number.next;
      return { said: 'number', number };
    }
    if (
      word === 'a' &&
      /^(lot|bit|little|touch|hint|sprinkle|variety|mix|mixture|drop)$/.test(textAt(cursor, 1))
    ) {
      said = 'some';
      cursor.at += 1;
    } else if (ARTICLES.has(word)) said = 'article';
    else if (SOME.has(word) && said === 'nothing') said = 'some';
    else if (
      !FILLERS.has(word) ||
      (word === 'little' && said === 'nothing') ||
      (word === 'extra' && SIZES.has(textAt(cursor, 1)))
    )
      return { said, number: undefined };
    cursor.at += 1;
  }
}
