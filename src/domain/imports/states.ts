/**
 * States of an import: `reading` preparing its preview · `columns` waiting for the member to choose the columns · `ready` previewed ·
 * `importing` · `done` · `stopped` by the member, keeps what was stored until it is undone · `failed` · `undoing` · `undone`.
 */
export const IMPORT_STEPS = [
  'reading',
  'columns',
  'ready',
  'importing',
  'done',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** States in which a background job is working on it. */
export const isBusy = (step: ImportStep): boolean =>
  step === 'reading' || step === 'importing' || step === 'undoing';

/** Days during which an import can be undone. */
export const UNDO_DAYS = 30;
