import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { CoachModel, CoachUsage } from '#server/ai/coach-model.ts';
import { ModelFailure } from '#server/ai/meal-model.ts';
import type { Actor } from '#server/core/actor.ts';
import { faultOf } from '#server/core/fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { factsInUse } from '#server/coach/memory/queries.ts';
import { exchangeOf, type ExchangeRow } from '#server/coach/queries.ts';
import { exchanges } from '#server/coach/tables.ts';
import { countUsage } from './usage.ts';
import { writeAnswer, type Draft, type EarlierExchange, type Written } from './write-answer.ts';

/** After this long, the process that wrote an answer must have died. */
const ABANDONED_MS = 3 * MINUTE_MS;
const DRAFT_EVERY_MS = 250;

/** Answers that this process is writing, by question. Drafts are in the database, so any process can show and stop them. */
const running = new Map<string, AbortController>();

const NO_USAGE: CoachUsage = { inputTokens: 0, outputTokens: 0 };

export interface Run {
  readonly db: Db;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn'>;
  readonly model: CoachModel;
  readonly asker: CoachAsker;
  readonly index: FoodIndex;
  readonly actor: Actor;
  readonly exchange: ExchangeRow;
  readonly earlier: readonly EarlierExchange[];
  /** Refunds the use to the plan. */
  readonly giveBack: () => Promise<void>;
}

const written = ({ userId }: Actor, id: string) =>
  and(eq(exchanges.userId, userId), eq(exchanges.id, id), eq(exchanges.state, 'writing'));

/** Ends an answer in progress, unless it already ended otherwise. */
async function settle(
  db: Db,
  actor: Actor,
  id: string,
  changes: Partial<Pick<ExchangeRow, 'reply' | 'writer' | 'state' | 'answeredAt'>>,
): Promise<boolean> {
  const ended = await db
    .update(exchanges)
    .set({ state: 'done', draft: null, ...changes })
    .where(written(actor, id))
    .returning({ id: exchanges.id });
  return ended.length > 0;
}

/** Stores drafts at intervals, always including the latest. Aborts if the answer was ended elsewhere. */
function draftKeeper({ db, actor, exchange: { id } }: Run, ending: AbortController) {
  let latest: Draft | undefined;
  let saving: Promise<void> | undefined;
  const save = async (): Promise<void> => {
    while (latest) {
      const draft = latest;
      latest = undefined;
      const kept = await db
        .update(exchanges)
        .set({ draft })
        .where(written(actor, id))
        .returning({ id: exchanges.id });
      if (kept.length === 0) return ending.abort();
      await new Promise((resolve) => {
        setTimeout(resolve, DRAFT_EVERY_MS).unref();
      });
    }
  };
  return (draft: Draft): void => {
    latest = draft;
    saving ??= save()
      .catch(() => ending.abort())
      .finally(() => {
        saving = undefined;
      });
  };
}

const FALLBACK = 'The AI model didn’t give an answer we could check, so the built-in coach answered instead.';

async function run(asked: Run, ending: AbortController): Promise<void> {
  const { db, now, log, model, asker, index, actor, exchange, earlier, giveBack } = asked;
  const { id, question, reply: embedded } = exchange;
  let result: Written = { reply: null, usage: NO_USAGE };
  try {
    result = await writeAnswer({
      facts: await factsInUse(db, actor.userId),
      model,
      asker,
      index,
      question,
      earlier,
      embedded,
      signal: ending.signal,
      onDraft: draftKeeper(asked, ending),
    });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (!ending.signal.aborted)
      log.warn({ model: model.name, reason: error.reason, fault: error.message }, 'a model gave no answer');
  }
  const isStopped = ending.signal.aborted;
  if (result.reply)
    await settle(db, actor, id, { reply: result.reply, writer: model.name, answeredAt: new Date(now()) });
  else if (!isStopped) {
    await settle(db, actor, id, { reply: { ...embedded, note: embedded.note ?? FALLBACK } });
    await giveBack();
  }
  if (!isStopped) await countUsage(db, model.name, result.usage, result.reply !== null, now());
}

/** Has a model write the answer of a stored question. Continues if the browser is closed. */
export function startRun(asked: Run): void {
  const { actor, exchange, db, log } = asked;
  const ending = new AbortController();
  const key = `${actor.userId} ${exchange.id}`;
  running.set(key, ending);
  void run(asked, ending)
    .catch(async (error: unknown) => {
      log.warn({ fault: faultOf(error) }, 'the coach’s answer could not be written');
      await settle(db, actor, exchange.id, {});
    })
    .catch(() => undefined)
    .finally(() => running.delete(key));
}

/** The text up to a stop; without any, the embedded coach's answer. */
function stoppedReply({ draft, reply: embedded }: ExchangeRow): Reply {
  const paragraphs = draft?.paragraphs ?? [];
  return paragraphs.length > 0
    ? reply({
        kind: 'answer',
        paragraphs,
        figures: draft?.figures ?? [],
        note: 'You stopped this answer.',
        next: embedded.next,
        query: embedded.query,
      })
    : {
        ...embedded,
        note: embedded.note ?? 'You stopped the AI model, so the built-in coach answered instead.',
      };
}

/** Stops an answer and keeps the text so far. A complete one stays unchanged. @throws Refusal NOT_FOUND */
export async function stopRun(
  db: Db,
  actor: Actor,
  id: string,
  model: CoachModel | null,
): Promise<ExchangeRow> {
  const { userId } = actor;
  const before = await exchangeOf(db, userId, id);
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.state === 'writing') {
    const isPartly = (before.draft?.paragraphs.length ?? 0) > 0;
    await settle(db, actor, id, {
      state: 'stopped',
      reply: stoppedReply(before),
      writer: isPartly ? (model?.name ?? null) : null,
    });
    running.get(`${userId} ${id}`)?.abort();
  }
  return (await exchangeOf(db, userId, id)) ?? before;
}

/** Current state of a question. If its writer died, it gets the embedded coach's answer. @throws Refusal NOT_FOUND */
export async function currentExchange(db: Db, actor: Actor, id: string, nowMs: number): Promise<ExchangeRow> {
  const { userId } = actor;
  const found = await exchangeOf(db, userId, id);
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'writing' || nowMs - found.askedAt.getTime() < ABANDONED_MS) return found;
  await settle(db, actor, id, {});
  return (await exchangeOf(db, userId, id)) ?? found;
}
