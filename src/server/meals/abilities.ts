import type { Abilities } from '#contract/meals/analysis.ts';
import type { UsesToday } from '#contract/membership.ts';
import type { MealModel } from '#server/ai/meal-model.ts';
import type { Transcriber } from '#server/ai/transcriber.ts';
import type { Actor } from '#server/core/actor.ts';

export interface AbilityDeps {
  readonly model: MealModel | null;
  readonly transcriber: Transcriber | null;
  readonly analysesToday: (userId: string) => Promise<UsesToday>;
}

/** Which models read for a member, and what their plan leaves of today. */
export const abilitiesOf = async (
  { model, transcriber, analysesToday }: AbilityDeps,
  { userId }: Actor,
): Promise<Abilities> => ({
  model: model?.name ?? null,
  vision: (model?.visionName ?? null) !== null,
  transcription: transcriber !== null,
  modelAnalyses: await analysesToday(userId),
});
