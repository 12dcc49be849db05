import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { readNumber } from './numbers.ts';
import { readMeasure } from './read-units.ts';

interface Definition {
  /** Stems of the unit's words. */
  readonly unit: readonly string[];
  readonly value: number;
  readonly measure: string;
  readonly from: number;
  readonly to: number;
}

const MAX_UNIT_WORDS = 2;

/** "Serving spoon = 3 tbsp" around the equals sign at a position. */
function definitionAt(tokens: readonly TextToken[], equals: number): Definition | undefined {
  const said = at(tokens, equals) === '=' ? readNumber(tokens, equals + 1) : undefined;
  if (said === undefined) return undefined;
  const cursor = { tokens, at: said.next };
  const measure = readMeasure(cursor, true);
  if (measure === undefined || measure.kind === 'energy') return undefined;
  let from = equals;
  while (equals - from < MAX_UNIT_WORDS && tokens[from - 1]?.kind === 'word') from -= 1;
  const unit = tokens.slice(from, equals).map(({ text }) => stemWord(text));
  if (/^(1|a|an|one|each)$/.test(at(tokens, from - 1))) from -= 1;
  const isAside = at(tokens, from - 1) === '(' && at(tokens, cursor.at) === ')';
  return unit.length === 0
    ? undefined
    : {
        unit,
        value: said.value,
        measure: measure.label,
        from: isAside ? from - 1 : from,
        to: isAside ? cursor.at + 1 : cursor.at,
      };
}

/** "3 serving spoons of rice (serving spoon = 3 tbsp)" is 9 tbsp of rice. The definition must be of a unit used elsewhere in the text. */
export function withStatedUnits(tokens: readonly TextToken[]): readonly TextToken[] {
  const defined = tokens.map((_, place) => definitionAt(tokens, place)).find((one) => one !== undefined);
  if (defined === undefined) return tokens;
  const { unit, value, measure, from, to } = defined;
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
  const isUnitAt = (place: number): boolean =>
    unit.every((word, ahead) => stemWord(at(rest, place + ahead)) === word);
  const kept: TextToken[] = [];
  let isUsed = false;
  for (let place = 0; place < rest.length;) {
    const token = rest[place];
    if (token === undefined) break;
    const count = /^(a|an)$/.test(token.text) ? { value: 1, next: place + 1 } : readNumber(rest, place);
    if (count === undefined || !isUnitAt(count.next)) {
      kept.push(token);
      place += 1;
      continue;
    }
    isUsed = true;
    kept.push(asToken(token, 'number', `${count.value * value}`), asToken(token, 'word', measure));
    place = count.next + unit.length;
  }
  return isUsed ? kept : tokens;
}
