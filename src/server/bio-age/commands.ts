import { and, eq, sql } from 'drizzle-orm';
import type { AnswerInput, Assessment, DraftAnswer } from '#contract/bio-age/bio-age.ts';
import { ITEM_KEYS } from '#domain/bio-age/item-keys.ts';
import { judgeAnswer } from '#domain/bio-age/answer.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import type { LifestyleBioAge, LifestyleOutcome } from '#domain/bio-age/lifestyle-result.ts';
import { itemOf } from '#domain/bio-age/sections.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryStore } from '#server/db/entries.ts';
import { isNewest, type Writer } from '#server/db/write-order.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { draftAnswersOf } from './draft.ts';
import { bioAgeMemberOf } from './member.ts';
import { assessmentAnswer } from './queries.ts';
import { bioAgeAnswers, bioAgeAssessments } from './tables.ts';

export const assessmentStore = entryStore(bioAgeAssessments, bioAgeAssessments.finishedAt);

type AnswerRow = Pick<typeof bioAgeAnswers.$inferInsert, 'id' | 'value' | 'origin'>;

/** Writes answers that are newer than the last one to their item. */
async function write(db: Db, writer: Writer, rows: readonly AnswerRow[], nowMs: number): Promise<void> {
  const { userId, writeKey } = writer;
  const answeredAt = new Date(nowMs);
  await db
    .insert(bioAgeAnswers)
    .values(rows.map((row) => ({ userId, ...row, answeredAt, writeKey })))
    .onConflictDoUpdate({
      target: [bioAgeAnswers.userId, bioAgeAnswers.id],
      set: {
        value: sql`excluded.value`,
        origin: sql`excluded.origin`,
        answeredAt: sql`excluded.answered_at`,
        writeKey: sql`coalesce(excluded.write_key, ${bioAgeAnswers.writeKey})`,
      },
      setWhere: isNewest(bioAgeAnswers, writer),
    });
}

/** Clears all answers, including unanswered items, so that late writes from before don't come back. */
const clear = (db: Db, writer: Writer, nowMs: number): Promise<void> =>
  write(
    db,
    writer,
    ITEM_KEYS.map((id) => ({ id, value: null, origin: null })),
    nowMs,
  );

/**
 * Saves answers of the current assessment; the newer of two writes to a question wins.
 * @returns all answers as stored afterwards
 * @throws Refusal BAD_REQUEST naming each item with an invalid answer
 */
export async function saveAnswers(
  db: Db,
  actor: Actor,
  answers: readonly AnswerInput[],
  nowMs: number,
): Promise<DraftAnswer[]> {
  const { person } = await bioAgeMemberOf(db, actor.userId, nowMs);
  const issues = answers.flatMap(({ item: key, value }) => {
    const item = itemOf(key, person.sex);
    const message = item && value && judgeAnswer(item, value);
    return message === undefined || message === null ? [] : [{ field: key, message }];
  });
  if (issues.length > 0) throw new Refusal('BAD_REQUEST', { issues });
  const byItem = new Map(answers.map(({ item: id, value, origin }) => [id, { id, value, origin }]));
  await write(db, actor, [...byItem.values()], nowMs);
  return draftAnswersOf(db, actor.userId);
}

/** Discards the answers of the current assessment. */
export async function discardDraft(db: Db, actor: Actor, nowMs: number): Promise<DraftAnswer[]> {
  await clear(db, actor, nowMs);
  return draftAnswersOf(db, actor.userId);
}

const REFUSED: Readonly<Record<Extract<LifestyleOutcome, { kind: 'refused' }>['reason'], string>> = {
  'under-18': 'Bio-age is for adults 18 and older.',
  pregnancy: 'Bio-age isn’t available during pregnancy. Your answers are saved.',
  'eating-disorder': 'Bio-age isn’t available if you have an eating disorder. Your answers are saved.',
  'cancer-treatment': 'Bio-age isn’t available during cancer treatment. Your answers are saved.',
};

/** @throws Refusal BAD_REQUEST saying what is missing, or why there is no result */
function known(outcome: LifestyleOutcome): LifestyleBioAge {
  if (outcome.kind === 'refused') throw refuseField('BAD_REQUEST', 'assessment', REFUSED[outcome.reason]);
  if (outcome.kind === 'known') {
    const { kind: _, ...result } = outcome;
    return result;
  }
  if (outcome.reason === 'smoking')
    throw refuseField(
      'BAD_REQUEST',
      'smoke',
      'Answer the question about smoking. We need it for every result.',
    );
  const percent = Math.floor(outcome.picture.coverage * 100);
  throw refuseField(
    'BAD_REQUEST',
    'answers',
    `Answer a few more questions. Your answers cover ${percent}% of the assessment so far. You need 60% for a result.`,
  );
}

/**
 * Finishes the current assessment: freezes answers and result, and starts an empty one. The same id again returns the same result.
 * @throws Refusal BAD_REQUEST if no result can be computed yet, NOT_FOUND if this one was deleted
 */
export async function finishAssessment(
  db: Db,
  actor: Actor,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  nowMs: number,
): Promise<Assessment> {
  const { person } = await bioAgeMemberOf(db, actor.userId, nowMs);
  const row = await db.transaction(async (tx) => {
    // Serializes two requests to finish; the second finds what the first wrote.
    await tx
      .select({ id: bioAgeAnswers.id })
      .from(bioAgeAnswers)
      .where(eq(bioAgeAnswers.userId, actor.userId))
      .orderBy(bioAgeAnswers.id)
      .for('update');
    const [stored] = await tx
      .select()
      .from(bioAgeAssessments)
      .where(and(eq(bioAgeAssessments.userId, actor.userId), eq(bioAgeAssessments.id, id)));
    if (stored) return stored;
    const answers = await draftAnswersOf(tx, actor.userId);
    const result = known(lifestyleBioAge(answers, person));
    await clear(tx, actor, nowMs);
    const finished = {
      id,
      timeZone,
      localDate: localDate(nowMs, timeZone),
      finishedAt: new Date(nowMs),
      weightsVersion: WEIGHTS_VERSION,
      answers,
      result,
    };
    return assessmentStore.put(tx, actor, finished, nowMs);
  });
  if (row.deletedAt) throw new Refusal('NOT_FOUND');
  return assessmentAnswer(row);
}
