import { implement } from '@orpc/server';
import { memory } from '#contract/coach/memory.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { saveFact, removeAllFacts, removeFacts, turnMemory } from './commands.ts';
import { memoryOf } from './queries.ts';

/** API routes for what the coach remembers. */
export function memoryRoutes({ db }: Pick<Deps, 'db'>) {
  const os = implement(memory).$context<ApiContext>().use(membersOnly);
  const read = async (userId: string) => {
    const { isOn, facts } = await memoryOf(db, userId);
    return { isOn, facts: [...facts] };
  };
  return os.router({
    get: os.get.handler(({ context: { actor } }) => read(actor.userId)),
    put: os.put.handler(({ input, context: { actor } }) => saveFact(db, actor, input)),
    remove: os.remove.handler(async ({ input, context: { actor } }) => {
      await removeFacts(db, actor, [input.id]);
      return input;
    }),
    removeAll: os.removeAll.handler(async ({ context: { actor } }) => ({
      count: await removeAllFacts(db, actor),
    })),
    turn: os.turn.handler(async ({ input: { isOn }, context: { actor } }) => {
      await turnMemory(db, actor, isOn);
      return read(actor.userId);
    }),
  });
}
