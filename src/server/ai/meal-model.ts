import { z } from 'zod';

/** Longest that is asked of a model at once; the rest of a list is no meal of one person. */
const MOST_ITEMS = 40;

const sentence = (most: number) => z.string().trim().min(1).max(most);

/** One food as a model names it. It holds no nutrients: those come from rows of the food tables alone. */
const modelItem = z.object({
  name: sentence(120),
  preparation: z.string().trim().max(60).nullish(),
  amount: z.number().positive().max(10_000),
  unit: sentence(40),
  /** What the whole amount weighs, g. */
  grams: z.number().positive().max(5000).nullable().default(null),
  /** 0 to 1, of food and size. */
  confidence: z.number().min(0).max(1),
  /** Number of the phrase it was read from, where the words were a numbered list. */
  phrase: z.number().int().min(1).nullish().catch(null),
});

/**
 * What a model answers about pictures or words, parsed and bounded.
 * `label` is a printed nutrition table, `not-food` a picture or words of anything else.
 */
export const modelMeal = z.object({
  kind: z.enum(['meal', 'label', 'not-food']),
  items: z.array(modelItem).max(MOST_ITEMS),
});

export type ModelItem = z.infer<typeof modelItem>;
export type ModelMeal = z.infer<typeof modelMeal>;

export interface ModelPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg';
}

/** What a model is asked: pictures, words, or both. Neither the member's name nor anything of their health goes along. */
export interface MealQuestion {
  readonly words?: string | undefined;
  readonly pictures: readonly ModelPicture[];
}

/** A configured model that names and sizes the foods of a meal. */
export interface MealModel {
  /** The model that reads words; what a member is shown. */
  readonly name: string;
  /** The model that reads pictures; null where the operator has named none that can. */
  readonly visionName: string | null;
  /**
   * Asks once, with one retry where the provider was busy.
   * @throws ModelFailure for everything that is not an answer
   */
  readMeal(question: MealQuestion): Promise<ModelMeal>;
}

export type FailureReason =
  | 'timeout'
  | 'refused'
  | 'nonsense'
  | 'unreachable'
  | 'too-long'
  | 'rate-limited'
  | 'misconfigured';

/** A model gave no usable answer. The message is for the log: it holds nothing of the question. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string = reason) {
    super(message);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
