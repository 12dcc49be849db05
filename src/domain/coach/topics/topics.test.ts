import { expect, test } from 'vitest';
import { TOPICS, topicOf } from './topics.ts';

test.each([
  ['my knee hurts since that long run on sunday', 'injury'],
  ['Pulled my back deadlifting, what can I do instead?', 'injury'],
  ['I’m hungry all the time', 'hunger'],
  ['craving chocolate so bad rn', 'craving'],
  ['I slept like crap last night', 'bad-night'],
  ['can’t sleep again', 'bad-night'],
  ['I’m exhausted', 'tired'],
  ['so bloated after dinner', 'digestion'],
  ['I have a headache', 'headache'],
  ['I think I’m coming down with the flu', 'ill'],
  ['should I quit drinking altogether?', 'alcohol'],
  ['we’re trying for a baby, what should I be eating', 'conceive'],
  ['can stress mess with ovulation?', 'cycle-causes'],
  ['my period is late', 'period'],
  ['could I be pregnant?', 'period'],
  ['is omega 3 from capsules as good as eating salmon', 'omega-3'],
  ['are protein shakes as good as real food', 'food-or-supplement'],
  ['is keto actually working for me', 'diet-result'],
  ['has my fasted glucose got better since I started keto', 'diet-result'],
  ['is intermittent fasting good for me', 'fasting-good'],
  ['what if I cut carbs', 'what-if-carbs'],
  ['but I’m eating less than ever', 'eating-little'],
  ['feeling really down lately', 'low-mood'],
  ['I’m so stressed with work I can’t switch off', 'stressed'],
  ['flying to tokyo on friday, how do I handle jet lag', 'jet-lag'],
  ['I feel great today!', 'feeling-good'],
  ['I forgot my statin yesterday, do i take two today?', 'missed-dose'],
  ['did I take my meds today?', 'taken'],
  ['this app is so slow and keeps logging me out', 'trouble'],
  ['you got my calories wrong yesterday', 'wrong-figure'],
  ['your advice is useless', 'unhelpful'],
  ['can you see my garmin data', 'sources'],
  ['glucose 112 after lunch', 'glucose-reading'],
  ['I’m away for work all week eating out, what do I order', 'eating-out'],
  ['took my vitamin d', 'taken'],
  ['delete my lunch from yesterday', 'delete-entry'],
  ['change my weight goal to 75', 'change-goal'],
  ['build me a training plan for a half marathon in april', 'training-plan'],
  ['make me a meal plan for the week', 'meal-plan'],
])('“%s” is about %s', (message, key) => {
  expect(topicOf(message)?.key).toBe(key);
});

test.each([
  'what was my average sleep last week',
  'how much alcohol did I drink last month',
  'which foods gave me the most protein',
  'log 2 eggs and toast',
  'what is the weather',
])('“%s” is no topic', (message) => {
  expect(topicOf(message)).toBeUndefined();
});

test('every topic has something to do next, and no reference to a figure in its own words', () => {
  for (const { links, paragraphs, facts = [], key } of TOPICS) {
    expect(links.length, key).toBeGreaterThan(0);
    expect(paragraphs.some((text) => text.includes('#'))).toBe(false);
    expect(facts.every(({ words }) => words.split('#').length === 2)).toBe(true);
  }
});
