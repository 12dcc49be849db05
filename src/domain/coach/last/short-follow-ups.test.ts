import { expect, test } from 'vitest';
import { continued } from '#domain/coach/abilities/continued.ts';

test.each([
  ['what’s a normal HbA1c', 'is mine ok?', 'is my HbA1c ok'],
  ['what is a normal HbA1c for women over 60?', 'and mine?', 'what is my HbA1c'],
  ['what’s a normal ferritin', 'for men?', 'what is a normal ferritin for men'],
  ['what is a normal ferritin for men', 'and at 60?', 'what is a normal ferritin at 60'],
  ['how much iron do I need', 'for women over 50?', 'how much iron is needed for women over 50'],
  ['what did I eat for lunch on Monday', 'and Tuesday?', 'what did i eat for lunch on tuesday'],
  ['how much protein in chicken', 'and beef?', 'how much protein in beef'],
  ['did I drink enough yesterday?', 'and on Saturday?', 'did i drink enough on saturday'],
  ['am I getting enough iron this week', 'and zinc?', 'am i getting enough zinc this week'],
  ['what are my goals today', 'and yesterday?', 'my goals yesterday'],
  ['Is chicken healthy?', 'and beef?', 'is beef healthy'],
])('after “%s”, “%s” means “%s”', (before, message, meant) => {
  expect(continued(message, [before])).toBe(meant);
});

test.each([
  ['does stress make me eat more?', 'does stress affect my calories'],
  ['Do I eat more when I’m stressed?', 'does stress affect my calories'],
  ['does poor sleep make me walk less', 'does sleep affect my steps'],
])('“%s” asks “%s”', (message, meant) => {
  expect(continued(message, [])).toBe(meant);
});

test.each([
  ['How many steps did I take?', 'and mine?'],
  ['How many steps did I take?', 'for men?'],
  ['Is chicken healthy?', 'and fiber?'],
])('after “%s”, “%s” stays as it is', (before, message) => {
  expect(continued(message, [before])).toBe(message);
});
