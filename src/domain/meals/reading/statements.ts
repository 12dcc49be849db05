import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { SIZES } from '#domain/meals/reading/amounts/read-sizes.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';

const STRONG = /^[.;\n|]$/;
/** Words about what was named before. */
const REFERRING =
  /^(it|them|that|those|this|these|one|ones|half|rest|both|each|same|another|more|other|split|shared|sharing|share|between|left|leaving|finish|finished|finishing|didn't|didnt|don't|dont|not|no|none|without|minus|except|skip|skipped|instead|actually|only|just|but|total|altogether|combined|serves|served|serving|servings|made|makes|recipe|used|ate|eaten|had|times|twice|double|correction|scratch|scrap|cancel|remove|delete|meant|forgot|mine|his|hers|their|there|◦)$/;
/** A statement that begins with one continues the one before. */
const JOINING = /^(with|w|and|plus|on|in|of|for|to|as|from|&|\+|\(|topped|then|also)$/;

const BEFORE_AMOUNT = /^(and|with|w|of|had|ate|drank|plus|a|an|the|n|&)$/;

/** "Coconut water 330 ml": an amount behind its food, so that a period after the unit ends the sentence. */
export const endsInOwnAmount = (tokens: readonly TextToken[]): boolean =>
  tokens.at(-2)?.kind === 'number' &&
  tokens.at(-3)?.kind === 'word' &&
  !BEFORE_AMOUNT.test(tokens.at(-3)?.text ?? '');

/**
 * Whether a statement can be read by itself: it and the one before name different foods, and it refers to none but its own ("1 kg
 * strawberries, ate half").
 */
function isOwn(before: readonly TextToken[], next: readonly TextToken[], lexicon: Lexicon): boolean {
  const isFood = ({ kind, text }: TextToken): boolean =>
    kind === 'word' && lexicon.isFoodWord(text) && !isUnitWord(text) && !SIZES.has(text);
  const said = before.slice(0, before.findLastIndex(({ text }) => !STRONG.test(text)) + 1);
  const last = said.at(-1);
  const referring = next.findIndex(({ text }) => REFERRING.test(text));
  const foods = next.filter(isFood).map(({ text }) => text);
  return (
    foods.length > 0 &&
    (referring < 0 || next.slice(0, referring).some(isFood)) &&
    !JOINING.test(next.find(({ text }) => !STRONG.test(text))?.text ?? '') &&
    before.some(isFood) &&
    !before.some(({ text }) => text === ':' || foods.includes(text)) &&
    !(last?.kind === 'word' && isUnitWord(last.text) && !endsInOwnAmount(said))
  );
}

/** Splits a description at sentences and lines that don't refer to each other, so that none changes how another is read. */
export function splitStatements(tokens: readonly TextToken[], lexicon: Lexicon): TextToken[][] {
  const statements: TextToken[][] = [];
  let current: TextToken[] = [];
  for (const token of tokens) {
    current.push(token);
    if (!STRONG.test(token.text)) continue;
    statements.push(current);
    current = [];
  }
  if (current.length > 0) statements.push(current);
  const groups: TextToken[][] = [];
  for (const statement of statements) {
    const last = groups.at(-1);
    if (last === undefined || isOwn(last, statement, lexicon)) groups.push([...statement]);
    else last.push(...statement);
  }
  return groups;
}
