import { metricRows, type Metric } from './metric.ts';

const sleep = metricRows({ slice: 'sleep', list: 'days' });
const stress = metricRows({ slice: 'stress', list: 'days' });
const DAY = [0, 1440] as const;
const SHARE = [0, 100] as const;

export const REST_METRICS: readonly Metric[] = [
  sleep(
    'sleepMinutes',
    'sleep; sleep duration; duration of sleep; duration of my sleep; length of sleep; length of my sleep; sleep time; time asleep; sleep minutes; minutes asleep; sleep length; sleep hours; amount of sleep; sleep amount; sleep quantity; nightly sleep; asleep; time sleeping',
    'min',
    DAY,
    { stored: ['sleeps.in_bed_at', 'sleeps.out_of_bed_at'] },
  ),
  sleep(
    'remSleepMinutes',
    'REM sleep; rem; rem minutes; rem sleep minutes; rem sleep duration; rem sleep time; minutes in rem; time in rem; rem duration; rem time; time in rem sleep; minutes in rem sleep',
    'min',
    DAY,
  ),
  sleep(
    'deepSleepMinutes',
    'deep sleep; deep sleep minutes; deep minutes; deep sleep duration; deep sleep time; time in deep sleep; minutes in deep sleep',
    'min',
    DAY,
  ),
  sleep(
    'lightSleepMinutes',
    'light sleep; light sleep minutes; light minutes; light sleep duration; light sleep time; time in light sleep; minutes in light sleep',
    'min',
    DAY,
  ),
  sleep(
    'awakeMinutes',
    'time awake; awake minutes; minutes awake; awake time; awake time in bed; time awake in bed; wake minutes; awake duration; time spent awake; minutes spent awake; awake; wakefulness; time awake at night; time awake during the night; minutes awake during the night; awake time during the night; minutes awake at night; awake time at night; time awake overnight; time lying awake; wake time minutes; nighttime awake minutes',
    'min',
    DAY,
    { stored: ['sleeps.awake_minutes'] },
  ),
  sleep(
    'remSleepPercent',
    'REM sleep percentage; percentage of my sleep was rem; percentage of my sleep was rem sleep; percent of my sleep was rem; percent of my sleep was rem sleep; percentage of sleep was rem sleep; percentage of my night was rem sleep; percentage of the night was rem sleep; percent of my night was rem sleep; percentage of my sleep is rem; percentage of sleep is rem sleep; share of my sleep was rem; share of my sleep is rem; rem percentage; rem sleep percent; rem percent; percent rem; percentage of rem sleep; percentage of rem; percent of rem sleep; rem sleep %; rem %; percent rem sleep; share of rem sleep; percentage of sleep in rem; percentage of my sleep in rem; rem sleep share; rem sleep ratio; percent of sleep in rem; % rem sleep; percentage of time in rem sleep; proportion of rem sleep; percentage rem sleep',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep(
    'deepSleepPercent',
    'deep sleep percentage; percentage of my sleep was deep; percentage of my sleep was deep sleep; percent of my sleep was deep; percent of my sleep was deep sleep; percentage of sleep was deep sleep; percentage of my night was deep sleep; percentage of the night was deep sleep; percent of my night was deep sleep; percentage of my sleep is deep; percentage of sleep is deep sleep; share of my sleep was deep; share of my sleep is deep; deep percentage; deep sleep percent; deep percent; percentage of deep sleep; percent of deep sleep; deep sleep %; percent deep sleep; share of deep sleep; percentage of sleep in deep sleep; deep sleep share; percentage of my sleep in deep sleep; deep %; deep sleep ratio; % deep sleep; percentage of time in deep sleep; proportion of deep sleep; percentage deep sleep',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep(
    'lightSleepPercent',
    'light sleep percentage; percentage of my sleep was light; percentage of my sleep was light sleep; percent of my sleep was light; percent of my sleep was light sleep; percentage of sleep was light sleep; percentage of my night was light sleep; percentage of the night was light sleep; percent of my night was light sleep; percentage of my sleep is light; percentage of sleep is light sleep; share of my sleep was light; share of my sleep is light; light percentage; light sleep percent; light percent; percentage of light sleep; percent of light sleep; light sleep %; percent light sleep; share of light sleep; percentage of sleep in light sleep; light sleep share; percentage of my sleep in light sleep; light %; light sleep ratio; % light sleep; percentage of time in light sleep; proportion of light sleep; percentage light sleep',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep(
    'awakePercent',
    'awake percentage; awake percent; percentage awake; percent awake; percentage of time awake; percent of time awake; percentage of the night awake; awake %; share of time awake; awake share; awake time percentage; percentage of time spent awake; percentage of awake time; % awake; percent of time spent awake; proportion of time awake; awake time percent',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep('timeInBedMinutes', 'time in bed; minutes in bed', 'min', DAY, {
    stored: ['sleeps.in_bed_at', 'sleeps.out_of_bed_at'],
  }),
  sleep('sleepEfficiencyPercent', 'sleep efficiency; efficiency', '%', SHARE, { decimals: 1 }),
  sleep('sleepScore', 'sleep score; sleep points', 'count', SHARE),
  sleep(
    'sleepRegularity',
    'sleep regularity; sleep regularity index; sleep consistency',
    'count',
    [-100, 100],
    { plain: 'last' },
  ),
  sleep(
    'sleepLatencyMinutes',
    'time to fall asleep; sleep latency; minutes to fall asleep',
    'min',
    [0, 600],
    { stored: ['sleeps.latency_minutes'] },
  ),
  sleep('awakenings', 'awakenings; wake ups; times woken', 'count', [0, 60], {
    stored: ['sleeps.awakenings'],
  }),
  sleep('sleepQuality', 'sleep quality; sleep rating', 'count', [1, 5], {
    decimals: 1,
    stored: ['sleeps.quality'],
  }),
  sleep('napMinutes', 'nap minutes; naps; nap time; nap duration', 'min', [0, 600], { perDay: 'sum' }),
  sleep('bedtime', 'bedtime; bed time; time to bed', 'clock', [0, 2880]),
  sleep('wakeTime', 'wake-up time; wake time; wake up time; rise time; get-up time', 'clock', DAY),
  stress(
    'stressScore',
    'stress management score; stress score; stress scores; stress management; stress level; stress; stress management scores; stress rating; stress levels; stress level score',
    'count',
    SHARE,
  ),
  stress('stressRating', 'stress check-in; felt stress; check-in stress', 'count', [1, 10], {
    decimals: 1,
    stored: ['stress_check_ins.stress'],
  }),
  stress('mood', 'mood; mood rating', 'count', [1, 5], { decimals: 1, stored: ['stress_check_ins.mood'] }),
  stress('energyRating', 'energy level; felt energy; energy rating', 'count', [1, 5], {
    decimals: 1,
    stored: ['stress_check_ins.energy'],
  }),
  stress('strainPercent', 'strain; perceived stress; strain score; stress questionnaire', '%', SHARE, {
    plain: 'last',
    stored: ['stress_questionnaires.answers'],
  }),
];
