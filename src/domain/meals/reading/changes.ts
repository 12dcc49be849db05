import { stemWord, type TextToken } from '#domain/foods/search/text.ts';

/** What was replaced, not eaten after all, or shared: "salad instead of fries", "split a pizza with my wife". */

const at = (tokens: readonly TextToken[], place: number): string => tokens[place]?.text ?? '';

/** A phrase ends at a mark or where another food is joined. */
const endsPhrase = (token: TextToken | undefined): boolean =>
  token === undefined ||
  (token.kind === 'mark' && !/^[-'’/]$/.test(token.text)) ||
  /^(with|w|and|but|then|plus|so)$/.test(token.text);

const phraseEnd = (tokens: readonly TextToken[], from: number): number => {
  let end = from;
  while (!endsPhrase(tokens[end])) end += 1;
  return end;
};

const INSTEAD_OF = /^(instead of|rather than|in place of|as opposed to|in lieu of|swapped out) /;
/** What follows these and ends at "but" was not eaten. */
const NOT_EATEN =
  /^(?:(?:was|were) (?:going|about|meant|supposed|planning|tempted) to|(?:nearly|almost) (?:had|ate|got|ordered|went)|wanted|craving|craved|fancied|(?:was|am|been) craving|(?:trying|tried|meant|want|wanted) to (?:cut|avoid|stop|quit|skip|give|eat|have)|skipped|passed on|said no to|resisted|turned down|didn't (?:have|eat|get|want)|did not (?:have|eat|get|want)) /;
const AHEAD = 6;

const aheadOf = (tokens: readonly TextToken[], place: number): string =>
  `${tokens
    .slice(place, place + AHEAD)
    .map(({ text }) => text)
    .join(' ')} `;

/** End of what was not eaten and starts at the place; the place itself if nothing does. */
function notEatenEnd(tokens: readonly TextToken[], place: number): number {
  const ahead = aheadOf(tokens, place);
  const replaced = INSTEAD_OF.exec(ahead)?.[0];
  if (replaced !== undefined) return phraseEnd(tokens, place + replaced.trim().split(' ').length);
  if (!NOT_EATEN.test(ahead)) return place;
  for (let end = place + 1; end < tokens.length; end += 1) {
    if (/^(but|so|then)$/.test(at(tokens, end))) return end + 1;
    if (/^[.!?;\n,]$/.test(at(tokens, end))) return end;
  }
  return tokens.length;
}

const SHARED = /^(split|splitting|shared|sharing|halved)$/;
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, couple: 2 };
const PEOPLE =
  /^(friend|mate|kid|child|children|people|person|colleague|coworker|roommate|flatmate|other|us|sister|brother|cousin|girl|guy|way)$/;

const countOf = (token: TextToken | undefined): number | undefined =>
  token === undefined ? undefined : token.kind === 'number' ? Number(token.text) : COUNT[token.text];

/** How many share, and where the words that say so end. */
function sharersAt(tokens: readonly TextToken[], place: number): { count: number; end: number } | undefined {
  const word = at(tokens, place);
  if (!/^(with|between|among|amongst)$/.test(word)) return undefined;
  const end = phraseEnd(tokens, place + 1);
  const said = tokens.slice(place + 1, end);
  if (said.length === 0 || said.length > 5) return undefined;
  const number = said.map(countOf).find((value) => value !== undefined);
  const isPeople = said.some(({ text }) => PEOPLE.test(stemWord(text)));
  if (number !== undefined && !isPeople) return undefined;
  return { count: word === 'with' ? (number ?? 1) + 1 : (number ?? 2), end };
}

const asToken = (token: TextToken, kind: TextToken['kind'], text: string): TextToken => ({
  ...token,
  kind,
  text,
});

/** "split a pizza with my wife" reads as "1/2 of a pizza". */
function sharedPhrase(
  tokens: readonly TextToken[],
  place: number,
): { read: TextToken[]; end: number } | undefined {
  const token = tokens[place];
  if (token === undefined || !SHARED.test(token.text)) return undefined;
  const food = phraseEnd(tokens, place + 1);
  const sharers = sharersAt(tokens, food);
  if (food === place + 1 || sharers === undefined) return undefined;
  const share = [
    asToken(token, 'number', '1'),
    asToken(token, 'mark', '/'),
    asToken(token, 'number', `${sharers.count}`),
    asToken(token, 'word', 'of'),
  ];
  return { read: [...share, ...tokens.slice(place + 1, food)], end: sharers.end };
}

/** Leaves out what was not eaten, and turns what was shared into a part. */
export function applyChanges(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const end = notEatenEnd(tokens, place);
    const shared = sharedPhrase(tokens, place);
    if (end > place) {
      if (kept.at(-1)?.kind === 'word') kept.push(asToken(token, 'mark', ','));
      place = end;
    } else if (shared) {
      kept.push(...shared.read);
      place = shared.end;
    } else {
      kept.push(token);
      place += 1;
    }
  }
  return kept;
}
