import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readIntent, readLastIntent, correctTypos } from './abilities/intent.ts';
import { figureOf } from './build-figure.ts';
import { readFollowUp } from './follow-ups/read-follow-up.ts';
import { suggestedQuestions } from './suggested-questions.ts';
import { conditionWords } from './phrases.ts';
import { queryReply } from './query-reply.ts';
import { askedOf } from './sentences/tallies.ts';
import { readWords } from './read-words.ts';
import { spelledOut } from './reply.ts';
import { showNumber } from './format-number.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };
const said = { today: source.today, units: CANONICAL_UNITS } as const;

const queryOf = (question: string): Query => {
  const read = readWords(question, words, undefined);
  if (read.kind !== 'query') throw new Error(`${question} is ${read.kind}`);
  return read.query;
};
const answerTo = (question: string): string => {
  const query = queryOf(question);
  const { title, paragraphs, figures } = queryReply(query, evaluate(query, source), said);
  return [...(title === null ? [] : [title]), ...paragraphs.map((text) => spelledOut(text, figures))].join(
    ': ',
  );
};

test.each([
  ['What was my average sleep last week?', 'Your average sleep last week was 6 h 53 min.'],
  ['How many steps did I take yesterday?', 'You took 13,000 steps yesterday.'],
  ['How many runs did I do in January?', 'You’ve logged 3 runs since Jan 1.'],
  ['Which day did I walk the most steps?', 'The most steps in a day was 14,000, today.'],
  [
    'Which workout type had the longest duration in a single session?',
    'Yoga: Yoga sessions had your longest workout duration: 1 h.',
  ],
  ['What was my longest run?', 'Your longest run was 40 min, on Jan 24.'],
  ['How much rice do I eat a day?', 'You averaged 100 g of rice a day.'],
  ['How much rice do I eat per week on average?', 'You averaged 700 g of rice a week.'],
  ['How many days did I walk more than 10,000 steps?', 'Your steps were over 10,000 on 4 days.'],
  ['What is my weight?', 'Your latest weight is 69.5 kg, from today.'],
  ['How did I sleep on days with a run?', 'Your average sleep on days with a run was 7 h 3 min.'],
  [
    'How many times did I run this week compared with last week?',
    'No difference: you logged 1 run this week so far and 1 last week.',
  ],
  [
    'Ratio of my average steps this week to my average steps last week',
    '1.63 times as many: your average steps were 13,000 this week so far and 8,000 last week.',
  ],
  ['How much did my weight change in January?', 'Your weight has gone down by 1.5 kg since Jan 1.'],
  ['What is my protein target?', 'Your protein target is 100 g.'],
  ['How did I sleep last night?', 'You slept 6 h 50 min last night.'],
  ['How did I sleep over the last 3 nights?', 'Your average sleep over the last 3 nights was 6 h 53 min.'],
  [
    'On how many nights in the last 5 days did I sleep under 7 hours?',
    'Your sleep was under 7 h on 3 nights in the last 5 days.',
  ],
  ['Show my last 3 runs', 'Your last 3 runs: Jan 29, Jan 24 and Jan 20.'],
  ['My last 3 workouts', 'Your last 3 workouts: run on Jan 29, yoga session on Jan 25 and run on Jan 24.'],
  ['How many days was my glucose over 180?', 'You had a glucose reading over 180 mg/dL on 1 day.'],
  // Nobody’s glucose is 10 mg/dL.
  ['How many days was my glucose over 10?', 'You had a glucose reading over 180 mg/dL on 1 day.'],
  [
    'How did I sleep after days with a session of at least 60 minutes?',
    'Your average sleep after days with a workout of at least 1 h was 6 h 40 min.',
  ],
  [
    'Longest streak of days without glucose over 180',
    'Your longest streak with no glucose readings over 180 mg/dL is 0 days.',
  ],
  ['How many runs were over 4 km?', 'You had 2 runs over 4 km.'],
  ['How many runs were over 40 km?', 'You had no runs over 40 km.'],
  ['How many days did I walk more than 40,000 steps?', 'Your steps weren’t over 40,000 on any day.'],
  ['How many swims did I do in January?', 'You haven’t logged any swims since Jan 1.'],
  ['How many steps do I take on average this week?', 'You averaged 13,000 steps a day this week.'],
  ['How many runs were at least 5 km?', 'You had 2 runs of at least 5 km.'],
  ['What was my weight a week ago?', 'Your weight on Jan 24 was 70 kg.'],
  ['How much of my workout time was running?', '60% of your workout time came from runs.'],
  [
    'Average distance of my last run vs my previous run',
    '4 km shorter: your average workout distance was 3 km in your last run and 7 km in your previous run.',
  ],
  [
    'Is there a correlation between my steps and my sleep?',
    'There’s almost no link between your steps and your sleep: their correlation is 0.06.',
  ],
  [
    'Is there a correlation between my steps and my protein?',
    'Not enough data yet: There aren’t enough days with both steps and protein to answer that.',
  ],
  [
    'Does alcohol affect my sleep?',
    'No data for this yet: I didn’t find any days with both sleep and alcohol. Once you log both, I can answer.',
  ],
  [
    'When was the last day with less than 3 hours of sleep?',
    'No data for this yet: I didn’t find any days with under 3 h of sleep.',
  ],
  [
    'When do I usually have snacks?',
    'No data for this yet: I didn’t find any snacks. Once you log them, I can answer.',
  ],
])('“%s” is answered in a sentence', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  [0.4, 'a moderate link', 'higher'],
  [-0.6, 'a strong link', 'lower'],
])('a correlation of %d is %s', (value, link, tendency) => {
  const query = queryOf('Is there a correlation between my steps and my sleep?');
  const { paragraphs } = queryReply(query, { ...evaluate(query, source), value }, said);
  expect(paragraphs).toEqual([
    `There’s ${link} between your steps and your sleep: their correlation is [[f1]]. When one was higher, the other tended to be ${tendency}, but that doesn’t mean one causes the other.`,
  ]);
});

test('days with none of something are named without a number', () => {
  expect(conditionWords({ metric: 'alcoholG', comparison: { op: '=', value: 0 } }, CANONICAL_UNITS)).toBe(
    'no alcohol',
  );
  expect(conditionWords({ metric: 'alcoholG', comparison: { op: '>', value: 0 } }, CANONICAL_UNITS)).toBe(
    'alcohol',
  );
});

test('a figure of one day has no average in its label, and a list of days no total', () => {
  const labelOf = (query: Query) =>
    figureOf({ id: 'f1', query, answer: evaluate(query, source), context: said })?.label;
  expect(labelOf({ metric: 'steps', aggregate: 'mean', window: { kind: 'day', back: 1 } })).toBe(
    'Steps, yesterday',
  );
  expect(labelOf(queryOf('List the 3 days with the most steps'))).toBe('Steps by day');
});

test('a change of a percentage is in percentage points', () => {
  const query = { metric: 'bodyFatPercent', aggregate: 'change', window: { kind: 'all' } } as const;
  const answer = evaluate({ ...query, metric: 'weightKg' }, source);
  const shown = (value: number) =>
    figureOf({ id: 'f1', query, answer: { ...answer, value, unit: '%' }, context: said })?.shown.unit;
  expect([shown(2), shown(1), shown(-1)]).toEqual([
    'percentage points',
    'percentage point',
    'percentage point',
  ]);
  const level = { ...query, aggregate: 'mean' } as const;
  expect(
    figureOf({ id: 'f1', query: level, answer: { ...answer, value: 2, unit: '%' }, context: said })?.shown
      .unit,
  ).toBe('%');
});

describe('a follow-up', () => {
  const following = (question: string, query: Query) => {
    const read = readFollowUp(question, { query }, words);
    return read?.kind === 'query' ? read.query : read;
  };

  test('turns a ranking around', () => {
    const best = queryOf('List the 3 days with the most steps');
    expect(following('and the fewest?', best)).toEqual({
      ...best,
      rank: { order: 'lowest', limit: 3 },
    });
    const shortest = queryOf('Which 2 nights had the least sleep?');
    expect(following('and the most?', shortest)).toMatchObject({
      aggregate: 'max',
      rank: { order: 'highest', limit: 2 },
    });
  });

  const before = queryOf('What was my average sleep last week?');
  const follow = (question: string) => following(question, before);

  test('changes the days, the statistic or the subject', () => {
    expect(follow('And last month?')).toEqual({ ...before, window: { kind: 'month', back: 1 } });
    expect(follow('only weekends')).toEqual({ ...before, weekdays: [5, 6] });
    expect(follow('what about the week before?')).toEqual({ ...before, window: { kind: 'week', back: 2 } });
    expect(follow('the highest?')).toEqual({ ...before, aggregate: 'max' });
    expect(follow('and my steps?')).toEqual({ ...before, metric: 'steps' });
    expect(follow('compared with the week before')).toEqual({
      ...before,
      versus: { window: { kind: 'week', back: 2 } },
    });
  });

  test('names a day, the same days of last year, or asks per day instead of in all', () => {
    const thursday = { kind: 'dates', from: '2024-01-25', to: '2024-01-25' };
    expect(follow('and Thursday?')).toEqual({ ...before, window: thursday });
    expect(follow('and Thursdays?')).toEqual({ ...before, weekdays: [3] });
    expect(follow('same time last year?')).toEqual({
      ...before,
      window: { kind: 'dates', from: '2023-01-23', to: '2023-01-29' },
    });
    const total = queryOf('How many steps did I take last week?');
    expect(following('per day?', total)).toEqual({ ...total, aggregate: 'mean' });
    expect(following('and a week?', total)).toEqual({ ...total, aggregate: 'mean', per: 'week' });
    expect(following('in total?', queryOf('What is my average weight?'))).toBeUndefined();
  });

  test('compares what has no days with last month from this month', () => {
    const open = queryOf('What is my average sleep?');
    expect(following('and compared with last month?', open)).toEqual({
      ...open,
      window: { kind: 'month', back: 0 },
      versus: { window: { kind: 'month', back: 1 } },
    });
  });

  test('asks what else was in it', () => {
    const kcal = queryOf('How many calories did I eat yesterday?');
    expect(following('how much protein was that?', kcal)).toEqual({ ...kcal, metric: 'proteinG' });
  });

  test('swaps the food', () => {
    const soup = queryOf('How much protein did I get from lentil soup last week?');
    expect(following('and rice?', soup)).toEqual({ ...soup, where: { food: 'rice' } });
  });

  test('that isn’t understood in full changes nothing', () => {
    for (const question of ['and on the moon?', 'only when I smile', 'why', 'and steps and weight?', 'and'])
      expect(follow(question)).toBeUndefined();
  });
});

test('a question that isn’t understood offers the nearest ones, which are', () => {
  const read = readWords('Is my sleep the reason for my steps on the moon?', words, undefined);
  expect(read.kind).toBe('unknown');
  if (read.kind !== 'unknown') return;
  expect(read.near.length).toBeGreaterThan(0);
  for (const question of read.near) expect(readWords(question, words, undefined).kind).toBe('query');
});

test.each([
  ['Add 300 mL water', { kind: 'log-drink', count: 300, unit: 'ml', drink: 'water' }],
  ['Add a glass of water', { kind: 'log-drink', count: 1, unit: 'glass', drink: 'water' }],
  ['drank two glasses of water', { kind: 'log-drink', count: 2, unit: 'glass', drink: 'water' }],
  ['log 16 oz water please', { kind: 'log-drink', count: 16, unit: 'oz', drink: 'water' }],
  ['Log weight 71.2 kg', { kind: 'log-weight', amount: 71.2, unit: 'kg' }],
  ['Log weight 157 lb', { kind: 'log-weight', amount: 157, unit: 'lb' }],
  ['I weigh 157 pounds', { kind: 'log-weight', amount: 157, unit: 'lb' }],
  ['start a 16 hour fast', { kind: 'start-fast', hours: 16 }],
  ['End my fast', { kind: 'end-fast' }],
  [
    'What should I eat for dinner without fish?',
    { kind: 'meal-ideas', meal: 'dinner', without: ['fish'], cuisines: [] },
  ],
  [
    'Give me Italian dinner ideas',
    { kind: 'meal-ideas', meal: 'dinner', without: [], cuisines: ['italian'] },
  ],
  [
    'Remind me to drink water at 10, 2 and 6 pm',
    { kind: 'set-reminder', request: { kind: 'water', isOn: true, times: ['10:00', '14:00', '18:00'] } },
  ],
  [
    'Set a reminder to weigh myself at 7:30',
    { kind: 'set-reminder', request: { kind: 'weight', isOn: true, times: ['07:30'] } },
  ],
  [
    'Which foods spike my glucose the most?',
    { kind: 'advice', request: { about: 'glucose-foods', isGentlestFirst: false } },
  ],
  [
    'turn off the lunch reminder',
    { kind: 'set-reminder', request: { kind: 'lunch', isOn: false, times: [] } },
  ],
  ['Why did my weight go up this week?', { kind: 'why-weight' }],
  ['How do I raise my HDL?', { kind: 'improve', what: 'hdl', direction: 'up' }],
])('“%s” is understood as intended', (question, intent) => {
  expect(readIntent(question)).toMatchObject(intent);
});

test.each([
  ['what shoud i eat for dinner', 'meal-ideas'],
  ['What shuold I eat for diner?', 'meal-ideas'],
  ['sugest a dinnr', 'meal-ideas'],
  ['why did my wieght go up', 'why-weight'],
  ['expain longevity score', 'explain'],
])('typos in “%s” are corrected', (question, kind) => {
  expect(readIntent(correctTypos(question))).toMatchObject({ kind });
});

test('English words aren’t corrected to lab abbreviations', () => {
  for (const word of ['moon', 'moons', 'slots', 'bands', 'krebs', 'calls'])
    expect(['moon', 'moons', 'slots', 'band', 'bands', 'krebs', 'call', 'calls']).toContain(
      words.lexicon.correct(word),
    );
  expect(words.lexicon.correct('ferritn')).toBe('ferritin');
});

test('“when did I last run” is answered with a day', () => {
  const query = askedOf(queryOf('When did I last run?'));
  const { paragraphs, figures } = queryReply(query, evaluate(query, source), said);
  expect(spelledOut(paragraphs[0] ?? '', figures)).toMatch(
    /^You last logged a run (?:today|yesterday|\d+ days ago, on [A-Z][a-z]{2} \d+)\.$/,
  );
});

test('earlier offers aren’t repeated', () => {
  const logged = {
    meals: 30,
    sleep: 30,
    weight: 30,
    movement: 30,
    water: 30,
    glucose: 30,
    fasts: 3,
    bloodTests: 2,
  };
  const first = suggestedQuestions(logged);
  const second = suggestedQuestions(logged, first);
  expect(second).toHaveLength(3);
  expect(second.filter((question) => first.includes(question))).toEqual([]);
});

test.each([
  'What was my average sleep last week?',
  'How much water did I drink today?',
  'How do I sleep on weekends?',
  'What is my weight?',
  'How many eggs did I eat?',
  'Which foods gave me the most fiber?',
])('“%s” is a question about the records', (question) => {
  expect(readIntent(question)).toBeUndefined();
});

test('food that the member ate is logged; a goal or a workout isn’t food', () => {
  expect(readLastIntent('I had 2 eggs and toast for breakfast')).toMatchObject({
    kind: 'log-meal',
    text: '2 eggs and toast',
    meal: 'breakfast',
  });
  expect(readLastIntent('add a reminder for lunch')).toBeUndefined();
});

test('numbers are shown in the member’s units', () => {
  const show = (value: number, unit: string, system: 'metric' | 'imperial', decimals = 1) => {
    const { number, unit: shown } = showNumber(value, unit, { decimals, units: { system } });
    return `${number} ${shown}`.trim();
  };
  expect(show(71.2, 'kg', 'metric')).toBe('71.2 kg');
  expect(show(71.2, 'kg', 'imperial')).toBe('157 lb');
  expect(show(444, 'min', 'metric', 0)).toBe('7 h 24 min');
  expect(show(1365, 'clock', 'metric', 0)).toBe('10:45 PM');
  expect(show(1470, 'clock', 'metric', 0)).toBe('12:30 AM');
  expect(show(-0.04, 'kg', 'metric')).toBe('0 kg');
  expect(show(2000, 'mL', 'imperial', 0)).toBe('68 fl oz');
  // Scores are whole, as on their screens; a small average keeps a decimal.
  expect(show(60.93, 'count', 'metric', 0)).toBe('61');
  expect(show(1.53, 'count', 'metric', 0)).toBe('1.5');
  expect(show(-1.02, 'years', 'metric')).toBe('−1 year');
  expect(show(2.4, 'years', 'metric')).toBe('2.4 years');
});

test('the last workouts are listed, newest first', () => {
  expect(answerTo('List the last 3 workouts')).toMatch(
    /^Your last 3 workouts: [a-z ]+ on Jan \d+, [a-z ]+ on Jan \d+ and [a-z ]+ on Jan \d+\.$/,
  );
});

test('a reply about a kind of food says which names count', () => {
  const query = queryOf('How often did I eat legumes?');
  expect(queryReply(query, evaluate(query, source), said)).toMatchObject({
    paragraphs: ['You had legumes [[f1]] times.'],
    note: '“Legumes” includes foods with names like bean, lentil and chickpea.',
  });
});

test('a difference in minutes fits the two figures next to it', () => {
  const query = queryOf('Did I sleep more this week than last week?');
  const answer = evaluate(query, source);
  const [one, other] = answer.sides ?? [];
  if (!one || !other) throw new Error('A comparison has two sides.');
  const sides = [
    { ...one, value: 456.4 },
    { ...other, value: 434.8 },
  ] as const;
  const { figures } = queryReply(query, { ...answer, value: 456.4 - 434.8, sides }, said);
  expect(figures.map(({ shown }) => `${shown.number} ${shown.unit}`)).toEqual([
    '21 min',
    '7 h 36 min',
    '7 h 15 min',
  ]);
});
