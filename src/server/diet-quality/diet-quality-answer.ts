import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import { HEI_KEYS, type HeiKey } from '#domain/diet-quality/hei-components.ts';

const heiAnswer = (hei: DietQuality['hei']): DietQualityAnswer['hei'] =>
  hei.kind === 'known' ? { ...hei, components: [...hei.components] } : { ...hei, unknown: [...hei.unknown] };

/** Converts diet quality to its API form. */
export const dietQualityAnswer = ({ glycemicLoads, ...diet }: DietQuality): DietQualityAnswer => ({
  ...diet,
  days: [...diet.days],
  hei: heiAnswer(diet.hei),
  foods: Object.fromEntries(HEI_KEYS.map((key) => [key, [...diet.foods[key]]])) as Record<
    HeiKey,
    DietQualityAnswer['foods'][HeiKey]
  >,
  unknownFoods: [...diet.unknownFoods],
  dietQualityDays: diet.dietQualityDays.map(({ parts, ...day }) => ({ ...day, parts: [...parts] })),
  nova: diet.nova && { ...diet.nova, percents: [...diet.nova.percents] },
  glycaemicLoads: [...glycemicLoads],
  protein: diet.protein && { ...diet.protein, kinds: [...diet.protein.kinds] },
  plants: [...diet.plants],
});
