import { expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { asking } from './testing.ts';

const { read } = asking(miraRecords());

test.each([
  'How often do I eat out?',
  'How many times did I eat in?',
  'How many calories did I eat while traveling?',
  'How many steps do I take while sitting?',
  'How many calories did I burn sitting?',
  'How many hours did I fast while asleep?',
])('“%s” asks where or how somebody was, which isn’t recorded', (question) => {
  expect(read(question)).toBeUndefined();
});

test.each([
  'How long did dinner take?',
  'Which food makes me gain weight?',
  'How many workouts did I enjoy?',
  'What was my heart rate during my meeting?',
])('“%s” asks for what isn’t recorded', (question) => {
  expect(read(question)).toBeUndefined();
});

test('what somebody did is recorded', () => {
  expect(read('How much fat did I burn?')).toMatchObject({ metric: 'fatMassKg', aggregate: 'change' });
  expect(read('How many calories did I burn while running?')?.where).toEqual({ kinds: ['run'] });
  expect(read('How much did I eat in January?')).toMatchObject({ metric: 'energyKcal', aggregate: 'sum' });
});
