import { describe, expect, test } from 'vitest';
import { addedSugarsG } from './added-sugars.ts';
import type { Food } from '#domain/foods/food.ts';

const food = (group: Food['group'], nova: Food['nova'], sugarsG?: number, potassiumMg?: number) => ({
  group,
  nova,
  per100g: { ...(sugarsG !== undefined && { sugarsG }), ...(potassiumMg !== undefined && { potassiumMg }) },
});

describe('added sugars', () => {
  test.each([
    ['none in an apple', food('fruit', 1, 10.4, 107), 0],
    ['none in plain milk', food('dairy', 1, 4.8, 150), 0],
    ['none where there is no sugar', food('meat', 4, 0), 0],
    ['none in cream', food('dairy', 2, 2.9, 95), 0],
    ['none in ripened cheese', food('cheese', 3, 0.5, 76), 0],
    ['all of table sugar', food('sweet', 2, 99.8, 2), 99.8],
    ['all of cola', food('sugary-drink', 4, 9.9, 5), 9.9],
    ['all of hard candy', food('sweet', 4, 62.9, 5), 62.9],
    ['none in unsweetened cocoa', food('sweet', 2, 1.75, 1524), 0],
  ])('%s', (_, known, sugarsG) => expect(addedSugarsG(known)).toBe(sugarsG));

  test.each([
    ['chocolate milk: part is of the milk', food('sugary-drink', 4, 9.5, 170)],
    ['jam: part is of the fruit', food('sweet', 4, 48, 77)],
    ['a home-cooked dish: its cook knows', food('dish', 1, 3)],
    ['a food whose sugars are unknown', food('fruit', 1)],
  ])('unknown in %s', (_, unknown) => expect(addedSugarsG(unknown)).toBeUndefined());
});
