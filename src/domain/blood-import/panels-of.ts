import { MAX_PANEL_VALUES } from '#domain/blood/panel.ts';
import type { FoundPanel } from './found-values.ts';

const newestFirst = (one: FoundPanel, other: FoundPanel): number =>
  (other.collectedOn ?? '9999').localeCompare(one.collectedOn ?? '9999');

/** Panels as they can be stored: the newest first, none larger than one may be, none empty. Those without a day come first. */
export const panelsOf = (panels: readonly FoundPanel[]): FoundPanel[] =>
  panels.toSorted(newestFirst).flatMap((panel) =>
    Array.from({ length: Math.ceil(panel.values.length / MAX_PANEL_VALUES) }, (_, part) => ({
      ...panel,
      values: panel.values.slice(part * MAX_PANEL_VALUES, (part + 1) * MAX_PANEL_VALUES),
    })),
  );
