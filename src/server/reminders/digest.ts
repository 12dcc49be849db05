import { siteName } from '#server/core/site-name.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Deps } from '#server/db/deps.ts';
import { mailWords } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mail.ts';
import { memberOn } from '#server/member/queries.ts';
import { weekFindings } from './week-queries.ts';

const WEEK_DAYS = 7;

interface DigestDeps extends Deps {
  readonly publicUrl: string;
}

interface DigestOf {
  readonly userId: string;
  readonly to: string;
  readonly unsubscribe: string;
}

const rangeText = (from: string, to: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  );

/** Mail about the last seven days; undefined if hardly anything was logged. */
export async function digestMail(
  { db, now, publicUrl }: DigestDeps,
  { userId, to, unsubscribe }: DigestOf,
): Promise<Mail | undefined> {
  const { profile } = await memberOn(db, userId, now());
  const today = localDate(now(), profile.timeZone);
  const week = { from: addDays(today, -WEEK_DAYS), to: addDays(today, -1) };
  const findings = await weekFindings(
    { db, userId, nowMs: now(), units: { system: profile.unitSystem, glucose: profile.glucoseUnit } },
    week,
  );
  if (findings.length === 0) return undefined;
  return {
    kind: 'digest',
    to,
    unsubscribeUrl: unsubscribe,
    ...mailWords({
      subject: `Your week in ${siteName()}`,
      paragraphs: [`Your week, ${rangeText(week.from, week.to)}`],
      items: findings.map(({ title, text, link }) => ({ title, text, url: publicUrl + link })),
      action: { label: 'See your report', url: `${publicUrl}/reports` },
      leave: {
        text: 'You’re getting this email because you turned on the weekly summary.',
        label: 'Unsubscribe',
        url: unsubscribe,
      },
    }),
  };
}
