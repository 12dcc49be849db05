import type { Sex } from '#domain/account/profile.ts';
import { GRIP, medianGripKg } from '#domain/bio-age/formulas/grip-years.ts';
import { PARENT } from '#domain/bio-age/formulas/parent-years.ts';
import { REGULARITY_BANDS } from '#domain/bio-age/formulas/regularity-years.ts';
import { EXPECTED_VO2_MAX, VO2_MAX } from '#domain/bio-age/formulas/vo2max-years.ts';
import { weightOf } from '#domain/bio-age/item-weight.ts';
import type { Item, NumberItem } from '#domain/bio-age/item.ts';
import { itemOf } from '#domain/bio-age/sections.ts';

const minus = (text: string): string => text.replace('-', '−');
const exact = (value: number): string => minus(String(value));
const hundredth = (value: number): string => minus(value.toFixed(2));

function regularityText(sex: Sex): string {
  const item = itemOf('reg', sex);
  const wordsOf = (key: string) =>
    (item?.kind === 'choice' && item.options.find((option) => option.key === key)?.words) || key;
  const bands = REGULARITY_BANDS.map(([from, options], index) => {
    const words = options.map((key) => wordsOf(key).toLowerCase()).join(' and ');
    const counts = options.length > 1 ? `the average of ${words}` : words;
    return `${index === REGULARITY_BANDS.length - 1 ? 'anything lower' : `${from} or higher`} counts as ${counts}`;
  });
  return `Scored as if you’d answered the regularity question. An index of ${bands.join('; ')}.`;
}

function numberText({ key }: NumberItem, sex: Sex, ageYears: number): string {
  if (key === 'grip')
    return `${exact(GRIP.yearsPerStep)} years for each ${GRIP.stepKg} kg above the median for your sex and age, ${medianGripKg(sex, ageYears)} kg, up to ${GRIP.maxKg} kg.`;
  if (key === 'vo2max') {
    const { intercept, perYear, female, perLb } = EXPECTED_VO2_MAX;
    return `${exact(VO2_MAX.yearsPerMet)} years for each ${VO2_MAX.met} mL/kg/min above ${intercept} − ${perYear} · age ${sex === 'female' ? `− ${female} ` : ''}− ${perLb} · pounds, up to ${VO2_MAX.maxMets} steps.`;
  }
  return regularityText(sex);
}

/** Factors of an answer's weight besides its section's overlap. @param ageYears of the result */
export function weightText(item: Item, sex: Sex, ageYears: number): string {
  if (item.kind === 'parent')
    return `${exact(PARENT.yearsPerDecade)} · ${PARENT.bothParents} years for each decade above ${PARENT.averageAge}, capped at ${-PARENT.decades.low} decades below and ${PARENT.decades.high} above.`;
  if (item.kind === 'number') return numberText(item, sex, ageYears);
  return `Factor ${item.factor}; ln HR of the average adult ${hundredth(weightOf(item).meanLogHazard)}.`;
}

/** An unanswered question with its uncertainty: "Fine particles (SD 0.42)". */
export function missingText(item: Item | undefined, name: string): string {
  return item?.kind === 'choice' ? `${name} (SD ${hundredth(weightOf(item).sdYears)})` : name;
}
