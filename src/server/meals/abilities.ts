import type { Abilities } from '#contract/meals/analysis.ts';
import type { MealModel } from '#server/ai/meal-model.ts';
import type { Transcriber } from '#server/ai/transcriber.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Deps } from '#server/db/deps.ts';
import { usesTodayOf } from '#server/membership/queries.ts';

export interface AbilityDeps extends Deps {
  readonly model: MealModel | null;
  readonly transcriber: Transcriber | null;
}

/** Models available to a member, and what their plan has left today. */
export const abilitiesOf = async (
  { model, transcriber, db, now }: AbilityDeps,
  { userId }: Actor,
): Promise<Abilities> => ({
  model: model?.name ?? null,
  vision: (model?.visionName ?? null) !== null,
  transcription: transcriber !== null,
  modelAnalyses: await usesTodayOf(db, userId, 'model-analysis', now()),
});
