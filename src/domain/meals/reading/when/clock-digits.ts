import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Hours as plain numbers: "0600 shake, 1230 rice", "7am oats; 12 wrap; 3 apple", "8 - toast, 1 - soup, 6 - pizza". */

const ENDS = /^[.!?;,\n|•]$/;
const DASH = /^[-–—:=]$/;

/** Whether the slash has spaces around it, as a separator between foods does. */
const isSpaced = (tokens: readonly TextToken[], place: number): boolean =>
  (tokens[place - 1]?.end ?? 0) < (tokens[place]?.start ?? 0) &&
  (tokens[place]?.end ?? 0) < (tokens[place + 1]?.start ?? 0);

const isStart = (tokens: readonly TextToken[], place: number): boolean => {
  const before = at(tokens, place - 1);
  return before === '' || ENDS.test(before) || (before === '/' && isSpaced(tokens, place - 1));
};

/** "0600", and "1230" before a word that isn't a unit; "1000 island" is a dressing. */
function fourDigits(tokens: readonly TextToken[], place: number): readonly TextToken[] | undefined {
  const token = tokens[place];
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(token?.text ?? '') ?? [];
  if (token === undefined || hour === undefined || minute === undefined || !isStart(tokens, place))
    return undefined;
  const next = tokens[place + 1];
  const isCounting = next === undefined || isUnitWord(next.text) || /^(island|year|[/%'"])$/.test(next.text);
  if (isCounting && !hour.startsWith('0')) return undefined;
  const middle = token.start + 2;
  return [
    { ...token, text: hour, end: middle },
    { ...token, kind: 'mark', text: ':', start: middle, end: middle },
    { ...token, text: minute, start: middle },
  ];
}

const MIN_ENTRIES = 3;
const HOURS = 24;
const HALF_DAY = 12;

/** Positions of plain hours if every entry of the text starts with an hour, they never decrease, and none is a count of its food. */
function bareHours(tokens: readonly TextToken[]): ReadonlySet<number> {
  const starts = tokens.flatMap((token, place) =>
    isStart(tokens, place) && token.kind !== 'mark' ? [place] : [],
  );
  const hours = starts.map((place) => (/^\d\d?$/.test(at(tokens, place)) ? Number(at(tokens, place)) : 0));
  if (starts.length < MIN_ENTRIES || hours.some((hour) => hour < 1 || hour > HOURS)) return new Set();
  const isClock = starts.map(
    (place) =>
      /^(am|pm|ish)$/.test(at(tokens, place + 1)) ||
      (at(tokens, place + 1) === ':' && tokens[place + 1]?.start === tokens[place]?.end),
  );
  const isDashed = starts.every((place) => DASH.test(at(tokens, place + 1)) && isSpaced(tokens, place + 1));
  // "12 wrap" isn't a dozen; "12 almonds" is.
  const isSingle = starts.every(
    (place, entry) =>
      isClock[entry] === true ||
      (hours[entry] !== 1 && !isUnitWord(at(tokens, place + 1)) && /[^s]$/.test(at(tokens, place + 1))),
  );
  const wraps = hours.filter((hour, entry) => entry > 0 && hour < (hours[entry - 1] ?? 0));
  const isInOrder = wraps.length <= 1 && wraps.every((hour) => hour < HALF_DAY);
  const areHours = isInOrder && (isDashed || (isClock.includes(true) && isSingle));
  return new Set(areHours ? starts.filter((_, entry) => isClock[entry] !== true) : []);
}

const MIN_LABELS = 2;

/** Hours that label what comes after them in mid-text, if there are several: "1pm: chicken wrap 4: protein bar". */
function labelHours(tokens: readonly TextToken[]): ReadonlySet<number> {
  const isLabel = (place: number): boolean => {
    const mark = /^(am|pm)$/.test(at(tokens, place + 1)) ? place + 2 : place + 1;
    const before = tokens[mark - 1]?.end;
    return (
      /^([1-9]|1\d|2[0-3])$/.test(at(tokens, place)) &&
      at(tokens, mark) === ':' &&
      tokens[mark]?.start === before &&
      tokens[mark + 1]?.kind === 'word'
    );
  };
  const labels = [...tokens.keys()].filter(isLabel);
  const bare = labels.filter((place) => at(tokens, place + 1) === ':' && !isStart(tokens, place));
  return new Set(labels.length >= MIN_LABELS ? bare : []);
}

/** Rewrites each of these hours as "12:30" or "at 7". */
export function withClock(tokens: readonly TextToken[]): TextToken[] {
  const bare = bareHours(tokens);
  const labels = labelHours(tokens);
  return tokens.flatMap((token, place): readonly TextToken[] => {
    if (labels.has(place))
      return [
        { ...asToken(token, 'mark', '.'), end: token.start },
        { ...asToken(token, 'word', 'at'), end: token.start },
        token,
      ];
    if (bare.has(place)) return [{ ...asToken(token, 'word', 'at'), end: token.start }, token];
    if (token.text === '/' && fourDigits(tokens, place + 1)) return [asToken(token, 'mark', '.')];
    return (token.kind === 'number' ? fourDigits(tokens, place) : undefined) ?? [token];
  });
}
