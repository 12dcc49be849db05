import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { readNumber } from './numbers.ts';
import { isEnd, textAhead, wordAt as at, wordCount } from '#domain/meals/reading/text/tokens.ts';

const IN_WATER =
  /^(?:cooked|boiled|simmered|made|prepared) (?:in|with) (?:(?:salted|plain|hot|boiling|some) )?water /;
const MAX_WORDS = 4;
/** From this mass on, grain is the cooked dish: nobody eats as much of it dry. */
const MIN_COOKED_G = 150;

/** Mass stated in the same clause, in grams. */
function massAround(tokens: readonly TextToken[], place: number): number | undefined {
  const start = tokens.slice(0, place).findLastIndex(isEnd) + 1;
  const length = tokens.slice(place).findIndex(isEnd);
  const end = length < 0 ? tokens.length : place + length;
  for (let from = start; from < end; from += 1) {
    const number = readNumber(tokens, from);
    const measure = number && MEASURES.get(stemWord(at(tokens, number.next)));
    if (number && measure?.kind === 'mass') return number.value * measure.factor;
  }
  return undefined;
}

/**
 * "Pasta cooked in water 200 g": the water isn't a food of its own. A larger mass is that of the cooked dish, a smaller one of what was
 * cooked.
 */
export function withoutCookingWater(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const said = IN_WATER.exec(textAhead(tokens, place, MAX_WORDS))?.[0];
    const mass = said === undefined ? undefined : massAround(tokens, place);
    if (said === undefined || mass === undefined) {
      kept.push(token);
      continue;
    }
    if (mass >= MIN_COOKED_G) kept.push({ ...token, text: 'cooked' });
    place += wordCount(said) - 1;
  }
  return kept;
}
