import type { Logger } from 'pino';
import {
  ModelFailure,
  type FailureReason,
  type MealModel,
  type MealQuestion,
  type ModelMeal,
} from '#server/ai/meal-model.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Deps } from '#server/db/deps.ts';
import { cacheAnswer, cachedAnswer, questionKey } from './model-answers.ts';

/** Dependencies for asking a model. */
export interface AskDeps extends Deps {
  readonly model: MealModel | null;
  /** Counts a model analysis of the member's plan; the returned function refunds it. Throws Refusal PLAN_LIMIT. */
  readonly takeAnalysis: (actor: Actor) => Promise<() => Promise<void>>;
  readonly log: Pick<Logger, 'warn'>;
}

/** The model's answer, or why there is none, as a sentence. */
export type ModelReply =
  | { readonly by: string; readonly meal: ModelMeal }
  | { readonly by: null; readonly note: string };

const NOTES: Readonly<Record<FailureReason, string>> = {
  timeout: 'The AI model didn’t respond in time.',
  refused: 'The AI model declined to answer.',
  nonsense: 'We couldn’t use the AI model’s answer.',
  unreachable: 'We can’t reach the AI model right now.',
  'too-long': 'The AI model’s answer was too long.',
  'rate-limited': 'The AI model is busy right now.',
  misconfigured: 'The AI model isn’t set up correctly. Contact the person who runs this server.',
};
const NOT_COUNTED = 'This attempt doesn’t count toward your limit.';

/** Pending questions, so that two taps on a button ask once. */
const underWay = new Map<string, Promise<ModelReply>>();

async function askOnce(
  { db, model, takeAnalysis, log, now }: AskDeps & { readonly model: MealModel },
  actor: Actor,
  question: MealQuestion,
  by: string,
  key: string,
): Promise<ModelReply> {
  const giveBack = await takeAnalysis(actor);
  try {
    await cacheAnswer(db, actor.userId, key, await model.readMeal(question), now());
    // Another instance may have been faster; its answer stays.
    const meal = await cachedAnswer(db, actor.userId, key);
    return meal ? { by, meal } : { by: null, note: NOTES.nonsense };
  } catch (error) {
    await giveBack();
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ model: by, reason: error.reason, fault: error.message }, 'a model gave no usable answer');
    return { by: null, note: `${NOTES[error.reason]} ${NOT_COUNTED}` };
  }
}

/**
 * Asks the configured model once per question: the same picture or text gets its cached answer, which costs nothing.
 * @throws Refusal PLAN_LIMIT if a new question would exceed the member's daily limit
 */
export async function askModel(deps: AskDeps, actor: Actor, question: MealQuestion): Promise<ModelReply> {
  const { db, model } = deps;
  const by = question.pictures.length > 0 ? model?.visionName : model?.name;
  if (!model || !by)
    return {
      by: null,
      note: model ? 'This server can’t analyze photos of meals.' : 'This server has no AI model.',
    };
  const key = questionKey(by, question);
  const kept = await cachedAnswer(db, actor.userId, key);
  if (kept) return { by, meal: kept };
  const name = `${actor.userId} ${key}`;
  const running = underWay.get(name);
  if (running) return running;
  const asked = askOnce({ ...deps, model }, actor, question, by, key).finally(() => underWay.delete(name));
  underWay.set(name, asked);
  return asked;
}
