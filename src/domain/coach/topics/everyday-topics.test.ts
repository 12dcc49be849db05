import { expect, test } from 'vitest';
import { continuedTopic } from './continued-topic.ts';
import { topicOf } from './topics.ts';

test.each([
  ['does black coffee break my fast', 'breaks-fast'],
  ['can I chew gum while fasting?', 'breaks-fast'],
  ['is 6 hours of sleep ok', 'sleep-need'],
  ['how much sleep does a teenager need', 'sleep-need'],
  ['why is my blood sugar high in the morning', 'glucose-spike'],
  ['what makes my glucose shoot up after breakfast', 'glucose-spike'],
  ['what’s my target heart rate', 'heart-rate-zones'],
  ['are squats bad for your knees', 'running-joints'],
  ['best workout with arthritis', 'gentle-exercise'],
  ['I’m 74, what exercise is good for balance', 'gentle-exercise'],
  ['start a breathing exercise', 'breathing'],
  ['how many calories should a 12 year old eat', 'growing-weight'],
  ['is my son overweight', 'growing-weight'],
  ['what’s the ideal weight for my height', 'healthy-weight'],
  ['am I overweight', 'healthy-weight'],
  ['how many times a week should I lift', 'exercise-amount'],
  ['weights first or cardio first', 'exercise-order'],
  ['I’m so sore after leg day', 'soreness'],
  ['I have a desk job, is sitting that bad?', 'sitting'],
  ['why am I so hungry before my period', 'cycle-weight'],
  ['what foods should I avoid with endometriosis', 'condition-diet'],
  ['the text is too small', 'text-size'],
  ['is there a dark mode', 'appearance'],
  ['I can’t remember my password', 'forgot-password'],
  ['do you have a REST API', 'api'],
  ['what day does a 2 am snack count for', 'day-boundary'],
  ['feeling awful on low carb', 'keto-flu'],
  ['how many days to get into ketosis', 'is-it-keto'],
  ['can I have espresso while breastfeeding', 'pregnancy-caffeine'],
  ['how fast can I safely lose weight', 'lose-weight'],
  ['does one cheat meal ruin a week', 'food-guilt'],
  ['is it ok to skip lunch', 'meal-times'],
  ['what is a normal blood sugar', 'glucose-reading'],
  ['why am I gaining weight since I started prednisone', 'medicine-effect'],
  ['can birth control make me gain weight', 'medicine-effect'],
  ['can I drink coffee before my blood test', 'before-blood-test'],
  ['how long until I see results', 'time-to-results'],
  ['what’s the best diet for me', 'best-diet'],
  ['my ankles are swollen', 'swelling'],
  ['should I eat back my exercise calories', 'exercise-calories'],
  ['how do I stop eating chocolate', 'craving'],
  ['how do I calm down before a meeting', 'breathing'],
  ['am I too old to start lifting', 'gentle-exercise'],
  ['how accurate is my Fitbit calorie burn', 'device-accuracy'],
  ['what is normal blood pressure', 'normal-pressure'],
  ['how do I get into running', 'gentle-exercise'],
  ['why does my weight fluctuate so much', 'overnight-gain'],
  ['pulled an all nighter', 'bad-night'],
  ['what should I eat the night before a race', 'before-training'],
])('“%s” is about %s', (message, key) => {
  expect(topicOf(message)?.key).toBe(key);
});

test.each([
  'how many hours did I sleep last night',
  'break my fast',
  'what should I eat to break my fast',
  'how many minutes was I in zone 2 last week',
  'why did my glucose go up this month',
  'my knee hurts after running',
  'what is my weight',
  'why did my weight change this month',
  'log my workout',
  'should I stop my statin',
  'what was my weight before my blood test',
])('“%s” is none of them', (message) => {
  expect([
    'breaks-fast',
    'sleep-need',
    'heart-rate-zones',
    'glucose-spike',
    'running-joints',
    'healthy-weight',
    'exercise-amount',
    'medicine-effect',
    'before-blood-test',
  ]).not.toContain(topicOf(message)?.key);
});

test('a follow-up about another drink gets the same topic, but not any follow-up', () => {
  const earlier = ['can I put cream in my coffee during the fast'];
  expect(continuedTopic('and stevia?', earlier)?.key).toBe('breaks-fast');
  expect(continuedTopic('what about milk', earlier)?.key).toBe('breaks-fast');
  expect(continuedTopic('and last week?', earlier)).toBeUndefined();
  expect(continuedTopic('and my sleep?', earlier)).toBeUndefined();
});
