import type { DataColor } from '#web/ui/theme/colors.ts';
import type { ReportFigureAnswer } from '#contract/reports/reports.ts';

const OF_METRIC: Readonly<Record<string, DataColor>> = {
  energyKcal: 'energy',
  proteinG: 'protein',
  carbsG: 'carbs',
  fatG: 'fat',
  fiberG: 'fiber',
  systolicMmhg: 'pressure',
  diastolicMmhg: 'pressure',
};

const OF_SECTION: Readonly<Record<ReportFigureAnswer['section'], DataColor>> = {
  nutrition: 'fasting',
  body: 'weight',
  sleep: 'sleep',
  stress: 'stress',
  movement: 'movement',
  fasting: 'fasting',
  hydration: 'water',
  glucose: 'glucose',
  blood: 'pressure',
};

/** Color of a figure, the same as on its own screen. */
export const figureColor = ({ metric, section }: Pick<ReportFigureAnswer, 'metric' | 'section'>): DataColor =>
  OF_METRIC[metric] ?? OF_SECTION[section];
