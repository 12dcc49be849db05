import type { Db } from '#server/db/database.ts';
import { gatewayEvents, purchases } from '#server/membership/tables.ts';

/** Stores a payment of $49. @returns its id */
export async function storePurchase(
  db: Db,
  paidAt: Date,
  changes: Partial<typeof purchases.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(purchases).values({
    id,
    gateway: 'stripe',
    state: 'paid',
    amountMinor: 4900,
    currency: 'usd',
    tokenHash: id,
    paidAt,
    createdAt: paidAt,
    ...changes,
  });
  return id;
}

/** Stores a gateway message about a purchase. */
export const storeGatewayEvent = (
  db: Db,
  purchaseId: string,
  at: Date,
  event: (typeof gatewayEvents.$inferInsert)['event'],
) =>
  db.insert(gatewayEvents).values({
    gateway: 'stripe',
    eventId: crypto.randomUUID(),
    purchaseId,
    event,
    happenedAt: at,
    receivedAt: at,
  });
