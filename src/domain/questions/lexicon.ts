import { buildSpellingIndex, nearWords } from '#domain/foods/search/near-spelling.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import { FOOD_KINDS, foodKind, isOfKind } from '#domain/query/food-kinds.ts';
import { foodWords } from '#domain/query/food-words.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { CALENDAR_WORDS } from '#domain/questions/times/calendar-words.ts';
import { GRAMMAR_WORDS, type Tag } from './grammar-words.ts';
import {
  ANY_WORKOUT,
  ANY_WORKOUT_VERBS,
  FILLER,
  FILLER_PHRASES,
  IMPLIED_METRICS,
  WORKOUT_WORDS,
} from './named-words.ts';
import { normalized, singular } from '#domain/questions/wording/normalize.ts';
import { OTHER_WORDS } from '#domain/questions/phrases/other-words.ts';
import { IDLE_WORDS } from '#domain/questions/phrases/idle-words.ts';
import { looseCorrection } from '#domain/questions/second-look/loose-spelling.ts';
import { SPOKEN_UNITS } from './spoken-units.ts';

/** A word or phrase with its meaning in a question. */
export interface Lexeme {
  readonly tag: Tag;
  readonly words: string;
  readonly value: string;
  /** Metrics, or kinds of workout. */
  readonly keys: readonly string[];
}

export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Lexeme[]>;
  readonly correct: (word: string) => string;
  /** Corrects a text that made no sense so far. */
  readonly correctLoosely: (text: string) => string;
}

/** A member's records and vocabulary. */
export interface Words {
  readonly source: RecordSource;
  readonly lexicon: Lexicon;
}

export const phraseKey = (text: string): string => normalized(text).split(' ').map(singular).join(' ');

/** Metrics that only count records are named by their records' own words. */
const COUNTED = new Set(['workouts', 'meals', 'foods']);

const keysOfLists = new Map<string, readonly string[]>();

/** Keys of a fixed list's phrases. Kept, because every member's lexicon has the same lists and normalizing them takes most of its time. */
function split(phrases: string): readonly string[] {
  const known = keysOfLists.get(phrases);
  if (known) return known;
  const keys = phrases
    .split(';')
    .map(phraseKey)
    .filter((phrase) => phrase !== '');
  keysOfLists.set(phrases, keys);
  return keys;
}

/** A stored type of workout and its phrase. */
type Kind = readonly [kind: string, phrase: string];

/** Stored types of workout that a named kind covers. */
function kindsOf(nouns: readonly string[], kinds: readonly Kind[]): readonly string[] {
  const found = kinds
    .filter(([, phrase]) => nouns.some((noun) => ` ${phrase} `.includes(` ${noun} `)))
    .map(([kind]) => kind);
  // A type in some trackers; otherwise any workout is sport.
  if (found.length === 0 && nouns.includes('sport')) return [];
  return found.length > 0 ? found : nouns.slice(0, 1);
}

type Add = (phrase: string, lexeme: Omit<Lexeme, 'words'>) => void;

function addStatic(add: Add, measured: ReadonlySet<string>): void {
  for (const [tag, value, phrases] of GRAMMAR_WORDS)
    for (const phrase of split(phrases)) add(phrase, { tag, value, keys: [] });
  for (const [names, { unit }] of Object.entries(SPOKEN_UNITS))
    for (const name of split(names)) add(name, { tag: 'unit', value: unit, keys: [] });
  for (const [phrases, keys] of IMPLIED_METRICS)
    for (const phrase of split(phrases)) add(phrase, { tag: 'implied', value: '', keys });
  const byName = new Map<string, string[]>();
  for (const { key, names } of METRICS) {
    if (COUNTED.has(key)) continue;
    for (const phrase of split([...names, key.replace(/([a-z])([A-Z])/g, '$1 $2')].join(';'))) {
      const keys = byName.get(phrase) ?? [];
      if (!keys.includes(key)) byName.set(phrase, [...keys, key]);
    }
  }
  // Lab abbreviations that are words in questions ("GOT") stay words.
  const common = new Set(
    [...FILLER.split(' '), ...GRAMMAR_WORDS.flatMap(([, , phrases]) => split(phrases))].map(singular),
  );
  // "Total protein" means summed protein unless the member has it in a panel.
  const isTotal = (name: string, keys: readonly string[]): boolean =>
    name.startsWith('total ') && byName.has(name.slice(6)) && !keys.some((key) => measured.has(key));
  for (const [name, keys] of byName)
    if (!isTotal(name, keys) && (!common.has(name) || !keys.some(isMarkerKey)))
      add(name, { tag: 'metric', value: '', keys });
  for (const phrase of split(FILLER_PHRASES)) add(phrase, { tag: 'filler', value: '', keys: [] });
  for (const word of FILLER.split(' ')) add(singular(word), { tag: 'filler', value: '', keys: [] });
}

function addWorkouts(add: Add, stored: readonly string[]): void {
  const kinds = stored.map((kind): Kind => [kind, phraseKey(kind)]);
  // Some trackers have a type called "Workout", which isn't a name for all workouts.
  const general = new Set([...split(ANY_WORKOUT), ...split(ANY_WORKOUT_VERBS)]);
  for (const [kind, phrase] of kinds)
    if (!general.has(phrase)) add(phrase, { tag: 'workout', value: 'noun', keys: [kind] });
  for (const [nouns, verbs] of WORKOUT_WORDS) {
    const keys = kindsOf(split(nouns), kinds);
    for (const phrase of split(nouns)) add(phrase, { tag: 'workout', value: 'noun', keys });
    for (const phrase of split(verbs)) add(phrase, { tag: 'workout', value: 'verb', keys });
  }
  for (const phrase of split(ANY_WORKOUT)) add(phrase, { tag: 'workout', value: 'noun', keys: [] });
  for (const phrase of split(ANY_WORKOUT_VERBS)) add(phrase, { tag: 'workout', value: 'verb', keys: [] });
}

/** Plural of a food as it's spelled: "fries", "potatoes". */
const pluralOf = (name: string): string =>
  phraseKey(name.replace(/(?<=[^aeiou])y$/, 'ies').replace(/(?<=(?:o|ch|sh|ss|x))$/, 'es'));

/** Words too general to name a food by themselves. */
const GENERAL = new Set(
  'with and of in the a or no low high light fat free sugar salt water small large medium red white green fresh raw hot cold whole plain mixed home made style'.split(
    ' ',
  ),
);

function addFoods(add: Add, names: readonly string[]): void {
  for (const name of names) {
    const words = foodWords(name);
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= words.length; to += 1) {
        const part = words.slice(from, to);
        if (part.every((word) => GENERAL.has(word))) continue;
        const named = part.join(' ');
        for (const phrase of new Set([phraseKey(named), pluralOf(named)]))
          add(phrase, { tag: 'food', value: foodKind(named)?.name ?? named, keys: [] });
      }
  }
}

/** "Fish" also means salmon. */
function addFoodKinds(add: Add, names: readonly string[]): void {
  const foods = names.map((name) => new Set(foodWords(name)));
  for (const kind of FOOD_KINDS)
    if (foods.some((words) => isOfKind(words, kind)))
      for (const phrase of kind.spoken.map(phraseKey))
        add(phrase, { tag: 'food', value: kind.name, keys: [] });
}

const MIN_CORRECTED = 5;
const MAX_RARE = 5;
/** Up to this length, a second word one typo away is equally likely. */
const MAX_UNCLEAR = 6;
/** From this length on, a word with two typos is still recognizable. */
const MIN_TWO_SLIPS = 9;

/** Whether a word is another with one letter wrong, missing or extra, or two letters swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, own] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === own.slice(1) ||
    rest.slice(1) === own ||
    rest === own.slice(1) ||
    (rest.slice(2) === own.slice(2) && rest[0] === own[1] && rest[1] === own[0])
  );
}

/** Corrects typos in words long enough to have few neighbors. An English word never counts as a typo. */
export function correction(
  words: ReadonlySet<string>,
  isMeant: (word: string) => boolean = () => true,
): Lexicon['correct'] {
  const spellings = buildSpellingIndex([...words].filter((word) => word.length >= MIN_CORRECTED - 1));
  return (word) => {
    if (words.has(word) || words.has(singular(word)) || !/^[a-z]{4,}$/.test(word)) return word;
    if (OTHER_WORDS.has(word) || OTHER_WORDS.has(singular(word)) || IDLE_WORDS.has(word)) return word;
    const nearTo = (typed: string) =>
      nearWords(spellings, typed, () => 0).filter(
        (near) => (isOneSlip(typed, near.word) || typed.length >= MIN_TWO_SLIPS) && isMeant(near.word),
      );
    const near = nearTo(word);
    const [best, second] = near.length > 0 ? near : nearTo(singular(word));
    if (!best || best.word[0] !== word[0]) return word;
    // "slep", "waht": in short words, only missing and swapped letters are corrected.
    const isLacking = best.word.length === MIN_CORRECTED && best.word[1] === word[1];
    const isSwapped = [...best.word].toSorted().join('') === [...word].toSorted().join('');
    if (word.length < MIN_CORRECTED && !isLacking && !isSwapped) return word;
    // "Meian" is as close to mean as to median.
    const isUnclear =
      second !== undefined &&
      singular(second.word) !== singular(best.word) &&
      (second.score === best.score ||
        // Missing and doubled letters are more common than wrong ones.
        (word.length >= MIN_CORRECTED &&
          word.length <= MAX_UNCLEAR &&
          second.word.length !== word.length &&
          isOneSlip(word, second.word)));
    if (isUnclear) return word;
    return near.length === 0 && word.endsWith('s') ? `${best.word}s` : best.word;
  };
}

/** Vocabulary for questions about a member's records. */
export function buildLexicon({ entries }: RecordSource): Lexicon {
  const phrases = new Map<string, Lexeme[]>();
  const add: Add = (phrase, lexeme) => {
    const known = phrases.get(phrase) ?? [];
    if (known.some(({ tag, value }) => tag === lexeme.tag && value === lexeme.value)) return;
    phrases.set(phrase, [...known, { ...lexeme, words: phrase }]);
  };
  addStatic(add, new Set(entries.blood.flatMap(({ values }) => Object.keys(values))));
  addWorkouts(add, [...new Set(entries.workouts.flatMap(({ kind }) => kind ?? []))]);
  const foods = [...new Set(entries.foods.flatMap(({ name }) => name ?? []))];
  addFoods(add, foods);
  addFoodKinds(add, foods);
  const words = new Set([...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')), ...CALENDAR_WORDS]);
  // Lab abbreviations resemble too many English words: "slots" isn't SGOT, and "moon" isn't monocytes.
  const others = [...phrases].flatMap(([phrase, lexemes]) =>
    lexemes.every(({ tag, keys }) => tag === 'metric' && keys.every(isMarkerKey)) ? [] : phrase.split(' '),
  );
  const common = new Set([...others, ...CALENDAR_WORDS]);
  return {
    phrases,
    correct: correction(words, (word) => word.length > MAX_RARE || common.has(word)),
    correctLoosely: looseCorrection(common),
  };
}
