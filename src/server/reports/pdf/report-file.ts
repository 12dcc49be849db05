import type { Associations } from '#contract/reports/associations.ts';
import type { Report } from '#contract/reports/reports.ts';
import type { PaperSize } from '#domain/reports/paper-size.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import type { Background } from '#server/reports/background.ts';

/** Who the report is about. */
export interface ReportSubject extends Background {
  readonly name: string;
  readonly sex: string;
  readonly ageYears: number;
  readonly units: ReportUnits;
}

export interface ReportFile {
  readonly report: Report;
  /** In a full report, unless it is shared. */
  readonly associations: Associations | undefined;
  readonly subject: ReportSubject;
  readonly size: PaperSize;
  /** A summary has two pages; a full report has all figures. */
  readonly isFull: boolean;
  /** Whether goals, conditions, medicines and supplements are included. */
  readonly hasBackground: boolean;
  readonly madeAt: Date;
}

export type PdfPart = Pick<ReportFile, 'report' | 'subject'>;
