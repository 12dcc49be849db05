import type { StatisticRate } from '#contract/insights.ts';
import { relativeChange } from '#domain/insights/change.ts';
import type { Feature } from '#domain/insights/features.ts';
import { formatCount } from '#web/lib/format.ts';

const percentTenth = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const percentWhole = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A share to 0.1%, from 10% up to 1%: "4.8%", "61%". */
export const formatShare = (share: number): string =>
  (share < 0.0995 ? percentTenth : percentWhole).format(share);

/** Counts and uncertainty of a rate: "22 of 36, likely 45 to 75%". */
export const rateText = ({ count, n, low, high }: StatisticRate): string =>
  `${formatCount(count)} of ${formatCount(n)}, likely ${formatShare(low).replace('%', '')} to ${formatShare(high)}`;

const signed = (text: string, change: number): string => (change > 0 ? `+${text}` : text.replace('-', '−'));

/** Change from the previous period: "+12% from 1,100", "Unchanged from 0". @param said the earlier figure as text */
export function changeText(now: number, before: number, said = formatCount(before)): string {
  const change = relativeChange(now, before);
  if (now === before) return `Unchanged from ${said}`;
  // From zero or beyond tenfold, the two figures are clearer than a percentage.
  if (change === undefined || Math.abs(change) > 9) return `${now > before ? 'Up' : 'Down'} from ${said}`;
  return `${signed(percentWhole.format(change), change)} from ${said}`;
}

/** A share compared with the previous period's, in points: "−3.1 points from 64%". */
export function pointsText(now: number | undefined, before: number | undefined): string {
  if (before === undefined) return 'No earlier data';
  if (now === undefined) return `${formatShare(before)} before`;
  const points = tenth.format((now - before) * 100);
  const said = formatShare(before);
  if (points === '0' || points === '-0') return `Unchanged from ${said}`;
  return `${signed(points, now - before)} ${/^-?1$/.test(points) ? 'point' : 'points'} from ${said}`;
}

export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  meals: 'Meals',
  photos: 'Photos',
  foods: 'Custom foods and recipes',
  goals: 'Goals',
  weight: 'Weight',
  movement: 'Movement',
  vitals: 'Vitals',
  water: 'Water',
  sleep: 'Sleep',
  stress: 'Stress',
  fasting: 'Fasting',
  glucose: 'Glucose and ketones',
  blood: 'Blood tests',
  'bio-age': 'Bio-age',
  supplements: 'Supplements',
  'health-profile': 'Health profile',
  coach: 'Coach',
  reminders: 'Reminders',
  experiments: 'Experiments',
  imports: 'Imports',
  connections: 'Connections',
  exports: 'Downloads',
};
