import { MAX_PANEL_VALUES } from '#domain/blood/panel.ts';
import type { FoundPanel } from './found-values.ts';

const newestFirst = (one: FoundPanel, other: FoundPanel): number =>
  (other.collectedOn ?? '9999').localeCompare(one.collectedOn ?? '9999');

/** Panels ready to store: undated first, then newest first, split at the maximum size, none empty. */
export const storablePanels = (panels: readonly FoundPanel[]): FoundPanel[] =>
  panels.toSorted(newestFirst).flatMap((panel) =>
    Array.from({ length: Math.ceil(panel.values.length / MAX_PANEL_VALUES) }, (_, part) => ({
      ...panel,
      values: panel.values.slice(part * MAX_PANEL_VALUES, (part + 1) * MAX_PANEL_VALUES),
    })),
  );
