import { implement } from '@orpc/server';
import { imports } from '#contract/imports.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import {
  removeImport,
  setColumns,
  startImport,
  stopImport,
  undoImport,
  type ImportDeps,
} from './commands.ts';
import { importInfoOf, importOf, importsOf } from './queries.ts';

/** API routes for imports; the files themselves are raw uploads. */
export function importRoutes(deps: ImportDeps) {
  const os = implement(imports).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(({ context: { actor } }) => importsOf(deps.db, actor.userId, deps.now())),
    get: os.get.handler(async ({ input, context: { actor } }) =>
      importInfoOf(await importOf(deps.db, actor.userId, input.id), deps.now()),
    ),
    columns: os.columns.handler(({ input, context: { actor } }) => setColumns(deps, actor, input)),
    start: os.start.handler(({ input, context: { actor } }) => startImport(deps, actor, input.id)),
    stop: os.stop.handler(({ input, context: { actor } }) => stopImport(deps, actor, input.id)),
    undo: os.undo.handler(({ input, context: { actor } }) => undoImport(deps, actor, input.id)),
    remove: os.remove.handler(async ({ input, context: { actor } }) => {
      await removeImport(deps, actor, input.id);
      return { id: input.id };
    }),
  });
}
