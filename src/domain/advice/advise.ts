import type { AdviceFacts, AdviceRule, Finding, Rule } from './facts.ts';
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
 * @param dismissed rules the member does not want to hear of now; a very low glucose is said all the same
 */
export function advise(
  facts: AdviceFacts,
  dismissed: ReadonlySet<AdviceRule> = new Set(),
): readonly Finding[] {
  return IN_ORDER.flatMap((rule) => {
    const finding = rule(facts);
    return finding && (finding.rule === 'low-glucose' || !dismissed.has(finding.rule)) ? [finding] : [];
  });
}
