import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { readSeveral } from './several-questions.ts';
import { queryReply } from './query-reply.ts';
import { readWords } from './read-words.ts';
import { joinedAnswers } from '#domain/coach/sentences/pressure-reply.ts';
import { joinedReply, reply, spelledOut } from './reply.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };

/** Both sentences, without what they're based on. */
function answersTo(question: string): readonly string[] {
  const read = readWords(question, words, undefined);
  if (read.kind !== 'several') throw new Error(`${question} is ${read.kind}`);
  const [one, other, ...more] = read.questions.map(({ query, unit }) =>
    queryReply(query, evaluate(query, source), { today: source.today, units: CANONICAL_UNITS, unit }),
  );
  if (!one || !other) throw new Error('One of the replies is missing.');
  const { paragraphs, figures } = joinedAnswers(one, other, ...more);
  return paragraphs.map((text) => spelledOut(text, figures).replace(/ Based on .*$/, ''));
}

test.each([
  [
    'Training for a race here. How many km did I run in January and over how many runs?',
    ['Your total distance for runs since Jan 1 has been 15 km.', 'You’ve logged 3 runs since Jan 1.'],
  ],
  [
    'How many km did I run in January, and in how many sessions?',
    ['Your total distance for runs since Jan 1 has been 15 km.', 'You’ve logged 3 runs since Jan 1.'],
  ],
  [
    'What was my average sleep last week and how many runs did I do in January?',
    ['Your average sleep last week was 6 h 53 min.', 'You’ve logged 3 runs since Jan 1.'],
  ],
  [
    'How many runs did I do in January? What is my weight?',
    ['You’ve logged 3 runs since Jan 1.', 'Your latest weight is 69.5 kg, from today.'],
  ],
  [
    'how many steps did I take last week, and on how many days?',
    ['You took 56,000 steps last week.', 'You had steps on 7 days last week.'],
  ],
  [
    'how far did I run in January and on how many days',
    ['Your total distance for runs since Jan 1 has been 15 km.', 'You had a run on 3 days since Jan 1.'],
  ],
  [
    'how much sleep did I get last week and on how many nights was it under 7 hours',
    ['You slept 48 h 10 min last week.', 'Your sleep was under 7 h on 4 nights last week.'],
  ],
  [
    'protein target and how many runs in January',
    ['Your protein target is 100 g.', 'You’ve logged 3 runs since Jan 1.'],
  ],
  [
    'my average sleep & steps last week',
    ['Your average sleep last week was 6 h 53 min.', 'You averaged 8,000 steps a day last week.'],
  ],
  [
    'how long was my latest run, in minutes and in kilometers?',
    ['Your last run was 20 min.', 'Your distance in your last run was 3 km.'],
  ],
  [
    'I’ve hit a plateau. How many steps did I take last week and how many so far this week?',
    ['You took 56,000 steps last week.', 'You took 39,000 steps this week.'],
  ],
  [
    'Tuesday was a mess. How many calories and how much protein did I eat?',
    ['You ate 1,700 kcal on Jan 30.', 'You had 60 g of protein on Jan 30.'],
  ],
  [
    'Being careful now. What were my average steps, sleep and weight last week?',
    [
      'You averaged 8,000 steps a day last week.',
      'Your average sleep last week was 6 h 53 min.',
      'Your average weight last week was 70 kg.',
    ],
  ],
  [
    'What was my latest weight, in the last reading, and how far above 65 was that?',
    ['Your latest weight is 69.5 kg, from today.', 'Your weight was 4.5 kg over your goal of 65 kg.'],
  ],
  [
    'What’s the most I weighed in January and the least?',
    [
      'Your highest weight since Jan 1 was 71 kg, on Jan 10.',
      'Your lowest weight since Jan 1 was 69.5 kg, today.',
    ],
  ],
  [
    'how many nights last week were under 7 hours and how many over 8',
    ['Your sleep was under 7 h on 4 nights last week.', 'Your sleep wasn’t over 8 h on any night last week.'],
  ],
  [
    'lowest and highest weight in January',
    [
      'Your lowest weight since Jan 1 was 69.5 kg, today.',
      'Your highest weight since Jan 1 was 71 kg, on Jan 10.',
    ],
  ],
])('both questions of “%s” are answered', (question, answers) => {
  expect(answersTo(question)).toEqual(answers);
});

test('neither half of two questions is taken for the whole', () => {
  for (const question of [
    'How many runs did I do in January? What was my average sleep last week?',
    'my average sleep and the longest night',
  ])
    expect(readQuestion(question, source, words.lexicon), question).toBeUndefined();
});

test('a condition, a comparison, a repeated question or unlike halves aren’t two questions', () => {
  for (const question of [
    'my sleep on days with a run and over 10,000 steps',
    'correlation between sleep and steps',
    'difference in sleep between weekends and weekdays',
    'my sleep and happiness last week',
    'my sleep and my sleep last week',
    'How many runs did I do in January? How many runs did I do in January?',
    'What is my weight? What is my HRV? What is my sleep score?',
    'my average sleep and HRV when I ran',
    'my sleep last week and HRV',
    'my average sleep last week and max',
  ])
    expect(readSeveral(question, words), question).toBeUndefined();
});

test('the period of the first question applies to the second if that names none', () => {
  const both = readSeveral('How many runs did I do last week and what was my average sleep?', words);
  expect(both?.map(({ query }) => query.window)).toEqual([
    { kind: 'week', back: 1 },
    { kind: 'week', back: 1 },
  ]);
});

test('an amount without a time is a total in the other question’s period', () => {
  const both = readSeveral('How many steps did I take and how long did I sleep last week?', words);
  expect(both?.map(({ query: { aggregate, window } }) => [aggregate, window])).toEqual([
    ['sum', { kind: 'week', back: 1 }],
    ['sum', { kind: 'week', back: 1 }],
  ]);
});

test('“that” means the figure of the last part that has one', () => {
  const query = readQuestion('What is my weight?', source, words.lexicon)?.query ?? null;
  const one = reply({ kind: 'answer', paragraphs: ['One.'], query });
  expect(query).not.toBeNull();
  expect(joinedReply(one, reply({ kind: 'advice', paragraphs: ['Two.'] })).query).toBe(query);
});

test.each([
  ['How did I sleep last week? What’s my weight?', 'sleepMinutes', 'weightKg'],
  ['How many calories did I eat yesterday? How much protein?', 'energyKcal', 'proteinG'],
  ['How many steps did I take yesterday? How long did I sleep?', 'steps', 'sleepMinutes'],
])('both questions of one line are read: %s', (question, one, other) => {
  const read = readWords(question, words, undefined);
  expect(read.kind === 'several' && read.questions.map(({ query }) => query.metric)).toEqual([one, other]);
  const [, second] = read.kind === 'several' ? read.questions : [];
  if (other !== 'weightKg') expect(second?.query.window).toEqual({ kind: 'day', back: 1 });
  else expect(second?.query).toMatchObject({ aggregate: 'last', window: { kind: 'all' } });
});

test.each([
  ['What was the total distance of my runs in January, and how many were there?', 'workouts', 'sum'],
  ['How many runs did I do in January, and what was their average distance?', 'workoutDistanceM', 'mean'],
  ['How many runs did I do in January, and how long was the longest?', 'workoutMinutes', 'max'],
  ['How many runs did I do in January, and how many calories did they burn?', 'workoutEnergyKcal', 'sum'],
])('the second part of “%s” is about the same runs', (asked, metric, aggregate) => {
  const [, second] = readSeveral(asked, words) ?? [];
  expect(second?.query).toMatchObject({ metric, aggregate, where: { kinds: ['run'] } });
  expect(second?.query.window).toEqual({ kind: 'dates', from: '2024-01-01', to: '2024-01-31' });
});

test('“on it” is on the record that was found', () => {
  const [, second] = readSeveral('Which was my fastest run, and how long did it take?', words) ?? [];
  expect(second?.query).toMatchObject({
    metric: 'workoutMinutes',
    at: { metric: 'workoutSpeedMps', order: 'highest' },
  });
});

test('a second part without a figure of its own is the same figure in its period', () => {
  const both = readSeveral('How many runs did I do in January, and how many in December?', words);
  expect(both?.map(({ query }) => query.metric)).toEqual(['workouts', 'workouts']);
  expect(both?.[1].query.window).toEqual({ kind: 'dates', from: '2023-12-01', to: '2023-12-31' });
});

test.each(['and on the other days', 'and on days without one'])(
  '“%s” takes the days that the first leaves out',
  (rest) => {
    const [one, other] = readSeveral(`What are my average steps on days with a run, ${rest}?`, words) ?? [];
    expect(one?.query.when?.[0]?.comparison).toEqual({ op: '>=', value: 1 });
    expect(other?.query).toEqual({
      ...one?.query,
      when: [{ ...one?.query.when?.[0], comparison: { op: '<', value: 1 } }],
    });
  },
);

test('what limits both of two figures limits the second, too', () => {
  const both = readSeveral(
    'Only Fridays please. How many steps do I average, and how long do I sleep on average?',
    words,
  );
  expect(both?.map(({ query }) => query.weekdays) ?? [[4], [4]]).toEqual([[4], [4]]);
});

test('a second figure is for the day that a sentence names', () => {
  const both = readSeveral(
    'January 6 was a horrible day at work. What was my HRV that day and how long had I slept?',
    words,
  );
  const day = { kind: 'dates', from: '2024-01-06', to: '2024-01-06' };
  expect(both?.map(({ query }) => [query.metric, query.window])).toEqual([
    ['hrvMs', day],
    ['sleepMinutes', day],
  ]);
});

test('a day that a sentence is about is the question’s', () => {
  const asked = 'How many calories and how much fat did I have?';
  const onSunday = readSeveral('How many calories and how much fat did I have on Sunday?', words);
  expect(onSunday).toBeDefined();
  expect(readSeveral(`Sunday was a bit of a blowout, food wise. ${asked}`, words)).toEqual(onSunday);
  expect(readSeveral(`We had guests over for Sunday lunch. ${asked}`, words)).toBeUndefined();
});
