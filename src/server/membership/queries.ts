import { and, desc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import type { Membership, Purchase, UsesToday } from '#contract/membership.ts';
import { dailyLimit, upgradePathOf, type LimitedUse } from '#domain/membership/plans.ts';
import { refundableUntilMs } from '#domain/membership/purchase.ts';
import { localDate, localDayBounds } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Payments } from './payments.ts';
import { isReported, planUses, purchases } from './tables.ts';

/** A member's daily allowance of one use. */
export interface Allowance {
  readonly limit: number;
  /** The member's local day. */
  readonly localDate: string;
  /** Their next midnight, ISO 8601. */
  readonly resetsAt: string;
  /** Where to upgrade; null for the largest plan. */
  readonly upgradePath: ReturnType<typeof upgradePathOf>;
}

/**
 * A member's limits today, in the time zone of their profile.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function allowanceOf(
  db: Db,
  userId: string,
  use: LimitedUse,
  nowMs: number,
): Promise<Allowance> {
  const [profile] = await db
    .select({ plan: profiles.plan, timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('NOT_FOUND');
  const day = localDate(nowMs, profile.timeZone);
  const { endMs } = localDayBounds(day, profile.timeZone);
  return {
    limit: dailyLimit(profile.plan, use),
    localDate: day,
    resetsAt: new Date(endMs).toISOString(),
    upgradePath: upgradePathOf(profile.plan),
  };
}

/** A member's remaining uses today. */
export async function usesTodayOf(
  db: Db,
  userId: string,
  use: LimitedUse,
  nowMs: number,
): Promise<UsesToday> {
  const { limit, localDate: day, resetsAt } = await allowanceOf(db, userId, use, nowMs);
  const [row] = await db
    .select({ count: planUses.count })
    .from(planUses)
    .where(and(eq(planUses.userId, userId), eq(planUses.localDate, day), eq(planUses.use, use)));
  return { limit, left: Math.max(0, limit - (row?.count ?? 0)), resetsAt };
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

type PurchaseRow = typeof purchases.$inferSelect & { readonly isReported: boolean };

function purchaseAnswer(row: PurchaseRow, nowMs: number): Purchase {
  const { id, gateway, state, amountMinor, refundedMinor, currency, paidAt } = row;
  const untilMs = state === 'paid' && paidAt ? refundableUntilMs(paidAt.getTime()) : 0;
  return {
    id,
    gateway,
    state,
    isReported: row.isReported,
    amountMinor,
    refundedMinor,
    currency,
    createdAt: row.createdAt.toISOString(),
    paidAt: iso(paidAt),
    endedAt: iso(row.endedAt),
    refundableUntil: untilMs > nowMs ? new Date(untilMs).toISOString() : null,
  };
}

/** Maximum purchases listed. */
const MAX_PURCHASES = 50;

/**
 * A member's plan, today's uses, and purchases.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function membershipOf(
  { db, payments, hasModel }: { readonly db: Db; readonly payments: Payments; readonly hasModel: boolean },
  userId: string,
  nowMs: number,
): Promise<Membership> {
  const [profile] = await db
    .select({ plan: profiles.plan })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('NOT_FOUND');
  const rows = await db
    .select({ ...getTableColumns(purchases), isReported })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), notInArray(purchases.state, ['expired'])))
    .orderBy(desc(purchases.createdAt))
    .limit(MAX_PURCHASES);
  return {
    plan: profile.plan,
    modelAnalyses: hasModel ? await usesTodayOf(db, userId, 'model-analysis', nowMs) : null,
    gateway: payments.gateway?.name ?? null,
    purchases: rows.map((row) => purchaseAnswer(row, nowMs)),
  };
}
