import type { Logger } from 'pino';
import { readCopiedReport } from '#domain/blood-import/scanned-report.ts';
import { ModelFailure } from '#server/ai/meal-model.ts';
import type { ReportModel } from '#server/ai/report-model.ts';
import type { Actor } from '#server/core/actor.ts';
import { FileFault } from '#server/core/file-fault.ts';
import type { ReadScan } from './read-upload.ts';

export interface ScanOptions {
  readonly model: ReportModel;
  /** Counts a model analysis of the member's plan; the returned function refunds it. Throws Refusal PLAN_LIMIT. */
  readonly takeAnalysis: (actor: Actor) => Promise<() => Promise<void>>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Reads scanned reports with the configured model. Each counts against the member's plan and is refunded if it fails. The reader throws
 * FileFault if the model found no results, and Refusal PLAN_LIMIT at the plan's daily limit.
 */
export const scanReader =
  ({ model, takeAnalysis, log }: ScanOptions): ReadScan =>
  async (actor, pages) => {
    const giveBack = await takeAnalysis(actor);
    try {
      const file = readCopiedReport(await model.readReport([...pages]));
      if (file.panels.length > 0) return file;
      throw new FileFault(
        'The AI model found no results in this scan. Try a sharper scan, or enter the values yourself.',
      );
    } catch (error) {
      await giveBack();
      if (!(error instanceof ModelFailure)) throw error;
      log.warn({ reason: error.reason, fault: error.message }, 'a scanned report was not read');
      throw new FileFault(
        'The AI model couldn’t read this scan. This attempt doesn’t count toward your limit. Try again later, or enter the values yourself.',
      );
    }
  };
