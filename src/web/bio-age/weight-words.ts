import type { Sex } from '#domain/account/profile.ts';
import { medianGripKg } from '#domain/bio-age/formulas/grip-years.ts';
import { weightOf } from '#domain/bio-age/item-weight.ts';
import type { Item, NumberItem } from '#domain/bio-age/item.ts';

const hundredth = (value: number): string => value.toFixed(2).replace('-', '−');

function numberText({ key }: NumberItem, sex: Sex, ageYears: number): string {
  if (key === 'grip')
    return `−0.589 years for each 5 kg above the median of your sex and age, ${medianGripKg(sex, ageYears)} kg; 15 kg at most.`;
  if (key === 'vo2max')
    return `−0.631 years for each 3.5 mL/kg/min above 79.9 − 0.39 · age ${sex === 'female' ? '− 13.7 ' : ''}− 0.127 · pounds; three such steps at most.`;
  return 'Counts as the answer on regularity: from 87.5 on as less than 30 minutes, from 83 as the mean of that and 30 to 60, from 78 as 30 to 60, from 71 as 60 to 90, below as more.';
}

/** What an answer is weighed by, besides the overlap of its section. @param ageYears of the result */
export function weightText(item: Item, sex: Sex, ageYears: number): string {
  if (item.kind === 'parent')
    return '−1.158 · 0.75 years for each decade above 78, from 0.8 below to 2 above.';
  if (item.kind === 'number') return numberText(item, sex, ageYears);
  return `Factor ${item.factor}; ln HR of the average adult ${hundredth(weightOf(item).meanLogHazard)}.`;
}

/** "Fine dust (SD 0.42)": a question that was not answered, and how much that leaves open. */
export function missingText(item: Item | undefined, name: string): string {
  return item?.kind === 'choice' ? `${name} (SD ${hundredth(weightOf(item).sdYears)})` : name;
}
