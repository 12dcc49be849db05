import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, textAhead, wordCount } from './tokens.ts';

/** "Soup made with an equal amount of milk" is made with milk. */
const EQUAL_PARTS =
  /^(?:with|using) (?:an |a )?equal (?:amounts?|volumes?|quantity|quantities|parts?|portions?) of /;
/** "A jar of stage 2 pears" is one jar. */
const STAGE = /^stage \d /;
const AHEAD = 6;

/** The tokens without amounts that describe a food instead of measuring it. */
export function withoutDescriptions(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const ahead = textAhead(tokens, place, AHEAD);
    const equal = EQUAL_PARTS.exec(ahead)?.[0];
    const stage = STAGE.test(ahead) ? tokens[place + 1] : undefined;
    kept.push(equal === undefined ? token : asToken(token, 'word', 'with'));
    if (stage !== undefined) kept.push(asToken(stage, 'word', stage.text));
    place += stage === undefined ? wordCount(equal ?? token.text) : 2;
  }
  return kept;
}
