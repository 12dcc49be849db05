import { isPlural, type TextToken } from '#domain/foods/search/text.ts';
import { isUnitBefore, isUnitWord } from '#domain/meals/portions/units.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

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
const MORNING = 9;
const BEFORE_HOUR = /^(breakfast|brekkie|brunch|up|woke|started|first|from|at|today|ate|coffee)$/;
const MAX_BEFORE_HOUR = 3;

const DECIMAL_HOUR = /^(\d\d?)\.([0-5]\d)$/;

/** Where the hour of an entry is: "breakfast at 9 flat white" starts with words. */
function hourPlace(tokens: readonly TextToken[], start: number): number {
  let place = start;
  while (place < start + MAX_BEFORE_HOUR && BEFORE_HOUR.test(at(tokens, place))) place += 1;
  return tokens[place]?.kind === 'number' ? place : start;
}

/** Positions of plain hours if every entry of the text starts with an hour, they never decrease, and none is a count of its food. */
function bareHours(tokens: readonly TextToken[]): ReadonlySet<number> {
  const entries = tokens.flatMap((token, place) =>
    isStart(tokens, place) && token.kind !== 'mark' ? [place] : [],
  );
  const starts = entries.map((place) => hourPlace(tokens, place));
  const hours = starts.map((place) => {
    const [hour = ''] = /^\d\d?(?=$|\.[0-5]\d$)/.exec(at(tokens, place)) ?? [];
    return Number(hour);
  });
  if (starts.length < MIN_ENTRIES || hours.some((hour) => hour < 1 || hour > HOURS)) return new Set();
  const isClock = starts.map(
    (place) =>
      at(tokens, place - 1) === 'at' ||
      DECIMAL_HOUR.test(at(tokens, place)) ||
      /^(am|pm|ish)$/.test(at(tokens, place + 1)) ||
      (at(tokens, place + 1) === ':' && tokens[place + 1]?.start === tokens[place]?.end),
  );
  const isDashed = starts.every((place) => DASH.test(at(tokens, place + 1)) && isSpaced(tokens, place + 1));
  // "12 wrap" isn't a dozen; "12 almonds" is. After 11, 1 is an hour.
  const isSingle = starts.every(
    (place, entry) =>
      (isClock[entry] === true && !isUnitWord(at(tokens, place + 1))) ||
      ((hours[entry] !== 1 || (hours[entry - 1] ?? 0) >= MORNING) &&
        !isUnitWord(at(tokens, place + 1)) &&
        /[^s]$/.test(at(tokens, place + 1))),
  );
  const wraps = hours.filter((hour, entry) => entry > 0 && hour < (hours[entry - 1] ?? 0));
  const isInOrder = wraps.length <= 1 && wraps.every((hour) => hour < HALF_DAY);
  const areHours = isInOrder && (isDashed || (isClock.includes(true) && isSingle));
  return new Set(
    areHours ? starts.filter((place, entry) => isClock[entry] !== true || needsAt(tokens, place)) : [],
  );
}

/** "7.30", and "7: fish" without minutes. */
const needsAt = (tokens: readonly TextToken[], place: number): boolean =>
  DECIMAL_HOUR.test(at(tokens, place)) ||
  (at(tokens, place - 1) !== 'at' && at(tokens, place + 1) === ':' && tokens[place + 2]?.kind === 'word');

/** "7.30" as "7:30". */
function clockOf(token: TextToken): readonly TextToken[] {
  const [, hour, minute] = DECIMAL_HOUR.exec(token.text) ?? [];
  if (hour === undefined || minute === undefined) return [token];
  const dot = token.start + hour.length;
  return [
    { ...token, text: hour, end: dot },
    { ...token, kind: 'mark', text: ':', start: dot, end: dot },
    { ...token, text: minute, start: dot },
  ];
}

const ABOUT = /^(around|about|approx|roughly)$/;
const BEFORE_TIME = /^(|then|second|next|first|meal|later|again|dinner|lunch|breakfast|snack|[,.;&]|and)$/;
const PHRASE_END = /^(and|with|w|plus|&|\+|or)$/;

/** "Then around 6 steak and chips": nobody counts steak without a plural. */
function isAroundHour(tokens: readonly TextToken[], place: number): boolean {
  if (!ABOUT.test(at(tokens, place)) || !BEFORE_TIME.test(at(tokens, place - 1))) return false;
  if (!/^([1-9]|1[0-2])$/.test(at(tokens, place + 1))) return false;
  const next = tokens[place + 2];
  if (
    next?.kind !== 'word' ||
    isUnitBefore(next.text, at(tokens, place + 3)) ||
    /^(am|pm|ish|or|to|of|inch|small|medium|large)$/.test(next.text)
  )
    return false;
  if (/^(an?|some|my|the|i|had)$/.test(next.text)) return true;
  const length = tokens.slice(place + 2).findIndex((token) => isEnd(token) || PHRASE_END.test(token.text));
  const last = tokens[length < 0 ? tokens.length - 1 : place + 1 + length];
  return last !== undefined && !isPlural(last.text);
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

const MIN_HOUR = 5;

/** "6am 2 weet-bix, 9 flat white": a later hour, since nobody counts nine of them in the singular. */
function isLaterHour(tokens: readonly TextToken[], place: number): boolean {
  const hour = /^([5-9]|1[0-2])$/.test(at(tokens, place)) ? Number(at(tokens, place)) : 0;
  const [next, before] = [tokens[place + 1], at(tokens, place - 1)];
  if (hour < MIN_HOUR || !/^[,;]$/.test(before) || next?.kind !== 'word' || isUnitWord(next.text))
    return false;
  const meridiem = tokens.findLastIndex(({ text }, said) => said < place && /^(am|pm)$/.test(text));
  const last = Number(at(tokens, meridiem - 1));
  const length = tokens.slice(place + 1).findIndex((token) => isEnd(token) || PHRASE_END.test(token.text));
  const end = length < 0 ? tokens.length : place + 1 + length;
  const name = tokens.slice(place + 1, end);
  const isSingular = name.every(({ kind, text }) => kind === 'word' && !isPlural(text) && !isUnitWord(text));
  return (
    meridiem > 0 && last >= 1 && last < hour && isSingular && !/^(am|pm|ish|inch|oz|min)$/.test(next.text)
  );
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
    if (bare.has(place) || isLaterHour(tokens, place))
      return [{ ...asToken(token, 'word', 'at'), end: token.start }, ...clockOf(token)];
    if (isAroundHour(tokens, place)) return [asToken(token, 'word', 'at')];
    if (token.text === '/' && fourDigits(tokens, place + 1)) return [asToken(token, 'mark', '.')];
    return (token.kind === 'number' ? fourDigits(tokens, place) : undefined) ?? [token];
  });
}
