import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Associations } from '#contract/reports/associations.ts';
import type { Report } from '#contract/reports/reports.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { PaperSize } from '#domain/reports/paper-size.ts';
import { sendDownload } from '#server/http/files/download.ts';
import { slots } from '#server/http/files/slots.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { subjectOf, type ReportReads } from './subject.ts';

/** A PDF takes most of a second of CPU time. Readers of a shared report use its owner's slots. */
const making = slots({ perKey: 2, total: 4 });
const RETRY_MS = 3000;

interface PdfRequest {
  /** Whose report it is. */
  readonly userId: string;
  readonly kind: 'summary' | 'full';
  readonly size: PaperSize;
  readonly glucose?: GlucoseUnit | undefined;
  readonly hasBackground: boolean;
}

interface PdfParts {
  readonly associations: Associations | undefined;
}

/** "perennial-summary-2026-11-01-to-2026-11-30.pdf" */
export const fileName = (
  { range }: Pick<Report, 'range'>,
  what: 'report' | 'summary',
  format: string,
): string => `perennial-${what}-${range.from}-to-${range.to}.${format}`;

/** A file in one piece. */
export async function* once<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield await Promise.resolve(piece);
}

/** A report as PDF. Its library is loaded with the first one. */
async function pdfOf(
  options: ReportReads,
  report: Report,
  { userId, kind, size, glucose, hasBackground, associations }: PdfRequest & PdfParts,
): Promise<Uint8Array> {
  const [{ reportPdf }, subject] = await Promise.all([
    import('./pdf/report-pdf.ts'),
    subjectOf(options, userId, { glucose }),
  ]);
  return reportPdf({
    report,
    associations,
    subject,
    size,
    isFull: kind === 'full',
    hasBackground,
    madeAt: new Date(options.now()),
  });
}

/**
 * Sends a report as PDF, or asks the client to retry while the member's earlier ones are in progress.
 * @param make the report
 * @param associate its associations for a full report; not part of a shared one
 */
export async function sendPdf(
  c: Context,
  { log, ...options }: ReportReads & { readonly log: Logger },
  {
    make,
    associate,
    ...asked
  }: PdfRequest & { readonly make: () => Promise<Report>; readonly associate?: () => Promise<Associations> },
): Promise<Response> {
  const leave = making.tryEnter(asked.userId);
  if (!leave) {
    retryLater(c, RETRY_MS);
    return wireAnswer(c, 'TOO_MANY_REQUESTS');
  }
  try {
    const [report, associations] = await Promise.all([
      make(),
      asked.kind === 'full' ? associate?.() : undefined,
    ]);
    const bytes = await pdfOf(options, report, { ...asked, associations });
    return await sendDownload(
      c,
      {
        name: fileName(report, asked.kind === 'full' ? 'report' : 'summary', 'pdf'),
        type: 'application/pdf',
      },
      once(bytes),
      log,
    );
  } finally {
    leave();
  }
}
