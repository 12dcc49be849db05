import { implement } from '@orpc/server';
import { bioAge } from '#contract/bio-age/bio-age.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { assessmentStore, discardDraft, finishAssessment, saveAnswers } from './commands.ts';
import { draftOf } from './draft.ts';
import type { BioAgeDeps } from './member.ts';
import { overviewOf } from './overview.ts';
import { assessmentAnswer, assessmentOf, assessmentsOf } from './queries.ts';

/** The bio-age assessment, its results and PhenoAge over the wire. */
export function bioAgeRoutes(deps: BioAgeDeps) {
  const { db, now } = deps;
  const os = implement(bioAge).$context<ApiContext>().use(membersOnly);
  return os.router({
    overview: os.overview.handler(({ context: { actor } }) => overviewOf(deps, actor.userId)),
    draft: os.draft.handler(({ context: { actor } }) => draftOf(deps, actor.userId)),
    answer: os.answer.handler(async ({ input, context: { actor } }) => ({
      answers: await saveAnswers(deps, actor, input.answers),
    })),
    discardDraft: os.discardDraft.handler(async ({ context: { actor } }) => ({
      answers: await discardDraft(deps, actor),
    })),
    finish: os.finish.handler(({ input, context: { actor } }) => finishAssessment(deps, actor, input)),
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
