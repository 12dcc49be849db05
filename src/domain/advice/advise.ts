import type { AdviceFacts, Finding, Rule } from './facts.ts';
import { fewCompleteDays, lowFiber, lowProtein, lowWater } from './food-and-water.ts';
import { checkIn, losingTooFast, lowGlucose } from './glucose-and-weight.ts';
import { irregularSleep, lateMeals, shortSleep, sleepAndIntake, stressUp } from './sleep-and-stress.ts';

// What can harm comes first, then what moves most; a rule that only asks for more data comes last.
const IN_ORDER: readonly Rule[] = [
  lowGlucose,
  losingTooFast,
  checkIn,
  sleepAndIntake,
  shortSleep,
  stressUp,
  lowProtein,
  irregularSleep,
  lateMeals,
  lowWater,
  lowFiber,
  fewCompleteDays,
];

/**
 * What is worth acting on, the most important first. The order and every threshold are choices of this product; each rule says its
 * own. No diagnosis follows from any of them.
 */
export const advise = (facts: AdviceFacts): readonly Finding[] =>
  IN_ORDER.flatMap((rule) => rule(facts) ?? []);
