import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { entryAnswer, type Entry } from '#server/db/entries.ts';

interface Call<Input> {
  readonly input: Input;
  readonly context: { readonly actor: Actor };
}

interface EntryActions<Row extends Entry, Input, Answer> {
  readonly store: {
    between(db: Db, userId: string, from: string, to: string): Promise<Row[]>;
    remove(db: Db, actor: Actor, id: string, nowMs: number): Promise<void>;
    restore(db: Db, actor: Actor, id: string): Promise<Row>;
  };
  readonly put: (db: Db, actor: Actor, input: Input, nowMs: number) => Promise<Answer>;
  /** For trackers that check more than the store when a deletion is undone. */
  readonly restore?: (db: Db, actor: Actor, id: string) => Promise<Answer>;
}

/** Implements the four procedures of a tracker's entries (`entryProcedures` of the contract). */
export function entryHandlers<Row extends Entry, Input, Answer>(
  { db, now }: Deps,
  { store, put, restore }: EntryActions<Row, Input, Answer>,
) {
  return {
    list: async ({ input: { from, to }, context: { actor } }: Call<{ from: string; to: string }>) =>
      (await store.between(db, actor.userId, from, to)).map((row) => entryAnswer(row)),
    put: ({ input, context: { actor } }: Call<Input>) => put(db, actor, input, now()),
    remove: async ({ input: { id }, context: { actor } }: Call<{ id: string }>) => {
      await store.remove(db, actor, id, now());
      return { id };
    },
    restore: async ({ input: { id }, context: { actor } }: Call<{ id: string }>) =>
      restore ? restore(db, actor, id) : entryAnswer(await store.restore(db, actor, id)),
  };
}
