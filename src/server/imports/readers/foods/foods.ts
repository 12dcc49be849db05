import type { TableReader } from '#server/imports/rows/table-readers.ts';
import { CRONOMETER } from './cronometer.ts';
import { LOSE_IT } from './lose-it.ts';
import { MACROFACTOR } from './macrofactor.ts';
import { MYFITNESSPAL } from './myfitnesspal.ts';
import { OPENNUTRITRACKER } from './opennutritracker.ts';
import { YAZIO } from './yazio.ts';

/** Readers of food diaries. */
export const FOODS: readonly TableReader[] = [
  ...CRONOMETER,
  ...MYFITNESSPAL,
  ...MACROFACTOR,
  ...LOSE_IT,
  ...YAZIO,
  ...OPENNUTRITRACKER,
];
