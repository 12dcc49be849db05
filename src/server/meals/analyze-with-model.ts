import type { MealReading } from '#contract/meals/analysis.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { Food } from '#domain/foods/food.ts';
import type { AnalyzedItem, MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { applyCorrections } from '#domain/meals/corrections/apply-corrections.ts';
import { groundNamedItems, type GroundedItems } from '#domain/meals/analysis/ground-named-items.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { unsurePhrases } from '#domain/meals/analysis/unsure-phrases.ts';
import type { ModelItem, ModelMeal, ModelPicture } from '#server/ai/meal-model.ts';
import type { Actor } from '#server/core/actor.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { ownFoodsFor } from '#server/foods/queries.ts';
import { askModel, type AskDeps } from './ask-model.ts';
import { correctionsOf } from './corrections.ts';

/** Dependencies for reading meals with a model. */
export interface ModelReadingDeps extends AskDeps {
  readonly index: FoodIndex;
}

/** Result of reading pictures. `kind` is null if no model read them. */
export interface PictureReading extends MealReading {
  readonly kind: ModelMeal['kind'] | null;
}

const ownFoodsOf = async (db: Db, userId: string): Promise<readonly Food[]> =>
  (await ownFoodsFor(db, userId)).map(({ food }) => food);

const EMBEDDED = 'embedded';
const MAX_PHRASES = 40;
const FALLBACK = 'We used the built-in engine instead.';

const readingItem = (item: AnalyzedItem, readBy: string): MealReading['items'][number] => ({
  ...item,
  alternatives: [...item.alternatives],
  readBy,
});

type Read = Pick<MealReading, 'items' | 'notUnderstood' | 'meals' | 'language'>;

const reading = (text: string, read: Read, readBy: string, note: string | null = null): MealReading => ({
  text,
  ...read,
  total: sumNutrients(read.items.map(({ nutrients }) => nutrients)),
  readBy,
  note,
});

const asRead = ({ items, notUnderstood, meals, language }: MealAnalysis): Read => ({
  items: items.map((item) => readingItem(item, EMBEDDED)),
  notUnderstood: [...notUnderstood],
  meals: meals.map((meal) => ({ ...meal, items: [...meal.items] })),
  language,
});

/** The embedded engine's reading of a description, with the member's corrections. */
async function readByEngine({ db, index }: ModelReadingDeps, userId: string, text: string): Promise<Read> {
  const analysis = analyzeMeal(text, index);
  const taught = await correctionsOf(db, userId);
  if (taught.length === 0) return asRead(analysis);
  const foods = await foodsById(db, index, userId, [...new Set(taught.map(({ foodId }) => foodId))]);
  return asRead(applyCorrections(analysis, taught, (id) => foods.get(id)));
}

/** Reads a description without a model. */
export const readEmbedded = async (
  deps: ModelReadingDeps,
  { userId }: Actor,
  text: string,
  note: string | null = null,
): Promise<MealReading> => reading(text, await readByEngine(deps, userId, text), EMBEDDED, note);

/** The phrase an item was read from: by its number, else the only phrase, else one that contains its name. */
function phraseOf({ phrase, name }: ModelItem, phrases: readonly string[]): string | undefined {
  const numbered = typeof phrase === 'number' ? phrases[phrase - 1] : undefined;
  const noun = name.toLowerCase().split(' ').at(-1) ?? name;
  return (
    numbered ??
    (phrases.length === 1 ? phrases[0] : phrases.find((words) => words.toLowerCase().includes(noun)))
  );
}

/** The model's items for each phrase it understood; phrases without a known food are absent. */
function understood(
  { items }: ModelMeal,
  phrases: readonly string[],
  index: FoodIndex,
  ownFoods: readonly Food[],
): ReadonlyMap<string, GroundedItems> {
  const found = phrases.map((words) => {
    const named = items.filter((item) => phraseOf(item, phrases) === words);
    const grounded = groundNamedItems(
      named.map((item) => ({ ...item, words })),
      index,
      ownFoods,
    );
    return [words, grounded] as const;
  });
  return new Map(found.filter(([, { items: foods }]) => foods.length > 0));
}

/** The engine's reading, with the model's items for the phrases it understood. */
function merged({ items, notUnderstood }: Read, found: ReadonlyMap<string, GroundedItems>, by: string): Read {
  const itemsOf = (words: string) => found.get(words)?.items.map((item) => readingItem(item, by)) ?? [];
  const replaced = items.flatMap((item, at) => {
    if (!found.has(item.words)) return [item];
    return items.findIndex(({ words }) => words === item.words) === at ? itemsOf(item.words) : [];
  });
  const added = notUnderstood.flatMap(itemsOf);
  const unknown = [...found.values()].flatMap((grounded) => grounded.notUnderstood.map(({ name }) => name));
  return {
    items: [...replaced, ...added],
    notUnderstood: [...notUnderstood.filter((words) => !found.has(words)), ...unknown],
    meals: [],
  };
}

/** Everything the engine found in a text, food or not. */
const saidIn = ({ items, notUnderstood }: Read): ReadonlySet<string> =>
  new Set([...items.map(({ words }) => words), ...notUnderstood]);

/**
 * Reads a description with the embedded engine, and its uncertain phrases with the configured model. Only these phrases leave the server.
 * If the model fails, the engine's reading stays, with a note.
 * @param chosen phrases of items, or of text not understood, to ask about instead of the engine's choice
 * @throws Refusal PLAN_LIMIT, or BAD_REQUEST for a phrase that the engine didn't find
 */
export async function analyzeWithModel(
  deps: ModelReadingDeps,
  actor: Actor,
  text: string,
  chosen?: readonly string[],
): Promise<MealReading> {
  const embedded = await readByEngine(deps, actor.userId, text);
  const phrases = (chosen ?? unsurePhrases(embedded)).slice(0, MAX_PHRASES);
  const said = saidIn(embedded);
  if (phrases.some((phrase) => !said.has(phrase)))
    throw refuseField('BAD_REQUEST', 'phrases', 'Choose phrases from the first analysis of the text.');
  if (phrases.length === 0) return reading(text, embedded, EMBEDDED, 'Every phrase was clear.');
  const words = phrases.map((phrase, at) => `${at + 1}. ${phrase}`).join('\n');
  const answer = await askModel(deps, actor, { words, pictures: [] });
  if (answer.by === null) return reading(text, embedded, EMBEDDED, `${answer.note} ${FALLBACK}`);
  const found = understood(answer.meal, phrases, deps.index, await ownFoodsOf(deps.db, actor.userId));
  return found.size === 0
    ? reading(text, embedded, EMBEDDED, `The AI model didn’t find any foods in our database. ${FALLBACK}`)
    : reading(text, merged(embedded, found, answer.by), answer.by);
}

/**
 * Reads pictures of one meal, and a text about it, with the configured model. If it fails, the embedded engine reads the text, with a note;
 * without text there is only the note. Call only if `model.visionName` is set.
 * @throws Refusal PLAN_LIMIT
 */
export async function readPictures(
  deps: ModelReadingDeps,
  actor: Actor,
  pictures: readonly ModelPicture[],
  words?: string,
): Promise<PictureReading> {
  const text = words ?? '';
  const said = await askModel(deps, actor, { words: text.trim() === '' ? undefined : text, pictures });
  if (said.by === null) {
    const note =
      text.trim() === '' ? said.note : `${said.note} We used the built-in engine for your description.`;
    return { ...(await readEmbedded(deps, actor, text, note)), kind: null };
  }
  const { items, notUnderstood } = groundNamedItems(
    said.meal.items,
    deps.index,
    await ownFoodsOf(deps.db, actor.userId),
  );
  const read = {
    items: items.map((item) => readingItem(item, said.by)),
    notUnderstood: notUnderstood.map(({ name }) => name),
    meals: [],
  };
  return { ...reading(text, read, said.by), kind: said.meal.kind };
}
