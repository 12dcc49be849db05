import { z } from 'zod';

/** Maximum length of a question; a longer list isn't one person's meal. */
const MAX_ITEMS = 40;

const sentence = (most: number) => z.string().trim().min(1).max(most);

/** One food named by a model, without nutrients: those come only from the food tables. */
const modelItem = z.object({
  name: sentence(120),
  preparation: z.string().trim().max(60).nullish(),
  amount: z.number().positive().max(10_000),
  unit: sentence(40),
  /** Mass of the whole amount, g. */
  grams: z.number().positive().max(5000).nullable().default(null),
  /** 0 to 1, of food and size. */
  confidence: z.number().min(0).max(1),
  /** Number of its phrase, if the question was a numbered list. */
  phrase: z.number().int().min(1).nullish().catch(null),
});

/** A model's answer about pictures or text, parsed and bounded. `label` is a nutrition label, `not-food` shows something else. */
export const modelMeal = z.object({
  kind: z.enum(['meal', 'label', 'not-food']),
  items: z.array(modelItem).max(MAX_ITEMS),
});

export type ModelItem = z.infer<typeof modelItem>;
export type ModelMeal = z.infer<typeof modelMeal>;

export interface ModelPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg';
}

/** A question to a model: pictures, text or both. It contains neither the member's name nor health data. */
export interface MealQuestion {
  readonly words?: string | undefined;
  readonly pictures: readonly ModelPicture[];
}

/** A configured model that names and sizes the foods of a meal. */
export interface MealModel {
  /** The text model's name, shown to members. */
  readonly name: string;
  /** The vision model's name; null if none is configured. */
  readonly visionName: string | null;
  /**
   * Asks once, with one retry if the provider is busy.
   * @throws ModelFailure if there is no valid answer
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

/** A model gave no usable answer. The message is logged and contains nothing from the question. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string = reason) {
    super(message);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
