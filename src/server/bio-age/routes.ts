import { implement } from '@orpc/server';
import { bioAge } from '#contract/bio-age/bio-age.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { assessmentStore, discardDraft, finishAssessment, saveAnswers } from './commands.ts';
import { draftOf } from './draft.ts';
import { overviewOf } from './overview-queries.ts';
import { assessmentAnswer, assessmentOf, assessmentsOf } from './queries.ts';

/** API routes for the bio-age assessment, its results and PhenoAge. */
export function bioAgeRoutes(reads: DietReads) {
  const { db, now } = reads;
  const os = implement(bioAge).$context<ApiContext>().use(membersOnly);
  return os.router({
    overview: os.overview.handler(({ context: { actor } }) => overviewOf(db, actor.userId, now())),
    draft: os.draft.handler(({ context: { actor } }) => draftOf(reads, actor.userId)),
    answer: os.answer.handler(async ({ input, context: { actor } }) => ({
      answers: await saveAnswers(db, actor, input.answers, now()),
    })),
    discardDraft: os.discardDraft.handler(async ({ context: { actor } }) => ({
      answers: await discardDraft(db, actor, now()),
    })),
    finish: os.finish.handler(({ input, context: { actor } }) => finishAssessment(db, actor, input, now())),
    list: os.list.handler(({ context: { actor } }) => assessmentsOf(db, actor.userId)),
    get: os.get.handler(({ input: { id }, context: { actor } }) => assessmentOf(db, actor.userId, id)),
    remove: os.remove.handler(async ({ input: { id }, context: { actor } }) => {
      await assessmentStore.remove(db, actor, id, now());
      return { id };
    }),
    restore: os.restore.handler(async ({ input: { id }, context: { actor } }) =>
      assessmentAnswer(await assessmentStore.restore(db, actor, id)),
    ),
  });
}
