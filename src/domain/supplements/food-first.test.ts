import { describe, expect, test } from 'vitest';
import { ALLERGIES, DIET_PATTERNS, type HealthProfile } from '#domain/health/health-profile.ts';
import { RULES } from './all-rules.ts';
import type { Facts } from './facts.ts';
import { foodFirstOf } from './food-first.ts';
import { ada, healthy } from './testing.ts';

const lineFor = (id: string, facts: Facts): string => {
  const rule = RULES.find((each) => each.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return foodFirstOf(rule, facts);
};
const who = (changes: Partial<HealthProfile>): Facts => ada({ health: healthy(changes) });

const FLESH = /\b(meat|pork|fish|shellfish|sardines|salmon)\b/iu;
const OF_ANIMALS = /\b(milk|yogurt|cheese|dairy|eggs|quark|kefir)\b/iu;

describe('food first', () => {
  test('is named by each rule', () => {
    for (const rule of RULES) expect(foodFirstOf(rule, ada()).length).toBeGreaterThan(20);
  });

  test('lists all sources of iron and calcium for Ada, who eats everything', () => {
    expect(lineFor('iron-deficiency', ada())).toBe(
      'You can get iron from meat, fish, lentils and beans. Having vitamin C with plant foods can double how much iron you absorb.',
    );
    expect(lineFor('calcium-low', ada())).toBe(
      'You can get calcium from milk, yogurt, cheese, tofu set with calcium, sardines and kale: 150 to 350 mg a serving.',
    );
  });

  test('lists only plants for Vera, who is vegan', () => {
    const vera = who({ dietPattern: 'vegan' });
    expect(lineFor('iron-deficiency', vera)).toMatch(/^You can get iron from lentils and beans\./u);
    expect(lineFor('calcium-low', vera)).toMatch(
      /^You can get calcium from tofu set with calcium and kale:/u,
    );
    expect(lineFor('creatine', vera)).toMatch(/^Plants contain next to no creatine/u);
    for (const rule of RULES) {
      expect(foodFirstOf(rule, vera)).not.toMatch(FLESH);
      expect(foodFirstOf(rule, vera)).not.toMatch(OF_ANIMALS);
    }
  });

  test('keeps milk and eggs for Nils, a vegetarian, and fish for Pia, who eats fish', () => {
    for (const rule of RULES) {
      expect(foodFirstOf(rule, who({ dietPattern: 'vegetarian' }))).not.toMatch(FLESH);
      expect(foodFirstOf(rule, who({ dietPattern: 'pescatarian' }))).not.toMatch(/\b(meat|pork)\b/iu);
    }
    expect(lineFor('calcium-low', who({ dietPattern: 'vegetarian' }))).toMatch(/milk/u);
    expect(lineFor('iron-deficiency', who({ dietPattern: 'pescatarian' }))).toMatch(/from fish, lentils/u);
  });

  test('respects preferences set with the goals', () => {
    const goals = ada({ dietaryPreference: 'vegan', health: healthy({ dietPattern: null }) });
    expect(lineFor('b12-deficiency', goals)).toBe(
      'You can get B12 from fortified foods. Plants don’t contain any.',
    );
    expect(lineFor('calcium-low', ada({ dietaryPreference: 'dairy-free' }))).not.toMatch(OF_ANIMALS);
  });

  test('leaves out milk and fish for Kim, who is allergic, and adds a reminder', () => {
    expect(lineFor('calcium-low', who({ allergies: ['milk', 'fish'] }))).toBe(
      'You can get calcium from tofu set with calcium and kale: 150 to 350 mg a serving. Skip anything you’re allergic to.',
    );
  });

  test('always has something to name', () => {
    for (const rule of RULES)
      for (const dietPattern of DIET_PATTERNS)
        expect(foodFirstOf(rule, who({ dietPattern, allergies: [...ALLERGIES] }))).not.toMatch(
          /(from|with) *[.;:]|(from|with) {2}| brings? *\./u,
        );
  });
});
