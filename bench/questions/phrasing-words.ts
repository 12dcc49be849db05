import type { Query, Window } from '#domain/query/query.ts';

/** A daily measurement, in the words of a fluent speaker. */
export interface Subject {
  readonly key: string;
  /** "My average {name}". */
  readonly names: readonly string[];
  /** Past-tense clauses with # for "more than 8,000". */
  readonly had: readonly string[];
  /** Properties of days: "days with # steps". */
  readonly having: readonly string[];
  /** Questions for an amount, to which "on average" or "in total" is added. */
  readonly asked: readonly string[];
  /** "The most steps I took": the words after "most" or "fewest". */
  readonly most?: readonly string[];
  readonly limits: readonly (readonly [spoken: string, value: number])[];
  readonly isAdded: boolean;
}

const counts = (...values: readonly number[]): Subject['limits'] => [
  ...values.map((value) => [value.toLocaleString('en-US'), value] as const),
  ...values.map((value) => [String(value), value] as const),
];
const minutes = (...values: readonly number[]): Subject['limits'] =>
  values.flatMap((value) => [[`${value} minutes`, value] as const, [`${value} min`, value] as const]);
const withUnit = (unit: string, ...values: readonly number[]): Subject['limits'] =>
  values.map((value) => [`${value}${unit}`, value] as const);
const HOURS: Subject['limits'] = [
  ['7 hours', 420],
  ['eight hours', 480],
  ['6.5 hours', 390],
  ['400 minutes', 400],
  ['7 and a half hours', 450],
  ['6 hrs', 360],
  ['7h', 420],
  ['six and a half hours', 390],
];

const zone = (key: string, name: string, ...values: readonly number[]): Subject => ({
  key: `${key}ActiveZoneMinutes`,
  names: [
    `${name} minutes`,
    `${name} active zone minutes`,
    `${name} zone minutes`,
    `time in the ${name} zone`,
    `minutes in the ${name} zone`,
    `${name} zone time`,
  ],
  had: [
    `I had # ${name} minutes`,
    `I got # ${name} zone minutes`,
    `I spent # minutes in the ${name} zone`,
    `my ${name} minutes were #`,
    `I logged # ${name} active zone minutes`,
  ],
  having: [`# ${name} minutes`, `# ${name} zone minutes`],
  asked: [
    `How many ${name} minutes did I get`,
    `How many ${name} active zone minutes did I have`,
    `How many minutes did I spend in the ${name} zone`,
    `How much time did I spend in the ${name} zone`,
  ],
  most: [`${name} minutes I got`, `${name} zone minutes I had`],
  limits: counts(...values),
  isAdded: true,
});
const stage = (key: string, name: string, ...values: readonly number[]): Subject => ({
  key: `${key}SleepMinutes`,
  names: [
    `${name} sleep`,
    `${name} sleep minutes`,
    `minutes of ${name} sleep`,
    `time in ${name} sleep`,
    `${name} sleep duration`,
    `${name} sleep time`,
    `amount of ${name} sleep`,
    `nightly ${name} sleep`,
  ],
  had: [
    `I got # of ${name} sleep`,
    `I had # of ${name} sleep`,
    `my ${name} sleep was #`,
    `I spent # in ${name} sleep`,
    `my ${name} sleep lasted #`,
  ],
  having: [`# of ${name} sleep`],
  asked: [
    `How much ${name} sleep did I get`,
    `How many minutes of ${name} sleep did I get`,
    `How long was I in ${name} sleep`,
    `How much time did I spend in ${name} sleep`,
    `How many minutes did I spend in ${name} sleep`,
  ],
  most: [`${name} sleep I got`, `minutes of ${name} sleep I had`],
  limits: [...minutes(...values), ['1 hour', 60], ['an hour and a half', 90]],
  isAdded: true,
});
const percent = (
  key: string,
  name: string,
  names: readonly string[],
  ...values: readonly number[]
): Subject => ({
  key: `${key}Percent`,
  names,
  had: [`my ${names[0]} was #`, `my ${names[1]} was #`, `I had a ${names[0]} of #`],
  having: [`a ${name} percentage #`],
  asked: [
    name === 'awake' ? 'What percentage of the night was I awake' : `What percentage of my sleep was ${name}`,
  ],
  limits: [...withUnit('%', ...values), ...withUnit(' percent', ...values)],
  isAdded: false,
});
const nutrient = (
  key: string,
  name: string,
  adds: readonly string[],
  limits: Subject['limits'],
): Subject => ({
  key,
  names: [name, `${name} intake`, `daily ${name} intake`, ...adds],
  had: [
    `I ate # of ${name}`,
    `my ${name} intake was #`,
    `I had # of ${name}`,
    `I consumed # of ${name}`,
    `I got # of ${name}`,
  ],
  having: [`# of ${name}`],
  asked: [
    `How much ${name} did I eat`,
    `How much ${name} did I have`,
    `How much ${name} did I get`,
    `How much ${name} did I consume`,
    `How many ${key.endsWith('Mg') ? 'milligrams' : 'grams'} of ${name} did I eat`,
  ],
  most: [`${name} I ate`, `${name} I had`],
  limits,
  isAdded: true,
});

// oxfmt-ignore
export const WORN: readonly Subject[] = [
  { key: 'steps', names: ['steps', 'step count', 'daily steps', 'number of steps', 'daily step count', 'number of daily steps', 'steps per day', 'step total'], had: ['I took # steps', 'I walked # steps', 'I had # steps', 'my step count was #', 'my steps were #', 'I got # steps', 'I logged # steps', 'I did # steps', 'I hit # steps', 'my daily steps were #'], having: ['# steps', 'a step count #'], asked: ['How many steps did I take', 'How many steps did I walk', 'How many steps did I get', 'How many steps have I taken', 'How many steps did I do'], most: ['steps I took', 'steps I walked', 'steps I’ve taken', 'steps I had'], limits: counts(8000, 10_000, 12_500, 5000).concat([['10k', 10_000], ['ten thousand', 10_000]]), isAdded: true },
  { key: 'activeZoneMinutes', names: ['active zone minutes', 'daily active zone minutes', 'AZM', 'number of active zone minutes', 'active zone minute count', 'zone minutes'], had: ['I had # active zone minutes', 'I got # active zone minutes', 'my active zone minutes were #', 'I earned # active zone minutes', 'I racked up # active zone minutes', 'I logged # zone minutes'], having: ['# active zone minutes', '# zone minutes'], asked: ['How many active zone minutes did I get', 'How many active zone minutes did I earn', 'How many zone minutes did I have', 'How many active zone minutes did I log'], most: ['active zone minutes I got', 'active zone minutes I earned', 'zone minutes I had'], limits: counts(20, 30, 45), isAdded: true },
  zone('fatburn', 'fat burn', 10, 20), zone('cardio', 'cardio', 5, 15), zone('peak', 'peak', 2, 5),
  { key: 'restingHeartRateBpm', names: ['resting heart rate', 'RHR', 'resting HR', 'resting pulse', 'daily resting heart rate'], had: ['my resting heart rate was #', 'I had a resting heart rate of #', 'my RHR was #', 'my resting pulse was #', 'my resting heart rate stayed #'], having: ['a resting heart rate #', 'a resting heart rate of #'], asked: ['What was my resting heart rate'], limits: [['60', 60], ['58 bpm', 58], ['62 beats per minute', 62], ['55', 55]], isAdded: false },
  { key: 'hrvMs', names: ['heart rate variability', 'HRV', 'HRV in milliseconds', 'nightly HRV', 'heart-rate variability', 'HRV value'], had: ['my HRV was #', 'my heart rate variability was #', 'I had an HRV of #', 'my HRV came in #'], having: ['an HRV #', 'an HRV of #'], asked: ['What was my HRV'], limits: [['50', 50], ['45 ms', 45], ['40 milliseconds', 40]], isAdded: false },
  { key: 'sleepMinutes', names: ['sleep', 'sleep duration', 'sleep time', 'total sleep time', 'minutes of sleep', 'minutes asleep', 'nightly sleep', 'time asleep', 'amount of sleep', 'hours of sleep', 'sleep length', 'nightly sleep duration', 'sleep per night', 'sleep minutes'], had: ['I slept #', 'I got # of sleep', 'my sleep duration was #', 'I was asleep for #', 'I slept for #', 'I had # of sleep', 'my sleep was #', 'my total sleep was #'], having: ['# of sleep'], asked: ['How much did I sleep', 'How long did I sleep', 'How many minutes did I sleep', 'How much sleep did I get', 'How long was I asleep', 'How many minutes of sleep did I get'], most: ['sleep I got', 'minutes I slept', 'sleep I had'], limits: HOURS, isAdded: true },
  stage('deep', 'deep', 60, 75), stage('rem', 'REM', 80, 90), stage('light', 'light', 220, 260),
  { key: 'awakeMinutes', names: ['awake minutes', 'minutes awake', 'time awake', 'time awake in bed', 'time awake during the night', 'awake time', 'minutes spent awake'], had: ['I was awake for #', 'my awake time was #', 'I was awake #', 'I spent # awake', 'I had # of awake time'], having: ['# of awake time', '# awake'], asked: ['How long was I awake', 'How many minutes was I awake', 'How much time did I spend awake', 'How many minutes did I spend awake'], most: ['minutes I was awake', 'time I spent awake'], limits: minutes(30, 45), isAdded: true },
  ...([['deepSleep', 'deep', 15, 20], ['remSleep', 'REM', 20, 22], ['lightSleep', 'light', 50, 60]] as const).map(([key, name, ...values]) => percent(key, name, [`${name} sleep percentage`, `percentage of ${name} sleep`, `${name} sleep percent`, `percent ${name} sleep`, `${name} percentage`], ...values)),
  percent('awake', 'awake', ['awake percentage', 'percentage of time awake', 'awake percent', 'percent awake'], 8, 10),
  { key: 'stressScore', names: ['stress score', 'stress management score', 'stress management', 'daily stress score', 'stress management scores'], had: ['my stress score was #', 'I had a stress management score of #', 'my stress management score was #', 'I had a stress score #', 'I scored # on stress management'], having: ['a stress score #', 'a stress management score #'], asked: ['What was my stress score', 'What was my stress management score'], limits: counts(60, 75, 80), isAdded: false },
];

// oxfmt-ignore
export const EATEN: readonly Subject[] = [
  { key: 'energyKcal', names: ['calories', 'calorie intake', 'daily calories', 'daily calorie intake', 'energy intake', 'caloric intake', 'calories eaten'], had: ['I ate # calories', 'I consumed # calories', 'my calorie intake was #', 'I had # calories', 'I took in # calories'], having: ['# calories'], asked: ['How many calories did I eat', 'How many calories did I consume', 'How many calories did I have', 'How many calories did I take in'], most: ['calories I ate', 'calories I consumed'], limits: counts(1800, 2000, 2200), isAdded: true },
  nutrient('proteinG', 'protein', ['grams of protein', 'daily protein'], [['100 g', 100], ['90 grams', 90], ['110g', 110]]),
  nutrient('carbsG', 'carbs', ['carbohydrates', 'carbohydrate intake', 'daily carbs', 'carb intake'], [['200 g', 200], ['150 grams', 150]]),
  nutrient('fatG', 'fat', ['grams of fat', 'daily fat'], [['70 g', 70], ['60 grams', 60]]),
  nutrient('fiberG', 'fiber', ['daily fiber', 'fibre', 'dietary fiber'], [['28 g', 28], ['25 grams', 25]]),
  nutrient('sugarsG', 'sugar', ['daily sugar', 'grams of sugar'], [['40 g', 40], ['50 grams', 50]]),
  nutrient('satFatG', 'saturated fat', ['sat fat', 'daily saturated fat'], [['20 g', 20]]),
  nutrient('sodiumMg', 'sodium', ['daily sodium', 'milligrams of sodium'], [['2300 mg', 2300], ['2,000 milligrams', 2000]]),
  { key: 'waterMl', names: ['water', 'water intake', 'daily water intake', 'fluid intake', 'daily water', 'hydration'], had: ['I drank # of water', 'my water intake was #', 'I had # of water', 'I drank #'], having: ['# of water'], asked: ['How much water did I drink', 'How much water did I have', 'How many milliliters of water did I drink', 'How much did I drink'], most: ['water I drank', 'water I had'], limits: [['2 liters', 2000], ['1.5 L', 1500], ['2000 ml', 2000], ['1,800 mL', 1800]], isAdded: true },
];

/** A statistic: before a name, before "of my", and in a question for an amount. */
export interface Statistic {
  readonly aggregate: Query['aggregate'];
  readonly before: readonly string[];
  readonly of: readonly string[];
  /** At the end of a question for an amount, or before it with a comma. */
  readonly beside: readonly string[];
  readonly isForAdded?: true;
}
// oxfmt-ignore
export const STATISTICS: readonly Statistic[] = [
  { aggregate: 'mean', before: ['average', 'mean', 'typical', 'avg', 'usual'], of: ['average', 'mean', 'average value', 'arithmetic mean'], beside: ['on average', 'per day on average', 'on a typical day', 'typically', 'a day on average', 'each day on average', 'on an average day', 'per day', 'a day', 'daily on average'] },
  { aggregate: 'median', before: ['median'], of: ['median', 'median value', 'middle value'], beside: [] },
  { aggregate: 'min', before: ['minimum', 'lowest', 'min', 'smallest'], of: ['minimum', 'lowest value', 'min', 'lowest'], beside: ['at a minimum in a day', 'at the lowest'] },
  { aggregate: 'max', before: ['maximum', 'highest', 'max', 'largest', 'greatest', 'biggest', 'top'], of: ['maximum', 'highest value', 'max', 'highest'], beside: ['at a maximum in a day', 'at most in a single day'] },
  { aggregate: 'sum', before: ['total', 'combined', 'cumulative', 'overall total'], of: ['sum', 'total', 'sum total'], beside: ['in total', 'altogether', 'all together', 'in all', 'combined', 'all told', 'total'], isForAdded: true },
  { aggregate: 'sd', before: ['standard deviation in', 'std of', 'standard deviation of', 'SD of', 'std dev of'], of: ['standard deviation', 'std dev', 'SD', 'std', 'day-to-day variability', 'variability'], beside: [] },
  { aggregate: 'variance', before: ['variance of', 'variance in'], of: ['variance'], beside: [] },
  { aggregate: 'range', before: ['range of'], of: ['range'], beside: [] },
];

const last = (days: number): Window => ({ kind: 'last-days', days });
const between = (from: string | null, to: string | null): Window => ({ kind: 'dates', from, to });
const on = (date: string): Window => between(date, date);
const JANUARY = between('2024-01-01', '2024-01-31');
const DECEMBER = between('2023-12-01', '2023-12-31');
/** Times as seen from January 31, 2024. */
// oxfmt-ignore
export const WINDOWS: readonly (readonly [spoken: string, window: Window])[] = [
  ['', { kind: 'all' }], ['', { kind: 'all' }], ['overall', { kind: 'all' }], ['of all time', { kind: 'all' }], ['since I started tracking', { kind: 'all' }], ['across all my data', { kind: 'all' }], ['over the whole period', { kind: 'all' }], ['over all recorded days', { kind: 'all' }],
  ...['in the last 7 days', 'over the past seven days', 'during the last 7 nights', 'for the past 7 days', 'in the past week', 'over the last seven nights', 'these last 7 days', 'within the last 7 days', 'in the 7 most recent days'].map((spoken) => [spoken, last(7)] as const),
  ...['over the past 30 days', 'in the last thirty days', 'in the past month', 'over the past month', 'during the last 30 days', 'the last 30 days', 'in the previous 30 days', 'throughout the past 30 days', 'over the preceding 30 days'].map((spoken) => [spoken, last(30)] as const),
  ...['during the last two weeks', 'over the past 2 weeks', 'in the last 14 days', 'in the past fortnight', 'over the last couple of weeks', 'for the last two weeks', 'within the last 14 nights'].map((spoken) => [spoken, last(14)] as const),
  ['for the last 10 days', last(10)], ['over the last three months', last(90)], ['in the past 90 days', last(90)], ['within the past 20 days', last(20)], ['in the most recent 5 days', last(5)], ['over the last three nights', last(3)],
  ['last week', { kind: 'week', back: 1 }], ['in the previous week', { kind: 'week', back: 1 }], ['during last week', { kind: 'week', back: 1 }], ['the week before last', { kind: 'week', back: 2 }], ['this week', { kind: 'week', back: 0 }], ['so far this week', { kind: 'week', back: 0 }], ['this week so far', { kind: 'week', back: 0 }], ['since the start of the week', { kind: 'week', back: 0 }],
  ['last month', { kind: 'month', back: 1 }], ['during the previous month', { kind: 'month', back: 1 }], ['this month', { kind: 'month', back: 0 }], ['so far this month', { kind: 'month', back: 0 }], ['in the current month', { kind: 'month', back: 0 }], ['this year', { kind: 'year', back: 0 }], ['so far this year', { kind: 'year', back: 0 }], ['since the beginning of the year', { kind: 'year', back: 0 }], ['last year', { kind: 'year', back: 1 }], ['year to date', { kind: 'year', back: 0 }], ['month to date', { kind: 'month', back: 0 }],
  ...['in January', 'during the month of January', 'throughout January 2024', 'in Jan', 'for January', 'over the course of January', 'during January', 'for the month of January', 'in January of 2024', 'between January 1 and January 31', 'from January 1st through January 31st'].map((spoken) => [spoken, JANUARY] as const),
  ...['in December', 'in December 2023', 'during December', 'for the month of December', 'throughout December', 'across December', 'in Dec 2023'].map((spoken) => [spoken, DECEMBER] as const),
  ...['between January 3 and January 17', 'from January 3 to January 17', 'from Jan 3 to Jan 17', 'between the 3rd and the 17th of January', 'from January 3rd through January 17th', 'between 3 January and 17 January', 'from 2024-01-03 to 2024-01-17', 'between 1/3 and 1/17', 'from January 3 until January 17', 'January 3–17', 'between Jan 3rd and 17th', 'from 3 to 17 January'].map((spoken) => [spoken, between('2024-01-03', '2024-01-17')] as const),
  ...['since January 10', 'since Jan 10th', 'since the 10th of January', 'from January 10 onward', 'from January 10 on', 'starting January 10', 'since 10 January', 'since January 10, 2024'].map((spoken) => [spoken, between('2024-01-10', null)] as const),
  ['after January 10', between('2024-01-11', null)], ['before January 10', between(null, '2024-01-09')], ['until January 10', between(null, '2024-01-10')], ['up to January 10', between(null, '2024-01-10')],
  ['in the first week of January', between('2024-01-01', '2024-01-07')], ['during the first half of January', between('2024-01-01', '2024-01-15')], ['in the second half of January', between('2024-01-16', '2024-01-31')], ['in the first ten days of January', between('2024-01-01', '2024-01-10')], ['in the last week of December', between('2023-12-25', '2023-12-31')], ['from December 20 to January 5', between('2023-12-20', '2024-01-05')], ['during the week of January 8', between('2024-01-08', '2024-01-14')], ['from December through January', between('2023-12-01', '2024-01-31')], ['in the last 5 days of December', between('2023-12-27', '2023-12-31')], ['since December', between('2023-12-01', null)],
];
/** Single days. */
// oxfmt-ignore
export const DATES: readonly (readonly [spoken: string, window: Window])[] = [
  ['yesterday', { kind: 'day', back: 1 }], ['the day before yesterday', { kind: 'day', back: 2 }], ['today', { kind: 'day', back: 0 }], ['three days ago', { kind: 'day', back: 3 }],
  ['on January 12', on('2024-01-12')], ['on Jan 12th', on('2024-01-12')], ['on the 12th of January', on('2024-01-12')], ['on 12 January', on('2024-01-12')], ['on 2024-01-12', on('2024-01-12')], ['on January 12, 2024', on('2024-01-12')], ['on 1/12', on('2024-01-12')], ['on Friday, January 12', on('2024-01-12')], ['on Christmas Day', on('2023-12-25')], ['last Friday', on('2024-01-26')], ['on Sunday', on('2024-01-28')], ['on Dec 31', on('2023-12-31')],
];
// oxfmt-ignore
export const WEEKDAYS: readonly (readonly [spoken: string, weekdays: readonly number[]])[] = [
  ['on weekends', [5, 6]], ['on weekend days', [5, 6]], ['on Saturdays and Sundays', [5, 6]], ['on weekdays', [0, 1, 2, 3, 4]], ['on workdays', [0, 1, 2, 3, 4]], ['Monday through Friday', [0, 1, 2, 3, 4]], ['from Monday to Friday', [0, 1, 2, 3, 4]], ['on Mondays', [0]], ['every Wednesday', [2]], ['on Tuesdays and Thursdays', [1, 3]], ['on Saturday nights', [5]], ['on Mondays, Wednesdays and Fridays', [0, 2, 4]], ['only on Sundays', [6]],
];
