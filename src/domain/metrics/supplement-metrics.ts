import { metricRows, type Metric } from './metric.ts';

const dose = metricRows({
  slice: 'supplements',
  list: 'supplements',
  kind: 'event',
  perDay: 'sum',
  plain: 'sum',
});

/** Doses of the member's supplements. A record is one dose; its kind is the supplement. */
export const SUPPLEMENT_METRICS: readonly Metric[] = [
  dose(
    'supplementDoses',
    'supplement doses; doses of supplements; supplement doses taken',
    'count',
    [0, 100],
    {
      field: 'taken',
      stored: ['supplement_takes.taken_at'],
    },
  ),
  dose('supplementDosesMissed', 'missed supplement doses; supplement doses missed', 'count', [0, 100], {
    field: 'missed',
  }),
  dose('supplementDosesLeft', 'supplement doses left today; supplement doses still due', 'count', [0, 100], {
    field: 'left',
  }),
  dose(
    'supplementAdherencePercent',
    'supplement adherence; adherence to supplements; adherence to my supplements; share of supplement doses taken; percentage of supplement doses taken; percent of supplement doses taken; percentage of my supplement doses taken',
    '%',
    [0, 100],
    { perDay: 'mean', plain: 'mean' },
  ),
];
