import { implement } from '@orpc/server';
import { coach } from '#contract/coach/coach.ts';
import type { Actor } from '#server/core/actor.ts';
import type { CoachModel } from '#server/ai/coach-model.ts';
import type { Deps, IndexDeps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { memberOn } from '#server/member/queries.ts';
import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import type { LongevityDay } from '#contract/longevity.ts';
import type { CoachAsker } from './asker.ts';
import {
  branchConversation,
  changeConversation,
  removeAllConversations,
  removeConversation,
  restoreConversation,
} from './commands.ts';
import { consentOf } from './model/consent.ts';
import { conversationOf, conversationsOf } from './queries.ts';
import { markerUnitsOf } from '#server/blood/unit-queries.ts';
import { updateFigures } from './update-figures.ts';
import { nameReader } from './vocabulary.ts';

/** Dependencies for reading the asking member. */
export interface AskerReads extends Deps {
  readonly longevityOf: (userId: string, date: string) => Promise<LongevityDay>;
  readonly dietQualityOn: (userId: string, date: string) => Promise<DietQuality>;
  readonly model: CoachModel | null;
}

/** Reads the member and their local time. @param isAsking whether to read the names in their records too: a question needs them */
export const askerReader =
  ({ db, now, longevityOf, dietQualityOn, model }: AskerReads) =>
  async ({ userId }: Actor, isAsking = false): Promise<CoachAsker> => {
    const nowMs = now();
    const names = nameReader({ db, userId, nowMs });
    const [{ date: today, profile }, markers] = await Promise.all([
      memberOn(db, userId, nowMs),
      markerUnitsOf(db, userId),
      isAsking && names(),
    ]);
    const { timeZone, unitSystem: system, glucoseUnit: glucose } = profile;
    const units = { system, glucose, markers };
    const longevityDay = () => longevityOf(userId, today);
    const dietQuality = () => dietQualityOn(userId, today);
    const modelInUse = async () =>
      model && {
        name: model.name,
        provider: model.provider,
        isAllowed: (await consentOf(db, userId, model)) === 'given',
      };
    const empty = {
      before: undefined,
      follows: undefined,
      offered: [],
      choices: [],
      earlier: [],
      lastReply: async () => undefined,
    };
    return {
      db,
      userId,
      nowMs,
      today,
      timeZone,
      units,
      names,
      longevityDay,
      dietQuality,
      modelInUse,
      ...empty,
    };
  };

/** API routes for saved conversations. */
export function conversationRoutes(deps: IndexDeps & AskerReads) {
  const { db, now, index } = deps;
  const os = implement(coach.conversations).$context<ApiContext>().use(membersOnly);
  const askerOf = askerReader(deps);
  return os.router({
    list: os.list.handler(({ input: { search }, context }) =>
      conversationsOf(db, context.actor.userId, search),
    ),
    get: os.get.handler(({ input: { id }, context }) => conversationOf(db, context.actor.userId, id)),
    change: os.change.handler(({ input, context }) => changeConversation(db, context.actor, input)),
    branch: os.branch.handler(({ input, context }) => branchConversation(db, context.actor, input, now())),
    update: os.update.handler(async ({ input: { id }, context: { actor } }) =>
      updateFigures(await askerOf(actor), actor, { id, index }),
    ),
    remove: os.remove.handler(async ({ input: { id }, context }) => {
      await removeConversation(db, context.actor, id, now());
      return { id };
    }),
    restore: os.restore.handler(({ input: { id }, context }) => restoreConversation(db, context.actor, id)),
    removeAll: os.removeAll.handler(async ({ context }) => ({
      count: await removeAllConversations(db, context.actor),
    })),
  });
}
