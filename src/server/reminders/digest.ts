import { siteName } from '#server/core/site-name.ts';
import { DIGEST_METRICS, digestFindings } from '#domain/reminders/digest.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Deps } from '#server/db/deps.ts';
import { mailWords } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mail.ts';
import { memberOn } from '#server/member/queries.ts';
import { seriesOf } from '#server/metrics/queries.ts';

const [WEEK_DAYS, BEFORE_DAYS] = [7, 28] as const;

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
  const start = addDays(week.from, -BEFORE_DAYS);
  const series = await Promise.all(
    DIGEST_METRICS.map(async ({ key }) => {
      const metric = findMetric(key);
      const days = metric
        ? await seriesOf({ db, userId, nowMs: now(), from: start, to: week.to }, metric)
        : [];
      const counted = metric?.days === 'complete' ? days.filter(({ isWhole }) => isWhole) : days;
      const valuesOf = (isAsked: (date: string) => boolean) =>
        counted.flatMap(({ date, value }) => (isAsked(date) ? [value] : []));
      return {
        key,
        week: valuesOf((date) => date >= week.from),
        before: valuesOf((date) => date < week.from),
      };
    }),
  );
  const findings = digestFindings(series, { isImperial: profile.unitSystem === 'imperial' });
  if (findings.length === 0) return undefined;
  return {
    kind: 'digest',
    to,
    unsubscribeUrl: unsubscribe,
    ...mailWords({
      subject: `Your week in ${siteName()}`,
      paragraphs: [`Your week, ${rangeText(week.from, week.to)}`],
      items: findings.map(({ link, ...finding }) => ({ ...finding, url: publicUrl + link })),
      action: { label: 'See your report', url: `${publicUrl}/reports` },
      leave: { text: 'You asked for this weekly summary.', label: 'Unsubscribe', url: unsubscribe },
    }),
  };
}
