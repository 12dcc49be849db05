import type { HealthCondition } from '#domain/health/health-conditions.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import type { Answer } from './answer.ts';
import type { ItemKey } from './item-keys.ts';
import type { Exclusion } from './lifestyle-result.ts';
import type { OfferedAnswer } from './offer-answers.ts';

/** Items that conditions answer: each option by what was told, and the option where none of it was. */
const CONDITION_ITEMS: readonly {
  readonly item: ItemKey;
  readonly options: readonly (readonly [HealthCondition, string])[];
  /** Conditions that do not say which option it is, and the options that they rule out. */
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

/** Answers that the health profile offers. That somebody has none of a list is only known once they told all of it. */
export function offeredByHealth(health: HealthProfile | undefined): readonly OfferedAnswer[] {
  if (!health || health.answeredOn === null) return [];
  const { conditions, conditionsAnswered, answeredOn } = health;
  return CONDITION_ITEMS.flatMap(({ item, options, open, none }) => {
    const told = options.find(([condition]) => conditions.includes(condition))?.[1];
    const isOpen = open.some((condition) => conditions.includes(condition));
    const option = told ?? (conditionsAnswered && !isOpen ? none : undefined);
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

/** Whether an answer denies what was told: no diabetes of somebody on insulin, whatever one blood test or an older answer says. */
export function contradictsProfile(
  health: HealthProfile | undefined,
  { item, value }: Pick<Answer, 'item' | 'value'>,
): boolean {
  const row = CONDITION_ITEMS.find((each) => each.item === item);
  if (!row || value.kind !== 'option' || !row.ruledOut.includes(value.option)) return false;
  return row.open.some((condition) => health?.conditions.includes(condition));
}

/** What of somebody's health makes a bio-age mean something else. */
export function exclusionsOf(health: HealthProfile | undefined): readonly Exclusion[] {
  if (!health) return [];
  const told = (['eating-disorder', 'cancer-treatment'] as const).filter((condition) =>
    health.conditions.includes(condition),
  );
  return health.isPregnant ? ['pregnancy', ...told] : told;
}

/** Items that somebody is not advised to change: no nuts with an allergy to them, no weight to lose while breastfeeding. */
export const avoidedItems = (health: HealthProfile | undefined): readonly ItemKey[] => [
  ...(health?.allergies.includes('nuts') ? (['nuts'] as const) : []),
  ...(health?.isBreastfeeding ? (['bmi', 'whtr'] as const) : []),
];
