import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, textAhead, wordAt as at, wordCount } from '#domain/meals/reading/text/tokens.ts';
import { readNumber } from './numbers.ts';
import type { Rewritten } from '#domain/meals/reading/amounts/rewrites/rewrite.ts';

const OWNED = /^(the|my|our|a|this|that|mum's|mom's|an)$/;
const COOK = '(?:i|we|she|he|they|mum|mom|dad|hubby)';
const MADE = '(?:made|cooked|baked|prepared)';
const YIELDS = '(?:serves|feeds|makes|yields|does|is for|was for|is enough for)';
/** "Of the pie, the whole dish serves 4". */
const WHOLE =
  '(?:(?:the|my|this|that|whole|entire) )*(?:(?:dish|recipe|batch|it|tray|pan|pot|pie|one|lot|thing) )?';
const MADE_FOR = new RegExp(
  `^(?:\\( )?(?:(?:that|which) )?(?:(?:${COOK} )?${MADE} (?:it )?for|(?:[,;(–—-] )?(?:that |which )?(?:${COOK} ${MADE} )?(?:[,;(–—-] )?(?:which |that |and )?${WHOLE}${YIELDS}) (?:about |around |up to )?(?=\\S+ )`,
);
const PEOPLE = /^(people|persons|adults|servings|portions|of|us|\))$/;
const OTHER_YIELD = /^(?:makes|yields) /;
const MAX_NAME = 6;
const MAX_SAID = 12;
const MAX_SERVINGS = 12;

/** "Half of the cottage pie I made for 4 people", "a third of the lasagna, dish serves 6": a number of servings of it. */
export function recipePortion(tokens: readonly TextToken[], place: number): Rewritten | undefined {
  const token = tokens[place];
  const share = readNumber(tokens, place);
  if (token === undefined || share === undefined || !(share.value < 1)) return undefined;
  const name = at(tokens, share.next) === 'of' ? share.next + 1 : share.next;
  if (!OWNED.test(at(tokens, name))) return undefined;
  // "A third of a 1.2 kg lasagna, serves 4" has its weight.
  if (readNumber(tokens, name + 1) !== undefined) return undefined;
  for (let end = name + 2; end <= name + 1 + MAX_NAME && at(tokens, end) !== ''; end += 1) {
    const said = MADE_FOR.exec(textAhead(tokens, end, MAX_SAID))?.[0];
    const served = said === undefined ? undefined : readNumber(tokens, end + wordCount(said));
    if (said !== undefined && served !== undefined && served.value > 1 && served.value <= MAX_SERVINGS) {
      let after = served.next;
      while (PEOPLE.test(at(tokens, after))) after += 1;
      // "Half the dough, makes 6 rolls": rolls aren't servings.
      if (OTHER_YIELD.test(said.slice(said.search(/\b(?:makes|yields) /))) && after === served.next)
        return undefined;
      const amount = [
        asToken(token, 'number', `${share.value * served.value}`),
        asToken(token, 'word', 'servings'),
        asToken(token, 'word', 'of'),
      ];
      return { read: [...amount, ...tokens.slice(name + 1, end)], end: after };
    }
    if (isEnd(tokens[end]) && at(tokens, end) !== '(') return undefined;
  }
  return undefined;
}
