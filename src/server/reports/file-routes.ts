import { Hono } from 'hono';
import type { Logger } from 'pino';
import { reportFileQuery } from '#contract/reports/reports.ts';
import { upgradePathOf } from '#domain/membership/plans.ts';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { Refusal } from '#server/core/refusal.ts';
import { BYTE_ORDER_MARK, sendDownload } from '#server/http/files/download.ts';
import { refuseQuery } from '#server/http/files/refuse-query.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { limitAnswer, wireAnswer } from '#server/http/wire-answer.ts';
import { memberOn } from '#server/member/queries.ts';
import { associationsFor } from './associations.ts';
import { fileName, once, sendPdf } from './pdf-file.ts';
import { reportOf } from './queries.ts';
import { requestedRange } from './routes.ts';
import { associationRows, COLUMNS, csvRows, type Cell } from './report-csv.ts';
import type { ReportReads } from './subject.ts';

export interface ReportFileOptions extends ReportReads {
  readonly readSession: ReadSession;
  readonly log: Logger;
  /** One line of a CSV file. */
  readonly csvLine: (cells: readonly Cell[]) => string;
}

/** A report as a file, for its owner only: `/report.csv`, `/report.json`, `/report.pdf`. */
export function reportFiles(options: ReportFileOptions) {
  const { db, now, readSession, log, csvLine } = options;
  const routes = new Hono<MemberEnv>();
  routes.get('/:file', requireMember(readSession, 'reports.file'), async (c) => {
    const [, format = ''] = /^report\.(csv|json|pdf)$/.exec(c.req.param('file')) ?? [];
    if (format === '') return wireAnswer(c, 'NOT_FOUND');
    const asked = reportFileQuery.safeParse(c.req.query());
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
    let range: Awaited<ReturnType<typeof requestedRange>>;
    try {
      range = await requestedRange(options, userId, asked.data);
    } catch (error) {
      if (error instanceof Refusal && error.limit) return limitAnswer(c, error.limit);
      throw error;
    }
    const make = () => reportOf(options, { userId, ...range, sections: REPORT_SECTIONS });
    const associate = () => associationsFor(options, userId, range.range);
    if (format === 'pdf')
      return sendPdf(c, options, { userId, make, associate, hasBackground: true, ...asked.data });
    const [report, associations] = await Promise.all([make(), associate()]);
    const file = {
      name: fileName(report, 'report', format),
      type: format === 'json' ? 'application/json' : 'text/csv',
    };
    const glucose = asked.data.glucose ?? profile.glucoseUnit;
    const text =
      format === 'json'
        ? JSON.stringify({ ...report, associations }, null, 2)
        : BYTE_ORDER_MARK +
          [COLUMNS, ...csvRows(report, glucose), ...associationRows(associations, glucose)]
            .map(csvLine)
            .join('');
    return sendDownload(c, file, once(text), log);
  });
  return routes;
}
