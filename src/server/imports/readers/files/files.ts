import type { FileReader } from '#server/imports/rows/table-readers.ts';
import { fatSecret } from './fatsecret.ts';
import { fit } from './fit.ts';
import { glucose } from './glucose.ts';
import { healthAutoExport } from './health-auto-export.ts';
import { healthConnect } from './health-connect.ts';
import { waistline } from './waistline.ts';

/** Readers of files that aren't tables. */
export const FILES: readonly FileReader[] = [
  fit,
  fatSecret,
  glucose,
  healthAutoExport,
  healthConnect,
  waistline,
];
