import type { TableReader } from '#server/imports/rows/table-readers.ts';
import { FASTING } from './fasting.ts';
import { FITBIT } from './fitbit.ts';
import { GARMIN } from './garmin.ts';
import { GOOGLE_FIT } from './google-fit.ts';
import { OURA } from './oura.ts';
import { POLAR } from './polar.ts';
import { SAMSUNG_HEALTH } from './samsung-health.ts';
import { STRAVA } from './strava.ts';
import { WHOOP } from './whoop.ts';
import { WITHINGS } from './withings.ts';

/** Readers of watches, rings, scales and training diaries. */
export const DEVICES: readonly TableReader[] = [
  ...FITBIT,
  ...GARMIN,
  ...GOOGLE_FIT,
  ...OURA,
  ...POLAR,
  ...SAMSUNG_HEALTH,
  ...STRAVA,
  ...WHOOP,
  ...WITHINGS,
  ...FASTING,
];
