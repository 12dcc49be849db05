import type { BloodFile } from './found-values.ts';
import { dayIn } from './date-choice.ts';
import { labDate } from './lab-date.ts';
import { LeftOutTally } from './left-out-tally.ts';
import { storablePanels } from './storable-panels.ts';
import { readRow } from './read-row.ts';
import { decimalSignOf } from './result-text.ts';

/** Texts copied from pictures of a report. */
export interface CopiedReport {
  /** `YYYY-MM-DD`, or anything else if copied badly. */
  readonly collectedOn: string | null;
  readonly laboratory: string | null;
  readonly fasting: boolean | null;
  readonly rows: readonly {
    readonly name: string;
    readonly value: string;
    readonly unit: string | null;
    readonly range: string | null;
    readonly page: number | null;
  }[];
}

/** Reads the results of a report copied from pictures. Each should be compared with the report. */
export function readCopiedReport({ collectedOn, laboratory, fasting, rows }: CopiedReport): BloodFile {
  const sign = decimalSignOf(rows.flatMap(({ value, range }) => [value, range ?? '']));
  const left = new LeftOutTally();
  const seen = new Set<string>();
  const values = rows.flatMap(({ name, value, unit, range, page }) => {
    const text = [name, value, unit, range].filter(Boolean).join(' · ');
    if (seen.has(text)) {
      left.add('repeated', name);
      return [];
    }
    seen.add(text);
    const cells = { marker: '', loinc: '', low: '', high: '', specimen: '', line: 0, text };
    const found = readRow({ ...cells, name, value, unit: unit ?? '', range: range ?? '' }, sign, [
      'read-from-picture',
    ]);
    return [{ ...found, readAt: { page, line: null, text } }];
  });
  const day = dayIn(labDate(collectedOn ?? ''), 'day-first');
  return {
    format: 'scan',
    panels: storablePanels([{ collectedOn: day, laboratory, isFasting: fasting, person: null, values }]),
    leftOut: left.list,
  };
}
