import { asc, eq } from 'drizzle-orm';
import { isInternalAddress } from '#server/auth/internal-address.ts';
import { apiTokens, passkeys, sessions, users } from '#server/auth/tables.ts';
import { calendarFeeds } from '#server/calendar/tables.ts';
import { nightscoutConnections } from '#server/glucose/tables.ts';
import { contactMessages, contactReplies } from '#server/content/tables.ts';
import type { Db } from '#server/db/database.ts';
import { signUps } from '#server/insights/tables.ts';
import { connections } from '#server/imports/tables.ts';
import { purchases } from '#server/membership/tables.ts';
import { reminderChannels } from '#server/reminders/tables.ts';
import { reportLinks } from '#server/reports/tables.ts';
import { webhooks } from '#server/webhooks/tables.ts';

/** For each table that isn't distributed by member: what the export includes, or why it doesn't. */
export const LOCAL_KINDS: Readonly<Record<string, string>> = {
  users: 'account',
  sessions: 'sessions, without their tokens',
  passkeys: 'passkeys, without their keys',
  api_tokens: 'accessTokens, without their secrets',
  calendar_feeds: 'calendarFeed, without its URL',
  report_links: 'sharedReports, without their URLs',
  nightscout_connections: 'nightscout, without its token',
  connections: 'connectedServices, without their credentials',
  webhooks: 'webhooks, without their secrets',
  webhook_deliveries: 'nothing: copies of messages about entries, kept for a week',
  reminder_channels: 'reminderChannels, without their addresses',
  reminder_turns: 'nothing: when reminders are checked next',
  reminder_deliveries: 'nothing: reminders from the last week',
  push_keys: 'nothing: the server’s own key',
  purchases: 'purchases, without the token',
  sign_ups: 'signUp',
  contact_messages: 'messages',
  contact_replies: 'messages',
  credentials: 'nothing: password hashes',
  two_factors: 'nothing: two-factor secrets; the account says whether it’s on',
  verifications: 'nothing: pending secrets',
  rate_limits: 'nothing: anonymous digests',
  gateway_events: 'nothing: no personal data; purchases hold the results',
  mails: 'nothing: copies of emails sent to the member',
  audit_entries: 'nothing: the log for the server’s operators',
  content_pages: 'nothing: site content',
  content_revisions: 'nothing: site content',
  content_images: 'nothing: site content',
  content_moves: 'nothing: site content',
  visit_salts: 'nothing: no personal data',
  visits: 'nothing: no personal data',
  visit_days: 'nothing: no personal data',
  statistic_days: 'nothing: no personal data',
  coach_model_days: 'nothing: no personal data',
};

/** Programs with access, without their secrets. */
async function keysOf(db: Db, userId: string) {
  const [accessTokens, [calendarFeed = null], [nightscout = null], services, hooks, channels, sharedReports] =
    await Promise.all([
      db
        .select({
          name: apiTokens.name,
          prefix: apiTokens.prefix,
          scopes: apiTokens.scopes,
          createdAt: apiTokens.createdAt,
          expiresAt: apiTokens.expiresAt,
          lastUsedAt: apiTokens.lastUsedAt,
        })
        .from(apiTokens)
        .where(eq(apiTokens.userId, userId)),
      db
        .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, userId)),
      db
        .select({ url: nightscoutConnections.url, createdAt: nightscoutConnections.createdAt })
        .from(nightscoutConnections)
        .where(eq(nightscoutConnections.userId, userId)),
      db
        .select({ provider: connections.provider, url: connections.url, createdAt: connections.createdAt })
        .from(connections)
        .where(eq(connections.userId, userId)),
      db
        .select({ url: webhooks.url, events: webhooks.events, createdAt: webhooks.createdAt })
        .from(webhooks)
        .where(eq(webhooks.userId, userId)),
      db
        .select({
          kind: reminderChannels.kind,
          name: reminderChannels.name,
          createdAt: reminderChannels.createdAt,
        })
        .from(reminderChannels)
        .where(eq(reminderChannels.userId, userId)),
      db
        .select({
          label: reportLinks.label,
          sections: reportLinks.sections,
          from: reportLinks.fromDate,
          to: reportLinks.toDate,
          createdAt: reportLinks.createdAt,
          expiresAt: reportLinks.expiresAt,
          revokedAt: reportLinks.revokedAt,
          openings: reportLinks.openings,
          openedAt: reportLinks.openedAt,
        })
        .from(reportLinks)
        .where(eq(reportLinks.userId, userId)),
    ]);
  return {
    accessTokens,
    calendarFeed,
    nightscout,
    connectedServices: services,
    webhooks: hooks,
    reminderChannels: channels,
    sharedReports,
  };
}

/** A member's account without secrets, as written to `account.json`. */
export async function accountRecordOf(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [sessionRows, passkeyRows, keys, purchaseRows, [signUp], messages] = await Promise.all([
    db
      .select({
        createdAt: sessions.createdAt,
        usedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db
      .select({ name: passkeys.name, deviceType: passkeys.deviceType, createdAt: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    keysOf(db, userId),
    db
      .select({
        gateway: purchases.gateway,
        state: purchases.state,
        amountMinor: purchases.amountMinor,
        refundedMinor: purchases.refundedMinor,
        currency: purchases.currency,
        paymentId: purchases.paymentId,
        email: purchases.email,
        paidAt: purchases.paidAt,
        createdAt: purchases.createdAt,
      })
      .from(purchases)
      .where(eq(purchases.userId, userId)),
    db
      .select({ day: signUps.day, source: signUps.source, activatedOn: signUps.activatedOn })
      .from(signUps)
      .where(eq(signUps.userId, userId)),
    db
      .select({
        name: contactMessages.name,
        email: contactMessages.email,
        subject: contactMessages.subject,
        body: contactMessages.body,
        createdAt: contactMessages.createdAt,
        reply: contactReplies.body,
        repliedAt: contactReplies.writtenAt,
      })
      .from(contactMessages)
      .leftJoin(contactReplies, eq(contactReplies.messageId, contactMessages.id))
      .where(eq(contactMessages.userId, userId))
      .orderBy(asc(contactMessages.createdAt)),
  ]);
  return {
    account: user && {
      id: user.id,
      username: user.displayUsername,
      email: isInternalAddress(user.email) ? null : user.email,
      role: user.role,
      hasSecondFactor: user.twoFactorEnabled,
      createdAt: user.createdAt,
    },
    sessions: sessionRows,
    passkeys: passkeyRows,
    ...keys,
    purchases: purchaseRows,
    signUp: signUp ?? null,
    messages,
  };
}
