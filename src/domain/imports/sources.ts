/** Programs and devices whose exports are recognized, by name. */
export const IMPORT_SOURCES = {
  perennial: 'Perennial',
  'apple-health': 'Apple Health',
  myfitnesspal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  macrofactor: 'MacroFactor',
  'lose-it': 'Lose It!',
  csv: 'CSV file',
} as const;

export type ImportSource = keyof typeof IMPORT_SOURCES;

export const sourceName = (source: ImportSource): string => IMPORT_SOURCES[source];

export const isImportSource = (text: string): text is ImportSource => Object.hasOwn(IMPORT_SOURCES, text);
