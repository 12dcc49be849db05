import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Entry } from '#domain/query/record-source.ts';
import type { Span } from '#domain/query/windows.ts';
import { openDoses } from '#domain/supplements/doses.ts';
import type { Amount } from '#domain/supplements/substances.ts';
import { substanceOf } from '#domain/supplements/substances.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { ownSupplements, supplementTakes } from './tables.ts';

const TAKEN = { taken: 1, missed: 0, supplementAdherencePercent: 100 };
const OPEN = {
  missed: { taken: 0, missed: 1, supplementAdherencePercent: 0 },
  left: { taken: 0, left: 1 },
} as const;

/** Days to read. */
interface DoseReads {
  readonly db: Db;
  readonly userId: string;
  readonly span: Span;
  /** The member's local day. */
  readonly today: string;
}

const ofMember = (userId: string) =>
  and(eq(supplementTakes.userId, userId), isNull(supplementTakes.deletedAt));

/** A multivitamin isn't named after one of its ingredients. */
const ingredientOf = ([first, ...others]: readonly Amount[]): string | null =>
  first && others.length === 0 ? substanceOf(first.substance).name : null;

/** Doses that were logged, and scheduled ones that weren't. A supplement is stored under its name. */
export async function doseEntries({ db, userId, span, today }: DoseReads): Promise<readonly Entry[]> {
  const [own, takes, firsts] = await Promise.all([
    db.select().from(ownSupplements).where(eq(ownSupplements.userId, userId)),
    db
      .select({
        supplementId: supplementTakes.supplementId,
        date: supplementTakes.localDate,
        at: sql<string>`to_char(${supplementTakes.takenAt} at time zone ${supplementTakes.timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS')`,
      })
      .from(supplementTakes)
      .where(
        and(
          ofMember(userId),
          span.from === null ? undefined : gte(supplementTakes.localDate, span.from),
          span.to === null ? undefined : lte(supplementTakes.localDate, span.to),
        ),
      ),
    db
      .select({
        supplementId: supplementTakes.supplementId,
        date: sql<string>`min(${supplementTakes.localDate})::text`,
      })
      .from(supplementTakes)
      .where(ofMember(userId))
      .groupBy(supplementTakes.supplementId),
  ]);
  return own.flatMap(({ id, name: kind, amounts, times, weekdays, localDate, activeTo, deletedAt }) => {
    const taken = takes.filter(({ supplementId }) => supplementId === id);
    const open = openDoses(
      {
        schedule: deletedAt ? null : { amounts, times, weekdays, activeFrom: localDate, activeTo },
        firstTaken: firsts.find(({ supplementId }) => supplementId === id)?.date ?? null,
        takenOn: taken.map(({ date }) => date),
      },
      { from: span.from ?? localDate, to: span.to ?? today },
      today,
    );
    const name = ingredientOf(amounts);
    return [
      ...taken.map(({ date, at }) => ({ date, at, kind, name, values: TAKEN })),
      ...open.map(({ date, state }) => ({ date, at: null, kind, name, values: OPEN[state] })),
    ];
  });
}

const namesOf = prepared((db) =>
  db
    .select({ name: ownSupplements.name, amounts: ownSupplements.amounts })
    .from(ownSupplements)
    .where(and(eq(ownSupplements.userId, sql.placeholder('userId')), isNull(ownSupplements.deletedAt)))
    .prepare('supplement_names'),
);

/** The member's supplements, to understand their names. */
export async function supplementNames(
  db: Db,
  userId: string,
): Promise<readonly { readonly name: string; readonly ingredient: string | null }[]> {
  const rows = await namesOf(db).execute({ userId });
  return rows.map(({ name, amounts }) => ({ name, ingredient: ingredientOf(amounts) }));
}
