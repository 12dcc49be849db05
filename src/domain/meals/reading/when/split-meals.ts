import type { TextToken } from '#domain/foods/search/text.ts';
import type { EatenDay } from '#domain/meals/day/eaten-day.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { findLabels, type MealLabel } from './meal-labels.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import type { StatedTime } from './times.ts';

/** The part of a description that is one meal, with its labels. */
export interface MealPart {
  readonly kind: MealKind | undefined;
  readonly day: EatenDay | undefined;
  /** Minutes after midnight. */
  readonly minute: number | undefined;
  /** End of the part in the text; it starts where the previous one ends. */
  readonly end: number;
}

/** Connectors that continue the previous food. */
const JOINING = /^(with|w|and|n|on|in|of|plus|then)$/;
const SKIPPED = /^(skipped|none|nothing|nada|fasted)$/;

const sameDay = (one: EatenDay | undefined, other: EatenDay | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const HALF_DAY = 720;
/** A time below this without "am" is in the afternoon. */
const MIN_MORNING = 300;

/** Minutes after midnight. A time without "am" or "pm" is later than the previous one, and after 5 a.m. */
function minuteOf({ hour, minute, isSure }: StatedTime, last: number): number {
  const said = hour * 60 + minute;
  return !isSure && said < HALF_DAY && said < Math.max(MIN_MORNING, last) ? said + HALF_DAY : said;
}

/** Splits a text at its labels. A day applies until another is named. */
function partsOf(tokens: readonly TextToken[], labels: readonly MealLabel[]): MealPart[] {
  const parts: MealPart[] = [];
  let [kind, day]: [MealKind | undefined, EatenDay | undefined] = [undefined, undefined];
  let [minute, last]: [number | undefined, number] = [undefined, 0];
  let hasFood = false;
  let place = 0;
  const close = (end: number): void => {
    parts.push({ kind, day, minute, end });
    kind = minute = undefined;
    hasFood = false;
  };
  const setTime = ({ time }: MealLabel): void => {
    if (time) minute = last = minuteOf(time, last);
  };
  for (const label of labels) {
    hasFood ||= tokens.slice(place, label.from).some((token) => token.kind !== 'mark');
    const [start, end] = [tokens[label.from]?.start ?? 0, tokens[label.to - 1]?.end ?? 0];
    if (label.opens) {
      if (hasFood) close(start);
      kind = label.kind ?? kind;
      day = label.day ?? day;
      setTime(label);
    } else {
      const isClosing =
        kind === undefined && minute === undefined && (label.kind ?? label.time) !== undefined;
      if (isClosing) setTime(label);
      kind ??= label.kind;
      day = label.day ?? day;
      if (isClosing) close(end);
    }
    place = label.to;
  }
  close(Infinity);
  return parts;
}

/** A part without a label belongs to the previous one, and neighbors with the same label are one meal. */
function merged(parts: readonly MealPart[]): MealPart[] {
  const kept: MealPart[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    const isSame = part.kind === undefined || (part.kind === last?.kind && part.kind !== 'snack');
    if (last !== undefined && isSame && part.minute === undefined && sameDay(last.day, part.day))
      kept[kept.length - 1] = { ...last, end: part.end };
    else kept.push(part);
  }
  return kept;
}

/** Replaces list numbers with periods: "1) oatmeal 2) soup" means one oatmeal. A single number isn't a list. */
export function splitMeals(
  tokens: readonly TextToken[],
  lexicon: Lexicon,
): { readonly tokens: readonly TextToken[]; readonly parts: readonly MealPart[] } {
  const labels = findLabels(tokens, lexicon);
  const parts = merged(partsOf(tokens, labels));
  const kept: TextToken[] = [];
  let place = 0;
  for (const label of labels) {
    kept.push(...tokens.slice(place, label.from));
    const token = tokens[label.from];
    const next = tokens[label.to]?.text ?? '';
    const isPoint = label.opens ? kept.length > 0 : parts.length > 1 && !/^(with|w)$/.test(next);
    // "Poke bowl 7pm curry": a time between two foods separates them.
    const isBetween =
      kept.at(-1)?.kind === 'word' && tokens[label.to]?.kind === 'word' && !JOINING.test(next);
    // "Croissant at 8 am, salad": the label ends the list. A line break can’t be taken for the period of an abbreviation.
    const isListEnd = isPoint && next === ',';
    if (token && isPoint) kept.push({ ...token, kind: 'mark', text: isListEnd ? '\n' : '.' });
    else if (token && isBetween && label.time !== undefined) kept.push({ ...token, kind: 'mark', text: ',' });
    if (isListEnd) {
      place = label.to + 1;
      continue;
    }
    place = label.to + (SKIPPED.test(next) && tokens[label.to + 1]?.kind !== 'word' ? 1 : 0);
  }
  return { tokens: [...kept, ...tokens.slice(place)], parts };
}
