import type { Food } from '#domain/foods/food.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import type { Correction } from '#domain/meals/corrections/apply-corrections.ts';
import { api } from '#web/lib/api.ts';
import { callsTo, type Called } from './calls.ts';
import type { FoodEngine, PersonalFoods, ReadMeal } from './food-engine.ts';
import { FOOD_FILE } from './food-file-address.ts';

/** The engine of this tab, in a worker, with its last data. */
interface Engine {
  readonly calls: Called<FoodEngine>;
  isReady: boolean;
  personal?: PersonalFoods;
  corrections?: readonly Correction[];
}

let engine: Engine | undefined;

function startEngine(): Engine {
  const worker = new Worker(new URL('./food-worker.ts', import.meta.url), { type: 'module' });
  const { calls, fail } = callsTo<FoodEngine>(worker);
  const started: Engine = { calls, isReady: false };
  const drop = (error: Error): void => {
    fail(error);
    worker.terminate();
    if (engine === started) engine = undefined;
  };
  worker.addEventListener('error', () => drop(new TypeError('The food worker didn’t start.')));
  worker.postMessage(FOOD_FILE);
  calls.foods([]).then(
    () => (started.isReady = true),
    (error: Error) => drop(error),
  );
  return started;
}

/** Starts the engine, so that it is ready when someone types. If it failed to start, the next call retries. */
export const openEngine = (): Engine => (engine ??= startEngine());

/** The engine with a member's foods as they are now. */
function engineFor(personal: PersonalFoods): Engine {
  const opened = openEngine();
  if (opened.personal !== personal) {
    opened.personal = personal;
    // A failed update is reported by the next call.
    opened.calls.keep(personal).catch(() => undefined);
  }
  return opened;
}

/** The engine's answer; while it loads, the server's if that is faster. */
async function firstOf<T>({ isReady }: Engine, own: Promise<T>, fromServer: () => Promise<T>): Promise<T> {
  if (isReady) return own;
  try {
    return await Promise.any([own, fromServer()]);
  } catch (error) {
    // The server's own error says what the member can do.
    throw error instanceof AggregateError ? error.errors.at(-1) : error;
  }
}

async function readOnServer(text: string): Promise<ReadMeal> {
  const { items, readBy: _, note: __, ...analysis } = await api.meals.analyze({ text });
  return { analysis: { ...analysis, items: items.map(({ readBy: ___, ...item }) => item) }, foods: [] };
}

/** Reads a description. @param corrections the member's, oldest first */
export function readMeal(
  text: string,
  personal: PersonalFoods,
  corrections: readonly Correction[],
): Promise<ReadMeal> {
  const opened = engineFor(personal);
  if (opened.corrections !== corrections) {
    opened.corrections = corrections;
    opened.calls.teach(corrections).catch(() => undefined);
  }
  return firstOf(opened, opened.calls.read(text), () => readOnServer(text));
}

/** Foods for a query as it is typed, best first. @param products additional results from the server */
export function searchFoods(
  query: string,
  limit: number,
  personal: PersonalFoods,
  products: readonly Food[],
): Promise<readonly FoodHit[]> {
  const opened = engineFor(personal);
  return firstOf(opened, opened.calls.search(query, limit, products), () =>
    api.foods.search({ query, limit }),
  );
}

/** These foods, otherwise what the member eats, most likely first. */
export const offerFoods = (
  foodIds: readonly string[],
  limit: number,
  personal: PersonalFoods,
): Promise<readonly FoodHit[]> => engineFor(personal).calls.offer(foodIds, limit);

/** Reference foods by id; unknown ids are omitted. */
export const referenceFoods = (foodIds: readonly string[]): Promise<readonly Food[]> =>
  openEngine().calls.foods(foodIds);

/** Reference foods by id if the engine is ready, none while it loads: for callers that can't wait. */
export const referenceFoodsAtHand = async (foodIds: readonly string[]): Promise<readonly Food[]> =>
  engine?.isReady === true ? engine.calls.foods(foodIds) : [];
