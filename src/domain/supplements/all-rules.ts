import type { Rule } from './rule.ts';
import { BONE_RULES } from '#domain/supplements/rules/bone-and-iodine.ts';
import { FOLATE_RULES } from '#domain/supplements/rules/folate-and-homocysteine.ts';
import { FURTHER_RULES } from '#domain/supplements/rules/further.ts';
import { HEART_RULES } from '#domain/supplements/rules/heart-and-sugar.ts';
import { IRON_RULES } from '#domain/supplements/rules/iron.ts';
import { KETO_AND_STRESS_RULES } from '#domain/supplements/rules/keto-and-stress.ts';
import { MAGNESIUM_RULES } from '#domain/supplements/rules/magnesium-and-sleep.ts';
import { MINERAL_RULES } from '#domain/supplements/rules/minerals.ts';
import { OMEGA_3_RULES } from '#domain/supplements/rules/omega-3.ts';
import { STRENGTH_RULES } from '#domain/supplements/rules/strength.ts';
import { VITAMIN_B12_RULES } from '#domain/supplements/rules/vitamin-b12.ts';
import { VITAMIN_D_RULES } from '#domain/supplements/rules/vitamin-d.ts';

/** The 38 rules of science notes 7.2 in order. Some have two parts. */
export const RULES: readonly Rule[] = [
  ...VITAMIN_D_RULES,
  ...VITAMIN_B12_RULES,
  ...IRON_RULES,
  ...OMEGA_3_RULES,
  ...MAGNESIUM_RULES,
  ...FOLATE_RULES,
  ...BONE_RULES,
  ...MINERAL_RULES,
  ...STRENGTH_RULES,
  ...HEART_RULES,
  ...KETO_AND_STRESS_RULES,
  ...FURTHER_RULES,
].toSorted((one, other) => one.number - other.number);

const RULE_IDS: ReadonlySet<string> = new Set(RULES.map(({ id }) => id));

export const isRuleId = (id: string): boolean => RULE_IDS.has(id);
