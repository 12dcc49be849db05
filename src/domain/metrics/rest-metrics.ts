import { metricRows, type Metric } from './metric.ts';

const sleep = metricRows({ slice: 'sleep', list: 'days' });
const stress = metricRows({ slice: 'stress', list: 'days' });
const DAY = [0, 1440] as const;
const SHARE = [0, 100] as const;

export const REST_METRICS: readonly Metric[] = [
  sleep(
    'sleepMinutes',
    'sleep; sleep duration; total sleep duration; total time asleep; minutes slept; time slept; time spent asleep; minutes spent asleep; time spent sleeping; amount slept; overnight sleep; night sleep; sleep per night total; slumber; shut eye; shuteye; snooze time; night rest; length of time asleep; duration asleep; time sleeping; sleep period length; total sleep time; actual sleep; actual sleep time; kip; duration of sleep; duration of my sleep; length of sleep; length of my sleep; sleep time; time asleep; sleep minutes; minutes asleep; sleep length; sleep hours; amount of sleep; sleep amount; sleep quantity; nightly sleep; asleep; time sleeping',
    'min',
    DAY,
    { stored: ['sleeps.in_bed_at', 'sleeps.out_of_bed_at'] },
  ),
  sleep(
    'remSleepMinutes',
    'REM sleep; rem stage sleep; rem stage; rem sleep stage; rem sleep stages; time spent in rem; time spent in rem sleep; minutes spent in rem sleep; minutes spent in rem; rem sleep amount; amount of rem sleep; amount of rem; rem sleep length; length of rem sleep; duration of rem sleep; rem phase; rem sleep phase; rem phase sleep; rem slumber; rem sleeping; rem sleep period; sleep in the rem stage; minutes in the rem stage; time in the rem stage; rem sleep quantity; rem stage minutes; rem; rem minutes; rem sleep minutes; rem sleep duration; rem sleep time; minutes in rem; time in rem; rem duration; rem time; time in rem sleep; minutes in rem sleep',
    'min',
    DAY,
  ),
  sleep(
    'deepSleepMinutes',
    'deep sleep; deep stage sleep; deep stage; deep sleep stage; deep sleep stages; time spent in deep; time spent in deep sleep; minutes spent in deep sleep; minutes spent in deep; deep sleep amount; amount of deep sleep; amount of deep; deep sleep length; length of deep sleep; duration of deep sleep; deep phase; deep sleep phase; deep phase sleep; deep slumber; deep sleeping; deep sleep period; sleep in the deep stage; minutes in the deep stage; time in the deep stage; deep sleep quantity; deep stage minutes; deep sleep minutes; deep minutes; deep sleep duration; deep sleep time; time in deep sleep; minutes in deep sleep',
    'min',
    DAY,
  ),
  sleep(
    'lightSleepMinutes',
    'light sleep; light stage sleep; light stage; light sleep stage; light sleep stages; time spent in light; time spent in light sleep; minutes spent in light sleep; minutes spent in light; light sleep amount; amount of light sleep; amount of light; light sleep length; length of light sleep; duration of light sleep; light phase; light sleep phase; light phase sleep; light slumber; light sleeping; light sleep period; sleep in the light stage; minutes in the light stage; time in the light stage; light sleep quantity; light stage minutes; light sleep minutes; light minutes; light sleep duration; light sleep time; time in light sleep; minutes in light sleep',
    'min',
    DAY,
  ),
  sleep(
    'awakeMinutes',
    'time awake; minutes i lay awake; time i lay awake; minutes lying awake; awake minutes; minutes of wakefulness; minutes of being awake; time being awake; restless minutes; minutes restless; restless time; restlessness; time restless; minutes of restlessness; wake after sleep onset; waso; minutes of awake time; amount of time awake; wakeful minutes; wakeful time; time lying awake in bed; minutes lying awake; minutes of lying awake; nighttime wakefulness; nightly awake time; awake stage; awake minutes in bed; time spent awake in bed; minutes awake in bed; time spent awake at night; time spent awake during the night; minutes spent awake at night; minutes spent awake during the night; minutes awake overnight; time up at night; awake period; night time awake; nighttime awake time; awake in bed; awake at night; awake during the night; awake overnight; awake stage minutes; time in the awake stage; minutes in the awake stage; lying awake; sleeplessness; sleepless minutes; sleepless time; minutes awake; awake time; awake time in bed; time awake in bed; wake minutes; awake duration; time spent awake; minutes spent awake; awake; wakefulness; time awake at night; time awake during the night; minutes awake during the night; awake time during the night; minutes awake at night; awake time at night; time awake overnight; time lying awake; wake time minutes; nighttime awake minutes',
    'min',
    DAY,
    { stored: ['sleeps.awake_minutes'] },
  ),
  sleep(
    'remSleepPercent',
    'REM sleep percentage; percentage of the night in rem sleep; percentage of my night in rem sleep; percent of the night in rem sleep; percent of my night in rem sleep; percentage of the night spent in rem sleep; percentage of my night spent in rem sleep; percentage of sleep spent in rem; percentage of sleep spent in rem sleep; percentage of sleep time spent in rem; percentage of time spent in rem sleep; percent of sleep spent in rem; share of sleep spent in rem; share of my sleep spent in rem; share of the night spent in rem sleep; share of my night spent in rem sleep; share of the night in rem sleep; proportion of sleep spent in rem; proportion of my sleep spent in rem; proportion of the night spent in rem sleep; proportion of sleep that is rem; proportion of sleep that was rem; percentage of sleep that is rem; percentage of sleep that was rem; percentage of my sleep that is rem; percentage of my sleep that was rem; percent of sleep that was rem; share of sleep that was rem; share of my sleep that was rem; fraction of sleep in rem; fraction of my sleep in rem; fraction of sleep spent in rem; fraction of my sleep that was rem; fraction of the night in rem sleep; rem sleep proportion; rem proportion; rem share; rem sleep fraction; rem sleep as a percentage of total sleep; rem sleep as a percentage; rem sleep as a share of total sleep; rem sleep as a percentage of sleep; rem sleep pct; rem pct; pct rem sleep; rem stage percentage; percentage of rem stage sleep; relative rem sleep; sleep percentage that was rem; percentage of my sleep was rem; percentage of my sleep was rem sleep; percent of my sleep was rem; percent of my sleep was rem sleep; percentage of sleep was rem sleep; percentage of my night was rem sleep; percentage of the night was rem sleep; percent of my night was rem sleep; percentage of my sleep is rem; percentage of sleep is rem sleep; share of my sleep was rem; share of my sleep is rem; rem percentage; rem sleep percent; rem percent; percent rem; percentage of rem sleep; percentage of rem; percent of rem sleep; rem sleep %; rem %; percent rem sleep; share of rem sleep; percentage of sleep in rem; percentage of my sleep in rem; rem sleep share; rem sleep ratio; percent of sleep in rem; % rem sleep; percentage of time in rem sleep; proportion of rem sleep; percentage rem sleep',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep(
    'deepSleepPercent',
    'deep sleep percentage; percentage of the night in deep sleep; percentage of my night in deep sleep; percent of the night in deep sleep; percent of my night in deep sleep; percentage of the night spent in deep sleep; percentage of my night spent in deep sleep; percentage of sleep spent in deep; percentage of sleep spent in deep sleep; percentage of sleep time spent in deep; percentage of time spent in deep sleep; percent of sleep spent in deep; share of sleep spent in deep; share of my sleep spent in deep; share of the night spent in deep sleep; share of my night spent in deep sleep; share of the night in deep sleep; proportion of sleep spent in deep; proportion of my sleep spent in deep; proportion of the night spent in deep sleep; proportion of sleep that is deep; proportion of sleep that was deep; percentage of sleep that is deep; percentage of sleep that was deep; percentage of my sleep that is deep; percentage of my sleep that was deep; percent of sleep that was deep; share of sleep that was deep; share of my sleep that was deep; fraction of sleep in deep; fraction of my sleep in deep; fraction of sleep spent in deep; fraction of my sleep that was deep; fraction of the night in deep sleep; deep sleep proportion; deep proportion; deep share; deep sleep fraction; deep sleep as a percentage of total sleep; deep sleep as a percentage; deep sleep as a share of total sleep; deep sleep as a percentage of sleep; deep sleep pct; deep pct; pct deep sleep; deep stage percentage; percentage of deep stage sleep; relative deep sleep; sleep percentage that was deep; percentage of my sleep was deep; percentage of my sleep was deep sleep; percent of my sleep was deep; percent of my sleep was deep sleep; percentage of sleep was deep sleep; percentage of my night was deep sleep; percentage of the night was deep sleep; percent of my night was deep sleep; percentage of my sleep is deep; percentage of sleep is deep sleep; share of my sleep was deep; share of my sleep is deep; deep percentage; deep sleep percent; deep percent; percentage of deep sleep; percent of deep sleep; deep sleep %; percent deep sleep; share of deep sleep; percentage of sleep in deep sleep; deep sleep share; percentage of my sleep in deep sleep; deep %; deep sleep ratio; % deep sleep; percentage of time in deep sleep; proportion of deep sleep; percentage deep sleep',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep(
    'lightSleepPercent',
    'light sleep percentage; percentage of the night in light sleep; percentage of my night in light sleep; percent of the night in light sleep; percent of my night in light sleep; percentage of the night spent in light sleep; percentage of my night spent in light sleep; percentage of sleep spent in light; percentage of sleep spent in light sleep; percentage of sleep time spent in light; percentage of time spent in light sleep; percent of sleep spent in light; share of sleep spent in light; share of my sleep spent in light; share of the night spent in light sleep; share of my night spent in light sleep; share of the night in light sleep; proportion of sleep spent in light; proportion of my sleep spent in light; proportion of the night spent in light sleep; proportion of sleep that is light; proportion of sleep that was light; percentage of sleep that is light; percentage of sleep that was light; percentage of my sleep that is light; percentage of my sleep that was light; percent of sleep that was light; share of sleep that was light; share of my sleep that was light; fraction of sleep in light; fraction of my sleep in light; fraction of sleep spent in light; fraction of my sleep that was light; fraction of the night in light sleep; light sleep proportion; light proportion; light share; light sleep fraction; light sleep as a percentage of total sleep; light sleep as a percentage; light sleep as a share of total sleep; light sleep as a percentage of sleep; light sleep pct; light pct; pct light sleep; light stage percentage; percentage of light stage sleep; relative light sleep; sleep percentage that was light; percentage of my sleep was light; percentage of my sleep was light sleep; percent of my sleep was light; percent of my sleep was light sleep; percentage of sleep was light sleep; percentage of my night was light sleep; percentage of the night was light sleep; percent of my night was light sleep; percentage of my sleep is light; percentage of sleep is light sleep; share of my sleep was light; share of my sleep is light; light percentage; light sleep percent; light percent; percentage of light sleep; percent of light sleep; light sleep %; percent light sleep; share of light sleep; percentage of sleep in light sleep; light sleep share; percentage of my sleep in light sleep; light %; light sleep ratio; % light sleep; percentage of time in light sleep; proportion of light sleep; percentage light sleep',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep(
    'awakePercent',
    'awake percentage; awake percent; percentage of the night was i awake; percentage of my night was i awake; percent of the night was i awake; percentage of the time was i awake; percentage of my sleep was i awake; percentage of the night spent awake; percent of the night awake; percent of the night spent awake; percentage of my night awake; percentage of my night spent awake; share of the night awake; share of the night spent awake; share of my night spent awake; proportion of the night awake; proportion of the night spent awake; proportion of time spent awake; fraction of the night awake; fraction of the night spent awake; percentage of the night i was awake; percentage of time i was awake; percentage of my sleep spent awake; percentage of sleep awake; awake proportion; awake fraction; awake pct; pct awake; percentage of minutes awake; restless percentage; percentage restless; wake percentage; percentage of time in bed awake; percentage of time awake in bed; percentage of the night lying awake; percentage awake; percent awake; percentage of time awake; percent of time awake; percentage of the night awake; awake %; share of time awake; awake share; awake time percentage; percentage of time spent awake; percentage of awake time; % awake; percent of time spent awake; proportion of time awake; awake time percent',
    '%',
    SHARE,
    { decimals: 1 },
  ),
  sleep('timeInBedMinutes', 'time in bed; minutes in bed', 'min', DAY, {
    stored: ['sleeps.in_bed_at', 'sleeps.out_of_bed_at'],
  }),
  sleep(
    'sleepEfficiencyPercent',
    'sleep efficiency; efficiency; sleep efficiency percentage; efficiency of sleep; efficiency of my sleep; sleep efficiency score',
    '%',
    SHARE,
    { decimals: 1 },
  ),
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
    'stress management score; stress score; how stressed was i; how stressed am i; how stressed have i been; stress management rating; stress management value; stress management number; stress management level; stress management points; score for stress management; score for stress; score on stress management; stress number; stress points; stress value; stress metric; stress reading; stress handling score; stress resilience score; stress index; smscore; sms; stress mgmt score; stress mgmt; stress mgt score; fitbit stress score; daily stress score; stress scores; stress management; stress level; stress; stress management scores; stress rating; stress levels; stress level score',
    'count',
    SHARE,
  ),
  stress(
    'stressRating',
    'stress rating; stress check-in; felt stress; check-in stress; stress; stress level; stress levels; how stressed was i; how stressed am i; how stressed have i been',
    'count',
    [1, 10],
    {
      decimals: 1,
      stored: ['stress_check_ins.stress'],
    },
  ),
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
