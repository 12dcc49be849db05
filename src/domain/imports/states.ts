/**
 * Steps of an import: `reading` its preview is made · `columns` its member must say what the columns are · `ready` previewed · `importing`
 * · `done` · `stopped` by its member, what was stored stays until it is undone · `failed` · `undoing` · `undone`.
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

/** Steps that a background job works on. */
export const isBusy = (step: ImportStep): boolean =>
  step === 'reading' || step === 'importing' || step === 'undoing';

/** Days in which an import can be undone. */
export const UNDO_DAYS = 30;
