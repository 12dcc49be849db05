import { type DayRange, untilToday } from '#domain/time/day-range.ts';
import type { DeadLink, SharedReport } from '#domain/reports/shared-source.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { DEFAULT_PAPER, PAPER_SIZES } from '#domain/reports/paper-size.ts';
import { qualityText } from '#domain/reports/quality-words.ts';
import { sharedSections } from '#domain/reports/shared-report.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { isHead } from '#server/http/files/download.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { retryLater } from '#server/http/wire-answer.ts';
import { memberOn } from '#server/member/queries.ts';
import { backgroundLines } from '#server/reports/background.ts';
import { sendPdf } from '#server/reports/pdf-file.ts';
import { dayText } from '#server/reports/pdf/sections.ts';
import { firstDayOf, reportOf } from '#server/reports/queries.ts';
import { subjectOf, type ReportReads } from '#server/reports/subject.ts';
import { findLink, noteOpening, type SharedLink } from './commands.ts';

/** A clinician opens a link a few times; guessing a secret of 192 bits is hopeless anyway. */
const OPENINGS = { tries: 60, windowMs: 10 * MINUTE_MS };
const SECRET = /^[\w-]{32}$/;

type Report = Awaited<ReturnType<typeof reportOf>>;

interface SharedOptions extends ReportReads {
  readonly log: Logger;
  readonly trustProxy: boolean;
  readonly render: (page: SharedReport) => string;
  readonly renderDead: (why: DeadLink) => string;
}

type SharedContext = Context<{ Bindings: HttpBindings; Variables: HttpVariables }>;

async function reportBehind(deps: ReportReads, { userId, sections, range }: SharedLink): Promise<Report> {
  const { date: today } = await memberOn(deps.db, userId, deps.now());
  const all = async () => ({ from: (await firstDayOf(deps, userId)) ?? today, to: today });
  return reportOf(deps, {
    userId,
    range: range ?? (await all()),
    isCompared: range !== undefined,
    sections,
  });
}

const rangeText = ({ from, to }: DayRange): string => `${dayText(from)} – ${dayText(to)}`;

async function pageOf(deps: ReportReads, link: SharedLink, secret: string): Promise<SharedReport> {
  const { userId, sections, hasBackground, expiresAt } = link;
  const [report, subject, { profile }] = await Promise.all([
    reportBehind(deps, link),
    subjectOf(deps, userId, {}),
    memberOn(deps.db, userId, deps.now()),
  ]);
  const { range, before, today, completeDays, dayCount, nutrition } = report;
  return {
    name: subject.name,
    person: `${subject.ageYears}, ${subject.sex}`,
    range: rangeText(untilToday(range, today)),
    before: before ? rangeText(before) : undefined,
    expires: dayText(expiresAt.toISOString()),
    pdfHref: profile.plan === 'free' ? undefined : `${secret}/report.pdf`,
    background: hasBackground ? backgroundLines(subject) : [],
    sections: sharedSections(report, sections, { units: subject.units, dayText }),
    quality: qualityText({ completeDays, dayCount, hasFood: nutrition !== null }),
  };
}

/** Pages of shared reports: anyone with the address can read what it shares, and nothing else. */
export function sharedPages({ render, renderDead, log, trustProxy, ...deps }: SharedOptions) {
  const { db, now } = deps;
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  /** The link if it is active, otherwise the response. */
  async function linkOf(c: SharedContext): Promise<SharedLink | Response> {
    c.set('routeName', 'reports.shared');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    c.header('Cache-Control', 'no-store');
    const address = clientAddress(c.env, c.req.raw.headers, trustProxy);
    const waitMs = await countAttempt(db, ['shared-report', address], OPENINGS, now());
    if (waitMs > 0) {
      c.set('refusedFor', 'too many tries');
      retryLater(c, waitMs);
      return c.html(renderDead('busy'), 429);
    }
    const secret = c.req.param('secret') ?? '';
    const link = SECRET.test(secret) ? await findLink(db, secret, now()) : undefined;
    if (!link) return c.html(renderDead('unknown'), 404);
    return link.state === 'active' ? link : c.html(renderDead(link.state), 410);
  }
  routes.get('/:secret', async (c) => {
    const link = await linkOf(c);
    if (link instanceof Response) return link;
    const html = render(await pageOf(deps, link, c.req.param('secret')));
    if (!isHead(c)) await noteOpening(db, link.id, now());
    return c.html(html);
  });
  routes.get('/:secret/report.pdf', async (c) => {
    const link = await linkOf(c);
    if (link instanceof Response) return link;
    const { userId, hasBackground } = link;
    const { profile } = await memberOn(db, userId, now());
    if (profile.plan === 'free') return c.html(renderDead('unknown'), 404);
    const size = PAPER_SIZES.find((each) => each === c.req.query('size')) ?? DEFAULT_PAPER;
    const make = () => reportBehind(deps, link);
    if (!isHead(c)) await noteOpening(db, link.id, now());
    return sendPdf(c, { ...deps, log }, { userId, make, kind: 'full', size, hasBackground });
  });
  return routes;
}
