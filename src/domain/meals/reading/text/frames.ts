import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';
import { JOINING } from './joining-words.ts';
import { endsInOwnAmount } from '#domain/meals/reading/statements.ts';
import { isEnd, textAhead } from './tokens.ts';
import { AFTER_MEAL, MEAL_WORDS, MEALS, TALK } from './talk-words.ts';

/** Length of "for a quick snack", "as my lunch", "at dinner" starting at `at`; 0 if there is none. */
function mealPhrase(tokens: readonly TextToken[], at: number): number {
  for (let end = at + 1; end < Math.min(tokens.length, at + 7); end += 1) {
    const text = tokens[end]?.text ?? '';
    if (MEALS.has(text)) {
      const next = tokens[end + 1];
      if (next === undefined || next.kind === 'mark') return end + 1 - at;
      if (
        /^(bar|bars|pack|roll|cake|cakes|meat|sausage|sandwich|mix|bag|size|sized|cereal|burrito|link|patty|crackers?)$/.test(
          next.text,
        )
      )
        continue;
      return end + 1 - at;
    }
    if (!MEAL_WORDS.has(text) && text !== '-') return 0;
  }
  return 0;
}

/** Length of "Lunch today consists of", "My dinner is", "Breakfast:" at the start of a sentence; 0 if there is none. */
function openingPhrase(tokens: readonly TextToken[], at: number): number {
  let end = at;
  const namesCourse = (): boolean =>
    COURSE.test(tokens[end]?.text ?? '') && /^(was|were|:|=|-|–|—)$/.test(tokens[end + 1]?.text ?? '');
  while (end < at + 4 && !namesCourse() && MEAL_WORDS.has(tokens[end]?.text ?? '')) end += 1;
  // "A bite of brownie" is how much of it.
  if (tokens[end]?.text === 'bite' && tokens[end + 1]?.text === 'of') return 0;
  const isCourse = namesCourse();
  if (!isCourse && !MEALS.has(tokens[end]?.text ?? '')) return 0;
  end += 1;
  if (/^(plate|spread|menu|time)$/.test(tokens[end]?.text ?? '')) end += 1;
  if (/^(:|=|-|–|—|,|of|with|that|which)$/.test(tokens[end]?.text ?? '')) end += 1;
  else if (tokens[end] === undefined) return end - at;
  const from = end;
  while (
    AFTER_MEAL.has(tokens[end]?.text ?? '') ||
    (end > from && /^(of|:|was|is|been)$/.test(tokens[end]?.text ?? ''))
  )
    end += 1;
  return end > from || OPEN_END.test(tokens[from - 1]?.text ?? '') ? end - at : 0;
}

const COURSE = /^(mains?|starters|puddings?|pud|afters|desserts|sides)$/;
const OPEN_END = /^(:|=|-|–|—|,|of|with|that|which|plate|spread|menu)$/;

const endsSentence = (token: TextToken | undefined): boolean =>
  token === undefined || /^[.!?;\n]$/.test(token.text);

/** "- 1/2 cup oats, 1 cup milk", "- 2 eggs 2 bacon": foods with their own amounts; "- 200 g" is the amount of the previous food. */
function opensRecipe(tokens: readonly TextToken[], place: number): boolean {
  const amount = readQuantity(tokens, place);
  const comma = tokens.findIndex(({ text }, at) => at > place && /^[,+&]$/.test(text));
  const next = tokens.findIndex((token, at) => at > amount.next && (token.kind === 'number' || isEnd(token)));
  return (
    tokens[amount.next]?.kind === 'word' &&
    ((comma > amount.next && readNumber(tokens, comma + 1) !== undefined) || tokens[next]?.kind === 'number')
  );
}

/** Removes hyphens within words and keeps those between numbers, which make ranges; lone dashes become commas. */
function joinHyphens(tokens: readonly TextToken[]): TextToken[] {
  return tokens.flatMap((token, at): TextToken[] => {
    if (!/^[-–—]$/.test(token.text)) return [token];
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (before?.kind === 'number' && after?.kind === 'number') return [token];
    if (before?.end === token.start && after?.start === token.end && before.kind !== 'mark') return [];
    if (after?.kind === 'number' && after.start === token.end && before?.end !== token.start) return [token];
    // "Smoothie bowl - banana, oats": the parts follow; a dash at the start of a line lists foods.
    const isList =
      before?.kind === 'word' &&
      (after?.kind === 'word' || opensRecipe(tokens, at + 1)) &&
      before.end < token.start;
    return [{ ...token, text: isList ? ':' : ',' }];
  });
}

const FILLED = /^(filled|stuffed)$/;
/** Fillings of these are eaten with them; a dumpling's or a turnover's filling is part of it. */
const BREAD =
  /^(bread|wrap|pitt?a|tortilla|roll|bun|baguette|bagel|naan|flatbread|croissant|potato|avocado)s?$/;

/** "A salad with bread on the side": side dishes aren't in the dish. */
function setBeside(kept: TextToken[]): void {
  const place = kept.findLastIndex(({ kind, text }) => kind === 'mark' || /^(with|and|w|plus|&)$/.test(text));
  const joiner = kept[place];
  if (joiner !== undefined && /^(with|and|w|&|,)$/.test(joiner.text))
    kept[place] = { ...joiner, kind: 'word', text: 'plus' };
}

/** "A sandwich, slaw on top": what is put on a dish comes in small amounts. */
function setOn(kept: TextToken[]): void {
  const joiner = kept.findLastIndex(({ kind, text }) => kind === 'mark' || /^(with|and|plus|w)$/.test(text));
  const comma = kept[joiner];
  if (comma?.text === ',' && joiner > 0) kept[joiner] = { ...comma, kind: 'word', text: 'with' };
}

const MAX_JOINING_WORDS = 8;
/** Matches if any of them does: one test instead of a hundred at most words, where none does. */
const ANY_JOINING = new RegExp(JOINING.map(([{ source }]) => `(?:${source})`).join('|'));

function joiningAt(tokens: readonly TextToken[], at: number): { word: string; length: number } | undefined {
  const ahead = tokens.slice(at, at + MAX_JOINING_WORDS).map(({ text }) => text);
  const text = `${ahead.join(' ')} `;
  if (!ANY_JOINING.test(text)) return undefined;
  for (const [pattern, word] of JOINING) {
    const match = pattern.exec(text);
    if (match !== null) return { word, length: match[0].trim().split(' ').length };
  }
  return undefined;
}

/** Sentences about several foods named before ("Both pizzas are medium crust") add no food. */
function remarkLength(tokens: readonly TextToken[], at: number): number {
  if (!/^(both|all|these)$/.test(tokens[at]?.text ?? '')) return 0;
  const verb = tokens.slice(at, at + 5).findIndex(({ text }) => /^(are|were)$/.test(text));
  if (verb < 0) return 0;
  let end = at;
  while (end < tokens.length && !endsSentence(tokens[end])) end += 1;
  return end - at;
}

const ABBREVIATION = /^(oz|fl|tbsp|tsp|lb|lbs|approx|st|dr|mr|vs|ml|g|kg|c|pkg)$/;

/** Punctuation that doesn't end a sentence: the period of "oz.", the exclamation mark of a brand. */
function isNoEnd(token: TextToken, kept: readonly TextToken[], next: TextToken | undefined): boolean {
  if (/^[!?]$/.test(token.text)) return next?.kind === 'word' && next.isCapital !== true;
  return (
    token.text === '.' &&
    ABBREVIATION.test(kept.at(-1)?.text ?? '') &&
    !endsInOwnAmount(kept) &&
    next !== undefined &&
    next.isCapital !== true
  );
}

/** Length of the letters in "vitamins A, B6 and D", which describe the food; 0 for a single one. */
function vitaminsLength(tokens: readonly TextToken[], at: number): number {
  let [end, letters] = [at + 1, 0];
  for (let next = end; next < tokens.length; next += 1) {
    const { text = '', kind, isCapital } = tokens[next] ?? {};
    if (/^[a-ek]$/.test(text) && isCapital === true) letters += 1;
    else if (kind !== 'number' || end !== next) {
      if (/^(,|and|&|\+)$/.test(text)) continue;
      break;
    }
    end = next + 1;
  }
  return letters > 1 ? end - at - 1 : 0;
}

/** Length of the small talk to remove at a position; 0 where food may start. */
function talkLength(tokens: readonly TextToken[], at: number, previous: TextToken | undefined): number {
  const text = tokens[at]?.text ?? '';
  if (text === 'made' && /^(\w+ly|home|hand|store|factory)$/.test(previous?.text ?? '')) return 1;
  if (/^(for|as|at|during|to)$/.test(text)) return mealPhrase(tokens, at);
  // "Soup from yesterday's dinner".
  if (text === 'from') return mealPhrase(tokens, at);
  if (endsSentence(previous)) {
    const remark = remarkLength(tokens, at);
    if (remark > 0) return remark;
  }
  return endsSentence(previous) || previous?.text === ',' || /^(a|an|my|our|the)$/.test(text)
    ? openingPhrase(tokens, at)
    : 0;
}

/** Removes words about eating rather than food, and turns connecting phrases into single words. Keeps punctuation between sentences. */
export function stripFrames(all: readonly TextToken[]): TextToken[] {
  const tokens = joinHyphens(all);
  const kept: TextToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const skip = talkLength(tokens, at, kept.at(-1));
    const joining = skip > 0 ? undefined : joiningAt(tokens, at);
    const joined = joining?.word === '' ? textAhead(tokens, at, joining.length) : '';
    if (/^on (\S+ )?side $/.test(joined)) setBeside(kept);
    if (joined.startsWith('on top ')) setOn(kept);
    if (joining !== undefined) {
      const isFilledBread = FILLED.test(token.text) && BREAD.test(kept.at(-1)?.text ?? '');
      const word = isFilledBread ? 'with' : joining.word;
      if (word !== '') kept.push({ ...token, kind: word === ',' ? 'mark' : 'word', text: word });
      at += joining.length;
    } else if (skip > 0) at += skip;
    else {
      // "A sip of his shake" is an amount.
      const isUnit = isUnitWord(token.text) && tokens[at + 1]?.text === 'of';
      if ((isUnit || !TALK.has(token.text)) && !isNoEnd(token, kept, tokens[at + 1])) kept.push(token);
      at += 1 + (/^vitamins?$/.test(token.text) ? vitaminsLength(tokens, at) : 0);
    }
  }
  return kept;
}
