/** Programs and devices whose exports are recognized, keyed for display. */
export const IMPORT_SOURCES = {
  perennial: 'Perennial',
  'apple-health': 'Apple Health',
  'health-connect': 'Health Connect',
  fitbit: 'Fitbit',
  garmin: 'Garmin',
  'google-fit': 'Google Fit',
  oura: 'Oura',
  polar: 'Polar',
  'samsung-health': 'Samsung Health',
  strava: 'Strava',
  whoop: 'Whoop',
  withings: 'Withings',
  'open-wearables': 'Open Wearables',
  fit: 'FIT file',
  glucose: 'Glucose sensor',
  cronometer: 'Cronometer',
  fatsecret: 'FatSecret',
  'lose-it': 'Lose It!',
  mealie: 'Mealie',
  macrofactor: 'MacroFactor',
  myfitnesspal: 'MyFitnessPal',
  opennutritracker: 'OpenNutriTracker',
  tandoor: 'Tandoor',
  waistline: 'Waistline',
  yazio: 'Yazio',
  zero: 'Fasting app',
  'lab-report': 'Lab report',
  csv: 'CSV file',
} as const;

export type ImportSource = keyof typeof IMPORT_SOURCES;

/** Health apps and devices whose exports can be imported. */
export const DEVICE_EXPORTS = [
  'apple-health',
  'fitbit',
  'garmin',
  'google-fit',
  'health-connect',
  'oura',
  'polar',
  'samsung-health',
  'strava',
  'whoop',
  'withings',
] as const satisfies readonly ImportSource[];

/** Sources for which the free plan limits history. Diaries, glucose files, tables and a member's own export are imported in full. */
const DEVICES: ReadonlySet<ImportSource> = new Set([...DEVICE_EXPORTS, 'open-wearables', 'fit']);

export const isDeviceSource = (source: ImportSource): boolean => DEVICES.has(source);

export const sourceName = (source: ImportSource): string => IMPORT_SOURCES[source];

export const isImportSource = (text: string): text is ImportSource => Object.hasOwn(IMPORT_SOURCES, text);
