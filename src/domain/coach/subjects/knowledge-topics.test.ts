import { expect, test } from 'vitest';
import { topicOf } from '#domain/coach/topics/topics.ts';

test.each([
  ['is 1000 calories a day ok', 'very-low-calories'],
  ['which number matters more, the top or the bottom', 'upper-or-lower-pressure'],
  ['does skipping breakfast help', 'breakfast'],
  ['what should i eat after a marathon', 'food-around-training'],
  ['are naps good or bad', 'naps'],
  ['why do I wake up at 3 every night?', 'waking-at-night'],
  ['why does my heart race at night', 'racing-heart'],
  ['is 2.5g protein per kg too much', 'protein-ceiling'],
  ['how do I know if I drink enough?', 'drinking-enough'],
  ['what are lectins', 'plant-compounds'],
])('“%s” is about %s', (message, key) => {
  expect(topicOf(message)?.key).toBe(key);
});

test.each([
  'is 600 calories ok for dinner',
  'is a 400 kcal snack healthy',
  'is a 500 calorie deficit a day ok',
  'how many naps did i take',
  'why is my longevity score not moving',
])('“%s” isn’t general', (message) => {
  expect(topicOf(message)?.key ?? 'none').not.toMatch(/very-low|naps|stuck/);
});
