import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { reportFileAsked, type Report } from '#contract/reports/reports.ts';
import { upgradePathOf } from '#domain/membership/plans.ts';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { users } from '#server/auth/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import { BYTE_ORDER_MARK, sendDownload } from '#server/http/files/download.ts';
import { refuseQuery } from '#server/http/files/refuse-query.ts';
import { signedIn, type MemberEnv } from '#server/http/signed-in.ts';
import { limitAnswer, wireAnswer } from '#server/http/wire-answer.ts';
import { memberOn } from '#server/member/queries.ts';
import { reportOf } from './queries.ts';
import { rangeAsked } from './routes.ts';
import { subjectOf, type ReportReads } from './subject.ts';

type Cell = string | number | null;

export interface ReportFileOptions extends ReportReads {
  readonly readSession: ReadSession;
  readonly log: Logger;
  /** One line of a CSV file. */
  readonly csvLine: (cells: readonly Cell[]) => string;
}

const COLUMNS = [
  'Section',
  'Metric',
  'Unit',
  'Average',
  'Days',
  'Average before',
  'Days before',
  'Change',
  'Low',
  'High',
  'Certainty',
];

/** Every figure of a report, a line each. */
const csvRows = ({ figures }: Report): readonly (readonly Cell[])[] =>
  figures.map(({ section, label, unit, now, before, change }) => [
    section,
    label,
    unit === 'clock' ? 'minutes after the midnight before' : unit,
    now?.value ?? null,
    now?.days ?? 0,
    before?.value ?? null,
    before?.days ?? 0,
    change?.difference ?? null,
    change?.low ?? null,
    change?.high ?? null,
    change?.certainty ?? null,
  ]);

const { resolve } = createRequire(import.meta.url);
const plainFont = (): Promise<Buffer> =>
  readFile(resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'));
const boldFont = (): Promise<Buffer> =>
  readFile(resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'));

async function* once<Piece>(piece: Promise<Piece>): AsyncGenerator<Piece> {
  yield await piece;
}

type Asked = ReturnType<typeof reportFileAsked.parse>;

/** A report as PDF. Its library is loaded with the first one. */
async function pdfOf(
  options: ReportReads,
  userId: string,
  report: Report,
  { kind, size }: Pick<Asked, 'kind' | 'size'>,
): Promise<Uint8Array> {
  const [{ reportPdf }, plain, bold, [user]] = await Promise.all([
    import('./pdf/report-pdf.ts'),
    plainFont(),
    boldFont(),
    options.db.select({ username: users.username }).from(users).where(eq(users.id, userId)),
  ]);
  const subject = await subjectOf(options, userId, user?.username ?? 'Member');
  return reportPdf({
    report,
    subject,
    size,
    isFull: kind === 'full',
    fonts: { plain, bold },
    madeAt: new Date(options.now()),
  });
}

/** A report as a file, for its owner only: `/report.csv`, `/report.json`, `/report.pdf`. */
export function reportFiles(options: ReportFileOptions) {
  const { db, now, readSession, log, csvLine } = options;
  const routes = new Hono<MemberEnv>();
  routes.get('/:file', signedIn(readSession, 'reports.file'), async (c) => {
    const [, format = ''] = /^report\.(csv|json|pdf)$/.exec(c.req.param('file')) ?? [];
    if (format === '') return wireAnswer(c, 'NOT_FOUND');
    const asked = reportFileAsked.safeParse(c.req.query());
    if (!asked.success) return refuseQuery(c, asked.error);
    const { userId } = c.get('actor');
    const { profile } = await memberOn(db, userId, now());
    if (format === 'pdf' && profile.plan === 'free')
      return limitAnswer(c, {
        use: 'report-pdf',
        limit: 0,
        resetsAt: null,
        upgradePath: upgradePathOf('free'),
      });
    let range: Awaited<ReturnType<typeof rangeAsked>>;
    try {
      range = await rangeAsked(options, userId, asked.data);
    } catch (error) {
      if (error instanceof Refusal && error.limit) return limitAnswer(c, error.limit);
      throw error;
    }
    const report = await reportOf(options, { userId, ...range, sections: REPORT_SECTIONS });
    const name = `perennial-report-${report.range.from}.${format}`;
    if (format === 'json')
      return sendDownload(
        c,
        { name, type: 'application/json' },
        once(Promise.resolve(JSON.stringify(report, null, 2))),
        log,
      );
    if (format === 'csv') {
      const text = BYTE_ORDER_MARK + [COLUMNS, ...csvRows(report)].map(csvLine).join('');
      return sendDownload(c, { name, type: 'text/csv' }, once(Promise.resolve(text)), log);
    }
    return sendDownload(
      c,
      { name, type: 'application/pdf' },
      once(pdfOf(options, userId, report, asked.data)),
      log,
    );
  });
  return routes;
}
