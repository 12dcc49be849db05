import { expect, test } from 'vitest';
import type { Allergy } from '#domain/health/health-profile.ts';
import { checkOwn } from './own-checks.ts';
import type { Substance } from './substances.ts';
import { ada, healthy } from './testing.ts';

const warningsFor = (allergy: Allergy, name: string, substance: Substance) => {
  const amounts = [{ substance, amount: 1 }];
  const own = [{ name, perDay: amounts, perTakenDay: amounts }];
  return checkOwn(ada({ health: healthy({ allergies: [allergy] }), own })).met[0]?.map(({ id }) => id);
};

test.each<readonly [Allergy, string, Substance]>([
  ['fish', 'Fish oil', 'omega-3'],
  ['fish', 'Lysi', 'fish-liver-oil'],
  ['fish', 'Marine collagen', 'psyllium'],
  ['shellfish', 'Glucosamine & chondroitin', 'psyllium'],
  ['shellfish', 'Krill oil 500', 'psyllium'],
  ['milk', 'Whey protein', 'protein'],
  ['soy', 'Soy isoflavones', 'psyllium'],
  ['egg', 'Egg white protein', 'psyllium'],
  ['gluten', 'Wheatgrass powder', 'psyllium'],
  ['daisy-family', 'Echinacea', 'psyllium'],
])('with an allergy to %s, Ada is warned about %s', (allergy, name, substance) => {
  expect(warningsFor(allergy, name, substance)).toContain(`allergy-${allergy}`);
});

test.each<readonly [Allergy, string, Substance]>([
  ['fish', 'Algae oil', 'omega-3'],
  ['fish', 'Glucosamine', 'psyllium'],
  ['milk', 'Pea protein', 'protein'],
  ['nuts', 'Fish oil', 'omega-3'],
])('with an allergy to %s, nothing is said about %s', (allergy, name, substance) => {
  expect(warningsFor(allergy, name, substance)).toEqual([]);
});
