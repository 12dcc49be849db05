import type { ReadBloodFile } from '#contract/blood/blood-file.ts';
import type { FoundPanel, FoundValue } from '#domain/blood-import/found-values.ts';
import type { PanelOrigin } from '#domain/blood/panel.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** A value under review, with its owner's decisions. */
export interface ReviewRow {
  readonly id: string;
  readonly found: FoundValue;
  /** Null until its owner decides: until then, doubtful values are excluded. */
  readonly isSelected: boolean | null;
}

/** A panel under review. */
export interface ReviewPanel {
  /** Id of the stored panel, so saving twice stores it once. */
  readonly id: string;
  readonly fileId: string;
  readonly origin: PanelOrigin;
  readonly person: string | null;
  /** Empty until it is known. */
  readonly collectedOn: string;
  readonly laboratory: string;
  readonly isFasting: boolean | null;
  readonly rows: readonly ReviewRow[];
}

export type ReviewChange =
  | { readonly type: 'add'; readonly panels: readonly ReviewPanel[] }
  | { readonly type: 'forget-file'; readonly fileId: string }
  | {
      readonly type: 'panel';
      readonly panelId: string;
      readonly part: Partial<Pick<ReviewPanel, 'collectedOn' | 'laboratory' | 'isFasting'>>;
    }
  | { readonly type: 'select-all'; readonly panelId: string; readonly isSelected: boolean | null }
  | {
      readonly type: 'row';
      readonly panelId: string;
      readonly rowId: string;
      readonly part: Partial<Omit<ReviewRow, 'id'>>;
    }
  | { readonly type: 'clear' };

const ORIGINS = { fhir: 'fhir', table: 'csv', pdf: 'pdf', scan: 'pdf' } as const;

const panelFrom = (fileId: string, origin: PanelOrigin, found: FoundPanel): ReviewPanel => ({
  id: uuidV7(),
  fileId,
  origin,
  person: found.person,
  collectedOn: found.collectedOn ?? '',
  laboratory: found.laboratory ?? '',
  isFasting: found.isFasting,
  rows: found.values.map((value, at) => ({ id: String(at), found: value, isSelected: null })),
});

/** Panels of a file, ready for review. */
export const panelsFrom = (fileId: string, { format, panels }: ReadBloodFile): ReviewPanel[] =>
  panels.map((found) => panelFrom(fileId, ORIGINS[format], found));

const changed = (panels: readonly ReviewPanel[], id: string, change: (panel: ReviewPanel) => ReviewPanel) =>
  panels.map((panel) => (panel.id === id ? change(panel) : panel));

/** The panels after a change. */
export function reviewed(panels: readonly ReviewPanel[], change: ReviewChange): readonly ReviewPanel[] {
  switch (change.type) {
    case 'add':
      return [...panels, ...change.panels];
    case 'forget-file':
      return panels.filter(({ fileId }) => fileId !== change.fileId);
    case 'panel':
      return changed(panels, change.panelId, (panel) => ({ ...panel, ...change.part }));
    case 'select-all':
      return changed(panels, change.panelId, (panel) => ({
        ...panel,
        rows: panel.rows.map((row) => ({ ...row, isSelected: change.isSelected })),
      }));
    case 'row':
      return changed(panels, change.panelId, (panel) => ({
        ...panel,
        rows: panel.rows.map((row) => (row.id === change.rowId ? { ...row, ...change.part } : row)),
      }));
    case 'clear':
      return [];
  }
}
