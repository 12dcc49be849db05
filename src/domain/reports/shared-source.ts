import type { MarkerSummary } from './blood-words.ts';
import type { NeedSummary } from './nutrition-words.ts';
import type { ReportSection } from './report-metrics.ts';
import type { FigureSummary } from './figure-summary.ts';

/** A table as text; the first cell of each row is its heading. */
export interface SharedTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the figures are based on. */
  readonly note?: string;
}

export interface SharedSection {
  readonly title: string;
  readonly findings: readonly string[];
  readonly tables: readonly SharedTable[];
}

/** A shared report, ready to read. */
export interface SharedReport {
  readonly name: string;
  /** "42, female". */
  readonly person: string;
  readonly range: string;
  /** Undefined without a comparison. */
  readonly before: string | undefined;
  readonly expires: string;
  /** Undefined if the owner's plan has no PDF. */
  readonly pdfHref: string | undefined;
  readonly background: readonly string[];
  readonly sections: readonly SharedSection[];
  readonly quality: string;
}

/** Why a link shows nothing. */
export type DeadLink = 'unknown' | 'expired' | 'revoked' | 'busy';

interface Marker extends MarkerSummary {
  readonly unit: string;
  readonly decimals: number;
  readonly values: readonly ({
    readonly value: number;
    readonly flag: string | null;
    readonly censored: 'lt' | 'gt' | null;
  } | null)[];
  readonly reference: readonly [low: number | null, high: number | null] | null;
}

/** Parts of a report on its shared page. */
export interface SharedSource {
  readonly before: object | null;
  readonly range: { readonly from: string };
  readonly dayCount: number;
  readonly completeDays: number;
  readonly figures: readonly (FigureSummary & { readonly section: ReportSection })[];
  readonly nutrition: {
    readonly needs: readonly NeedSummary[];
    readonly sourcesFrom: string;
    readonly sourceDays: number;
    readonly topFoods: readonly {
      readonly name: string;
      readonly energyKcal: number;
      readonly sharePercent: number;
    }[];
  } | null;
  readonly glucose: {
    readonly days: number;
    readonly meanMgdl: number;
    readonly lowestMgdl: number;
    readonly highestMgdl: number;
    readonly gmiPercent: number | null;
    readonly cvPercent: number | null;
    readonly belowPercent: number;
    readonly inRangePercent: number;
    readonly abovePercent: number;
  } | null;
  readonly blood: {
    readonly dates: readonly string[];
    readonly markers: readonly Marker[];
    readonly bioAge: readonly {
      readonly finishedOn: string;
      readonly ageYears: number;
      readonly bioAgeYears: number;
      readonly lowYears: number;
      readonly highYears: number;
    }[];
  } | null;
}
