import { eq } from 'drizzle-orm';
import type { Consent } from '#domain/coach/model/reply-states.ts';
import type { CoachModel } from '#server/ai/coach-model.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { coachConsents } from '#server/coach/tables.ts';

/** The member's answer about this provider; null if they weren't asked yet. */
export async function consentOf(
  db: Db,
  userId: string,
  { consentKey }: Pick<CoachModel, 'consentKey'>,
): Promise<Consent | null> {
  const [found] = await db.select().from(coachConsents).where(eq(coachConsents.userId, userId));
  return found?.provider === consentKey ? found.consent : null;
}

/** Stores the member's answer about the configured provider. */
export async function saveConsent(
  db: Db,
  { userId }: Actor,
  { consentKey }: Pick<CoachModel, 'consentKey'>,
  consent: Consent,
  nowMs: number,
): Promise<void> {
  const row = { consent, provider: consentKey, decidedAt: new Date(nowMs) };
  await db
    .insert(coachConsents)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: coachConsents.userId, set: row });
}
