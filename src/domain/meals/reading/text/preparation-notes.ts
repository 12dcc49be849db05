import type { TextToken } from '#domain/foods/search/text.ts';
import { textAhead, wordCount } from './tokens.ts';

const BEFORE_TRIM = /^(with|and|a|an|the|all|any|of|fat|external|visible|excess|carefully|well|,|-)$/;
const AFTER_TRIM =
  /^(to|of|at|off|away|a|an|the|all|any|about|approximately|around|roughly|thickness|zero|no|fat|external|visible|excess|surface|inch|inches|in|"|cm|mm|eighth|quarter|half|-|\/)$/;
const isTrim = ({ text }: TextToken): boolean => /^(trim(s|med|ming)?|thickness)$/.test(text);
const isAmount = ({ kind, text }: TextToken): boolean => kind === 'number' || /^\d/.test(text);

const JUICE = /^juices?$/;
const OWN = /^(natural|own|its|their|cooking|pan)$/;
const WITH_JUICE = /^(with|in|and|including|plus|complete|served|retains|,)$/;

const PART =
  /^(?:(?:the|its|their) )?(?:stones?|pits?|pips?|seeds?|skins?|crusts?|cores?|bones?|shells?|rinds?|peels?|stalks?|stems?|tails?|heads?|pods?|husks?|leaves|edges?|fat|guts|claws|trimmings) (?:and|&|n) all (?=[.,;:!?)\n-]|$|with |and |on |in |then |plus |w )/;
const PART_WORDS = 5;

/** Number of tokens that say that nothing of the food before was left: "cherries, stones and all". */
function andAllLength(tokens: readonly TextToken[], at: number): number {
  const said = PART.exec(textAhead(tokens, at, PART_WORDS))?.[0];
  return said === undefined ? 0 : wordCount(said);
}

/** Start of the words before `at` that all match `pattern`. */
function startOf(tokens: readonly TextToken[], at: number, pattern: RegExp): number {
  let start = at;
  while (start > 0 && pattern.test(tokens[start - 1]?.text ?? '')) start -= 1;
  return start;
}

/**
 * The tokens without descriptions that aren't foods: how a butcher trimmed it ("trimmed to 1/8 inch fat"), the juice it comes in ("ham with
 * natural juices"), what was eaten with it ("stones and all").
 */
export function withoutOwnParts(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const comma = token.text === ',' ? 1 : 0;
    const andAll = at > 0 ? andAllLength(tokens, at + comma) : 0;
    if (andAll > 0) at += andAll + comma - 1;
    else if (isTrim(token)) {
      kept.length = startOf(kept, kept.length, BEFORE_TRIM);
      for (let next = tokens[at + 1]; next !== undefined; next = tokens[at + 1]) {
        if (!AFTER_TRIM.test(next.text) && !isAmount(next)) break;
        at += 1;
      }
    } else if (JUICE.test(token.text) && OWN.test(kept.at(-1)?.text ?? ''))
      kept.length = startOf(kept, startOf(kept, kept.length, OWN), WITH_JUICE);
    else kept.push(token);
  }
  return kept;
}
