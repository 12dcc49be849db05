import type { HealthCondition } from '#domain/health/health-conditions.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import type { Answer } from './answer.ts';
import type { ItemKey } from './item-keys.ts';
import type { Exclusion } from './lifestyle-result.ts';
import type { OfferedAnswer } from './suggested-answers.ts';

/** Items answered by conditions: an option per condition, and the option if none applies. */
const CONDITION_ITEMS: readonly {
  readonly item: ItemKey;
  readonly options: readonly (readonly [HealthCondition, string])[];
  /** Conditions that leave the option open, and the options they rule out. */
  readonly open: readonly HealthCondition[];
  readonly ruledOut: readonly string[];
  readonly none: string;
}[] = [
  {
    item: 'dm',
    options: [
      ['type-2-diabetes', 'type-2'],
      ['prediabetes', 'prediabetes'],
    ],
    open: ['insulin'],
    ruledOut: ['none', 'prediabetes'],
    none: 'none',
  },
  { item: 'cvd', options: [], open: ['cardiovascular-disease'], ruledOut: ['none'], none: 'none' },
  {
    item: 'ckd',
    options: [['kidney-disease', 'under-30']],
    open: ['kidney-disease-stage-3'],
    ruledOut: ['none'],
    none: 'none',
  },
];

/** Suggested answers from the health profile. "None" is suggested only if the member answered the whole list. */
export function offeredByHealth(health: HealthProfile | undefined): readonly OfferedAnswer[] {
  if (!health || health.answeredOn === null) return [];
  const { conditions, conditionsAnswered, answeredOn } = health;
  return CONDITION_ITEMS.flatMap(({ item, options, open, none }) => {
    const match = options.find(([condition]) => conditions.includes(condition))?.[1];
    const isOpen = open.some((condition) => conditions.includes(condition));
    const option = match ?? (conditionsAnswered && !isOpen ? none : undefined);
    if (option === undefined) return [];
    const origin = {
      kind: 'prefilled',
      source: 'health-profile',
      measuredOn: answeredOn,
      figure: null,
      days: null,
    } as const;
    return [{ item, value: { kind: 'option', option }, origin, isApproximate: false } as const];
  });
}

/** Whether an answer contradicts the health profile, such as no diabetes for a member on insulin. */
export function contradictsProfile(
  health: HealthProfile | undefined,
  { item, value }: Pick<Answer, 'item' | 'value'>,
): boolean {
  const row = CONDITION_ITEMS.find((each) => each.item === item);
  if (!row || value.kind !== 'option' || !row.ruledOut.includes(value.option)) return false;
  return row.open.some((condition) => health?.conditions.includes(condition));
}

/** Conditions that make a bio-age misleading. */
export function exclusionsOf(health: HealthProfile | undefined): readonly Exclusion[] {
  if (!health) return [];
  const excluded = (['eating-disorder', 'cancer-treatment'] as const).filter((condition) =>
    health.conditions.includes(condition),
  );
  return health.isPregnant ? ['pregnancy', ...excluded] : excluded;
}

/** Items without suggested changes: nuts with a nut allergy, weight while breastfeeding. */
export const avoidedItems = (health: HealthProfile | undefined): readonly ItemKey[] => [
  ...(health?.allergies.includes('nuts') ? (['nuts'] as const) : []),
  ...(health?.isBreastfeeding ? (['bmi', 'whtr'] as const) : []),
];
