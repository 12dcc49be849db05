import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import type { EatenDay } from '#domain/meals/day/eaten-day.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { dayAt } from './day-words.ts';
import {
  COMPOUND,
  isOpeningMark,
  isSegmentStart,
  isSentenceStart,
  LATER_COMPOUND,
  MEALS,
  SHORT_MEALS,
} from './label-words.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { isTeaMeal, isTeaWithoutMark } from './tea-meals.ts';
import { statedTimeAt, type StatedTime } from './times.ts';
import { wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Words that name a meal or its time: "lunch:", "for dinner", "yesterday". */
export interface MealLabel {
  readonly kind?: MealKind | undefined;
  readonly day?: EatenDay | undefined;
  readonly time?: StatedTime | undefined;
  /** Tokens from and up to. */
  readonly from: number;
  readonly to: number;
  /** Whether its foods come after it ("lunch: soup") or before it ("soup for lunch"). */
  readonly opens: boolean;
  /** "breakfast eggs": a meal only next to other meals. */
  readonly isBare: boolean;
}

const LETTERS = /^[blds]$/;
const BEFORE_MEAL =
  /^(my|our|the|a|an|some|quick|light|small|big|early|late|mid|pre|post|first|second|morning|afternoon|evening|am|pm|healthy|school|work|and|then|bedtime|midnight|kids|kids'|kid's|children's|family|-)$/;
const OPENING_VERB =
  /^(was|were|is|which|consisted|consists|included|includes|contained|had|i|we|i've|i'm|just)$/;
const LATER_VERB = /^(was|were|is|consisted|i|we)$/;
const AFTER_VERB = /^(of|had|have|having|ate|eaten|got|was|just|consumed|enjoyed)$/;
/** Words between the name of a meal and its verb: "dinner at my mum's was". */
const MAX_TALK = 6;
const PREPOSITION = /^(for|at|as|during)$/;
const MAX_LABEL = 10;

/** Length of "first meal", "meal 2". */
function numberedMeal(tokens: readonly TextToken[], place: number): number {
  const [first, second] = [at(tokens, place), at(tokens, place + 1)];
  if (first === 'meal' && tokens[place + 1]?.kind === 'number') return 2;
  return /^(first|second|third|fourth|last|1st|2nd|3rd|4th)$/.test(first) && second === 'meal' ? 2 : 0;
}

/** "Lunch (12) soup": no dozen. */
const isHourInBrackets = (tokens: readonly TextToken[], place: number): boolean =>
  at(tokens, place) === '(' && tokens[place + 1]?.kind === 'number' && at(tokens, place + 2) === ')';

interface Read {
  kind: MealKind | undefined;
  day: EatenDay | undefined;
  time: StatedTime | undefined;
  hasMeal: boolean;
  end: number;
}

/** Words of a label: day, part of day, time and meal, in any order. */
function readNames(tokens: readonly TextToken[], from: number): Read {
  const read: Read = { kind: undefined, day: undefined, time: undefined, hasMeal: false, end: from };
  for (let place = from; place < from + MAX_LABEL;) {
    const day = read.day === undefined ? dayAt(tokens, place) : undefined;
    const tea = isTeaMeal(tokens, place) ? 'dinner' : undefined;
    const meal = read.hasMeal ? undefined : (MEALS.get(at(tokens, place)) ?? tea);
    const time = read.time === undefined ? statedTimeAt(tokens, place) : undefined;
    if (time) {
      read.time = time;
      place += time.length;
      read.end = place;
    } else if (day) {
      read.day ??= day.day;
      read.kind ??= day.kind;
      place += day.length;
      read.end = place;
    } else if (meal) {
      read.kind = meal;
      read.hasMeal = true;
      place += 1;
      read.end = place;
    } else if (!read.hasMeal && numberedMeal(tokens, place) > 0) {
      read.hasMeal = true;
      place += numberedMeal(tokens, place);
      read.end = place;
    } else if (BEFORE_MEAL.test(at(tokens, place)) && !read.hasMeal) place += 1;
    else if (read.hasMeal && isHourInBrackets(tokens, place)) {
      place += 3;
      read.end = place;
    } else break;
  }
  return read;
}

/** "lunch at the cafe was": the end of the verb, if only small talk comes before it. */
function verbEnd(tokens: readonly TextToken[], from: number, { isFoodWord }: Lexicon): number | undefined {
  for (let place = from; place < from + MAX_TALK; place += 1) {
    const { kind, text = '' } = tokens[place] ?? {};
    if (kind !== 'word') return undefined;
    if (place === from ? OPENING_VERB.test(text) : LATER_VERB.test(text)) {
      let end = place + 1;
      while (AFTER_VERB.test(at(tokens, end))) end += 1;
      return end;
    }
    if (isFoodWord(text) && !PLAIN_WORDS.has(text.replace(/'?s$/, ''))) return undefined;
  }
  return undefined;
}

/** "dinner at mom's, …", "lunch with Sarah: …": the end of the mark, after small talk only. */
function talkEnd(tokens: readonly TextToken[], from: number, { isFoodWord }: Lexicon): number | undefined {
  if (!/^(at|with|in|from|out|on)$/.test(at(tokens, from))) return undefined;
  for (let place = from + 1; place <= from + MAX_TALK; place += 1) {
    const { kind, text = '' } = tokens[place] ?? {};
    if (kind === 'mark' && /^[,:\n]$/.test(text)) return place + 1;
    if (kind !== 'word' || (isFoodWord(text) && !PLAIN_WORDS.has(text.replace(/'?s$/, '')))) return undefined;
  }
  return undefined;
}

const IN_TEA = /^(milk|sugars?|honey|lemon|splash|skim|skimmed|semi|sweetener)$/;

/** "B:", "L -", "din:" and the like. */
function shortLabelAt(tokens: readonly TextToken[], place: number): MealLabel | undefined {
  const mid = /^(mid|early|late)$/.test(at(tokens, place)) ? 1 : 0;
  const word = at(tokens, place + mid);
  const kind = SHORT_MEALS.get(word);
  const mark = at(tokens, place + mid + 1);
  const isLetter = LETTERS.test(word);
  // "b/ waffles l/ club": with a space after the slash, unlike "w/" and "l/d".
  const isSlashed = mark === '/' && (tokens[place + 2]?.start ?? 0) > (tokens[place + 1]?.end ?? 0);
  // "Tea: milk, 2 sugars" is a drink.
  const behind = place + mid + (tokens[place + mid + 2]?.kind === 'number' ? 3 : 2);
  if (word === 'tea' && IN_TEA.test(at(tokens, behind))) return undefined;
  if (kind === undefined || !(/^[:=]$/.test(mark) || (isLetter && (isSlashed || /^[-–—).]$/.test(mark)))))
    return undefined;
  const isStart = isSegmentStart(tokens, place);
  const isSpaced = (tokens[place]?.end ?? 0) < (tokens[place + 1]?.start ?? 0) && /^[-–—]$/.test(mark);
  if (!isStart && !(isLetter && (mark === ':' || isSpaced || isSlashed))) return undefined;
  return {
    kind,
    from: place,
    to: place + mid + 2,
    opens: true,
    isBare: isLetter && !(isStart && mark === ':'),
  };
}

/** "Study snack - apple", "feeding snack for me: nuts": only words that name no food come before the meal. */
function describedLabel(
  tokens: readonly TextToken[],
  label: MealLabel,
  { isFoodWord }: Lexicon,
): MealLabel | undefined {
  const isFor = at(tokens, label.to) === 'for' && /^(me|us)$/.test(at(tokens, label.to + 1));
  const mark = label.to + (isFor ? 2 : 0);
  if (!isOpeningMark(tokens, mark)) return undefined;
  let from = label.from;
  while (tokens[from - 1]?.kind === 'word' && !/^(am|pm)$/.test(at(tokens, from - 1))) {
    if (isFoodWord(at(tokens, from - 1))) return undefined;
    from -= 1;
  }
  return { ...label, from, to: mark + 1 };
}

/** "Burger and fries dinner" after other meals, but not "roast dinner". */
function closingLabel(
  tokens: readonly TextToken[],
  label: MealLabel,
  lexicon: Lexicon,
): MealLabel | undefined {
  const next = tokens[label.to];
  const isOver = next === undefined || /^[,.;\n]$/.test(next.text);
  const isName = lexicon.isSizeName([at(tokens, label.from - 1), at(tokens, label.from)]);
  return isOver && !isName ? { ...label, opens: false, isBare: true } : undefined;
}

function labelAt(tokens: readonly TextToken[], place: number, lexicon: Lexicon): MealLabel | undefined {
  const short = shortLabelAt(tokens, place);
  if (short) return short;
  if (isTeaWithoutMark(tokens, place, lexicon))
    return { kind: 'dinner', from: place, to: place + 1, opens: true, isBare: true };
  const preposition =
    PREPOSITION.test(at(tokens, place)) && statedTimeAt(tokens, place) === undefined ? 1 : 0;
  const isTea = at(tokens, place) === 'for' && at(tokens, place + 1) === 'tea';
  if (isTea && /^(|i|we|and|then|[.,;:\n])$/.test(at(tokens, place + 2)))
    return {
      kind: 'dinner',
      from: place,
      to: place + 2,
      opens: isSentenceStart(tokens, place),
      isBare: false,
    };
  const { kind, day, time, hasMeal, end } = readNames(tokens, place + preposition);
  if (end === place + preposition || (preposition === 1 && !hasMeal)) return undefined;
  const label = { kind, day, time, from: place, to: end, opens: true, isBare: false };
  const next = tokens[end];
  const isStart = isSegmentStart(tokens, place);
  const compound = kind === 'lunch' || kind === 'dinner' ? LATER_COMPOUND : COMPOUND;
  if (hasMeal && compound.test(next?.text ?? '')) return undefined;
  if (preposition === 1) {
    const isEnd = next === undefined || (next.kind === 'mark' && !isOpeningMark(tokens, end));
    const opens = isSentenceStart(tokens, place) || (isStart && !isEnd);
    return { ...label, opens, to: opens && /^[:,\-–—]$/.test(next?.text ?? '') ? end + 1 : end };
  }
  // "Toast lunch was soup", as dictated.
  const said =
    !isStart && hasMeal && /^(was|were)$/.test(next?.text ?? '') ? verbEnd(tokens, end, lexicon) : undefined;
  if (said !== undefined) return { ...label, to: said };
  // "Bagel lunch: soup dinner: curry": a colon starts a meal anywhere, if it isn't the only one ("roast chicken dinner: …").
  if (!isStart && hasMeal)
    return (
      describedLabel(tokens, label, lexicon) ??
      (/^[:=]$/.test(next?.text ?? '')
        ? { ...label, to: end + 1, isBare: true }
        : closingLabel(tokens, label, lexicon))
    );
  if (!isStart) return { ...label, opens: false };
  if (isOpeningMark(tokens, end)) return { ...label, to: end + 1 };
  if (next?.text === '-') return undefined;
  if (next === undefined || next.kind === 'mark')
    return { ...label, opens: isSentenceStart(tokens, place), isBare: hasMeal && next?.text === ',' };
  const talk = verbEnd(tokens, end, lexicon) ?? (hasMeal ? talkEnd(tokens, end, lexicon) : undefined);
  if (talk !== undefined) return { ...label, to: talk };
  const words = tokens.slice(end - 1, end + 2).map(({ text }) => text);
  // "Lunch meat" and "dinner roll" are foods; in "lunch ham sandwich" a longer name follows the meal's.
  const isName =
    tokens[end - 1]?.kind === 'word' &&
    [2, 3].some((length) => lexicon.isSizeName(words.slice(0, length))) &&
    !lexicon.isSizeName(words.slice(1));
  if (hasMeal && isName) return undefined;
  return { ...label, isBare: hasMeal && kind !== undefined };
}

/** Labels of a description. One that may be part of a food's name counts only next to labels of other meals. */
export function findLabels(tokens: readonly TextToken[], lexicon: Lexicon): readonly MealLabel[] {
  const labels: MealLabel[] = [];
  for (let place = 0; place < tokens.length;) {
    const label = labelAt(tokens, place, lexicon);
    if (label) labels.push(label);
    place = label?.to ?? place + 1;
  }
  const kinds = new Set(labels.flatMap(({ kind }) => kind ?? []));
  return labels.filter(({ isBare }) => !isBare || kinds.size > 1);
}
