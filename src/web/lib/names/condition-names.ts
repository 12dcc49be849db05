import type { Condition } from '#domain/goals/conditions.ts';

/** Names of health conditions. Goals and fasting share the answers, so they use the same words. */
export const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  pregnant: 'I am pregnant',
  breastfeeding: 'I am breastfeeding',
  'eating-disorder': 'I have, or had, an eating disorder',
  'cancer-treatment': 'I am in treatment for cancer',
  insulin: 'I have type 1 diabetes, or take insulin or a sulfonylurea',
  'kidney-disease': 'I have stage 4 or 5 kidney disease, or am on dialysis',
};
