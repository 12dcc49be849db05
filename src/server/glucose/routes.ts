import { implement } from '@orpc/server';
import { glucose } from '#contract/glucose/glucose.ts';
import type { Deps } from '#server/db/deps.ts';
import { entryAnswer } from '#server/db/entries.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { importsOf, redoImport, undoImport } from './imports.ts';
import { ketoneStore, putKetones } from './ketones.ts';
import { fingerSticksBetween } from './reading-queries.ts';
import { putFingerStick, readingStore } from './readings.ts';
import { traceBetween } from './trace-queries.ts';

/** API routes for glucose and ketones. */
export function glucoseRoutes({ db, now }: Deps) {
  const os = implement(glucose).$context<ApiContext>().use(membersOnly);
  const ketones = entryHandlers({ db, now }, { store: ketoneStore, put: putKetones });
  return os.router({
    readings: {
      list: os.readings.list.handler(({ input: { from, to }, context }) =>
        fingerSticksBetween(db, context.actor.userId, from, to),
      ),
      put: os.readings.put.handler(({ input, context }) => putFingerStick(db, context.actor, input, now())),
      remove: os.readings.remove.handler(async ({ input: { id }, context }) => {
        await readingStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.readings.restore.handler(async ({ input: { id }, context }) =>
        entryAnswer(await readingStore.restore(db, context.actor, id)),
      ),
    },
    ketones: {
      list: os.ketones.list.handler(ketones.list),
      put: os.ketones.put.handler(ketones.put),
      remove: os.ketones.remove.handler(ketones.remove),
      restore: os.ketones.restore.handler(ketones.restore),
    },
    trace: os.trace.handler(({ input: { from, to }, context }) =>
      traceBetween(db, context.actor.userId, from, to),
    ),
    imports: os.imports.handler(({ context }) => importsOf(db, context.actor.userId)),
    undoImport: os.undoImport.handler(({ input: { id }, context }) =>
      undoImport(db, context.actor, id, now()),
    ),
    redoImport: os.redoImport.handler(({ input: { id }, context }) => redoImport(db, context.actor, id)),
  });
}
