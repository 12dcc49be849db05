import { expect, test } from 'vitest';
import { fieldWords } from './field-words.ts';

test('a field is called what members call it', () => {
  expect(
    ['massKg', 'restingHeartRateBpm', 'systolicMmhg', 'proteinG', 'distanceKm', 'hrvSdnnMs', 'steps'].map(
      fieldWords,
    ),
  ).toEqual(['Weight', 'Resting heart rate', 'Systolic', 'Protein', 'Distance', 'HRV (SDNN)', 'Steps']);
  expect(['vitaminDUg', 'satFatG', 'outOfBedAt'].map(fieldWords)).toEqual([
    'Vitamin D',
    'Saturated fat',
    'Got up',
  ]);
});
