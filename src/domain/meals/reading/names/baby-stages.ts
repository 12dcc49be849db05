import type { TextToken } from '#domain/foods/search/text.ts';
import { textAhead, wordCount } from '#domain/meals/reading/text/tokens.ts';

/** Who makes baby food and for which age: the jar is named after what is in it. */
const MAKER =
  /^(?:gerber|beech ?-? ?nut|earth's best|ella's kitchen|happy baby|plum organics) (?=(?:\S+ ){0,6}baby food )/;
const STAGE =
  /^(?:(?:stage|step) \d|(?:\d(?: ?(?:st|nd|rd|th))?|first|second|third) foods) (?=(?:\S+ ){0,4}baby food )/;
const MAX_AHEAD = 10;

/** "Gerber 2nd Foods squash baby food" is squash baby food. */
export function withoutBabyStages(tokens: readonly TextToken[]): readonly TextToken[] {
  if (!tokens.some(({ text }) => text === 'baby')) return tokens;
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const ahead = textAhead(tokens, place, MAX_AHEAD);
    const said = MAKER.exec(ahead)?.[0] ?? STAGE.exec(ahead)?.[0];
    if (said === undefined) kept.push(...tokens.slice(place, place + 1));
    place += said === undefined ? 1 : wordCount(said);
  }
  return kept;
}
