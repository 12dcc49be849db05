import { z } from 'zod';
import { NAMED_RANGES, namedRange, type NamedRange } from '#domain/metrics/named-range.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { CallRefused } from './api-calls.ts';
import { todayOf, type Assisted } from './tool.ts';

/** How a tool is asked about days. */
export const windowInput = {
  period: z.enum(NAMED_RANGES).optional().describe('A named period, instead of from and to'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

interface AskedWindow {
  readonly period?: NamedRange | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** @throws CallRefused for an incomplete window */
export function windowFor(assisted: Assisted, { period, from, to }: AskedWindow): DayRange {
  if (period) return namedRange(period, todayOf(assisted));
  if (from && to) return { from, to };
  throw new CallRefused('BAD_REQUEST', 'Provide a period, or both from and to.');
}
