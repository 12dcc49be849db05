import type { OwnFood, OwnFoodInput } from '#contract/foods/own-foods.ts';
import { MAX_PORTION_GRAMS } from '#domain/foods/food.ts';
import { FOOD_GROUPS, type FoodGroup, type Portion } from '#domain/foods/food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import { judgeOwnFood, type Judgment } from '#domain/foods/judge-own-food.ts';
import { LABEL_FIELDS } from '#domain/foods/labels/label-fields.ts';
import { labelOf, per100gOfLabel, saltGOfSodium, sodiumMgOfSalt } from '#domain/foods/labels/label.ts';
import type { NutrientKey, Nutrients } from '#domain/foods/nutrients.ts';
import { parseNumber } from '#web/lib/entry-form.ts';
import { typedAmountFault } from '#web/lib/units/amount.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** A label being typed. Plain data, so that it survives a reload. */
export interface LabelForm {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly gtin: string;
  readonly group: FoodGroup;
  /** Basis of the figures: 100 g, or the first portion. */
  readonly basis: '100g' | 'portion';
  /** European labels print carbohydrate without fiber, and salt for sodium. */
  readonly style: 'american' | 'european';
  readonly figures: { readonly [K in NutrientKey]?: string };
  /** Nutrients per 100 g beyond a label's lines; stored unchanged. */
  readonly rest: Nutrients;
  readonly portions: readonly { readonly label: string; readonly grams: string }[];
  readonly confirmed: boolean;
}

export type LabelStyleName = LabelForm['style'];

/** The parsed form. `input` exists if it can be saved. */
export interface ReadLabel {
  readonly faults: Readonly<Record<string, string>>;
  readonly per100g: Nutrients;
  readonly portions: readonly Portion[];
  readonly judgment: Judgment;
  readonly input: OwnFoodInput | undefined;
}

const shown = (value: number): string => String(Number(value.toPrecision(4)));

/** @param id UUID of the new food */
export const emptyLabel = (id: string, style: LabelStyleName, gtin = ''): LabelForm => ({
  id,
  name: '',
  brand: '',
  gtin,
  group: 'other',
  basis: style === 'european' ? '100g' : 'portion',
  style,
  figures: {},
  rest: {},
  portions: style === 'european' ? [] : [{ label: 'serving', grams: '' }],
  confirmed: false,
});

/** A stored food as a form, its figures for 100 g. */
export function labelFormOf({ id, food, gtin }: OwnFood, style: LabelStyleName): LabelForm {
  const printed = labelOf(food.per100g, { grams: 100, countsFiber: style === 'american' });
  const figures: { [K in NutrientKey]?: string } = {};
  for (const { key } of LABEL_FIELDS) {
    const value = printed[key];
    if (value === undefined) continue;
    figures[key] = shown(key === 'sodiumMg' && style === 'european' ? saltGOfSodium(value) : value);
  }
  const rest = Object.fromEntries(
    Object.entries(food.per100g).filter(([key]) => !LABEL_FIELDS.some((field) => field.key === key)),
  );
  return {
    id,
    name: food.name,
    brand: food.brand ?? '',
    gtin: gtin?.replace(/^0{1,2}(?=\d{12,13}$)/, '') ?? '',
    group: food.group,
    basis: '100g',
    style,
    figures,
    rest,
    portions: food.portions.map(({ label, grams }) => ({ label, grams: shown(grams) })),
    confirmed: false,
  };
}

/** A number; undefined for an empty field, NaN if it isn't a number. */
export const figureOf = (typed: string): number | undefined => parseNumber(typed) ?? undefined;

function readFigures({ figures, style }: LabelForm): { printed: Nutrients; faults: Record<string, string> } {
  const printed: { [K in NutrientKey]?: number } = {};
  const faults: Record<string, string> = {};
  for (const { key } of LABEL_FIELDS) {
    const value = figureOf(figures[key] ?? '');
    if (Number.isNaN(value)) faults[key] = 'Enter a number.';
    else if (value !== undefined && value < 0) faults[key] = 'Enter 0 or more.';
    else if (value !== undefined)
      printed[key] = key === 'sodiumMg' && style === 'european' ? sodiumMgOfSalt(value) : value;
  }
  return { printed, faults };
}

function readPortions(form: LabelForm): { portions: Portion[]; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const labels = new Set<string>();
  const portions = form.portions.flatMap(({ label, grams: typed }, at): Portion[] => {
    const name = label.trim();
    const grams = figureOf(typed);
    if (name === '' && grams === undefined) return [];
    if (name === '') faults[`portions.${at}.label`] = 'Enter a name.';
    if (labels.has(name.toLowerCase())) faults[`portions.${at}.label`] = 'Already added.';
    labels.add(name.toLowerCase());
    if (grams === undefined || !(grams > 0 && grams <= MAX_PORTION_GRAMS))
      faults[`portions.${at}.grams`] = typedAmountFault(typed, MAX_PORTION_GRAMS) ?? 'Enter 5,000 g or less.';
    return [{ label: name, grams: grams ?? 0 }];
  });
  if (form.basis === 'portion' && portions.length === 0)
    faults['portions.0.grams'] = 'Enter the weight of one serving.';
  return { portions, faults };
}

/** Parses a form: errors by field, its known figures per 100 g, and the check's findings. */
export function readLabel(form: LabelForm): ReadLabel {
  const { printed, faults: figureFaults } = readFigures(form);
  const { portions, faults: portionFaults } = readPortions(form);
  const grams = form.basis === '100g' ? 100 : (portions[0]?.grams ?? 0);
  const per100g = {
    ...form.rest,
    ...per100gOfLabel(printed, { grams, countsFiber: form.style === 'american' }),
  };
  const gtin = form.gtin.trim() === '' ? undefined : parseGtin(form.gtin);
  const faults = {
    ...figureFaults,
    ...portionFaults,
    ...(form.name.trim() === '' && { name: 'Enter a name.' }),
    ...(form.gtin.trim() !== '' &&
      !gtin && { gtin: 'A digit is missing or wrong. Check the digits against the package.' }),
    ...(printed.energyKcal === undefined &&
      !figureFaults['energyKcal'] && { energyKcal: 'Enter the calories.' }),
  };
  const judgment = judgeOwnFood(per100g);
  const mayBeSaved =
    Object.keys(faults).length === 0 &&
    judgment.refused.length === 0 &&
    (judgment.doubts.length === 0 || form.confirmed);
  const { id, name, brand, group, confirmed } = form;
  const input: OwnFoodInput = {
    id,
    name: name.trim(),
    ...(brand.trim() !== '' && { brand: brand.trim() }),
    ...(gtin !== undefined && { gtin }),
    group,
    per100g,
    portions,
    confirmed,
  };
  return { faults, per100g, portions, judgment, input: mayBeSaved ? input : undefined };
}

const named = (group: string): string => capitalized(group).replaceAll('-', ' ');

/** Food groups to choose from. */
export const GROUP_OPTIONS = FOOD_GROUPS.map((value) => ({
  value,
  label: value === 'other' ? 'Not specified' : named(value),
})).toSorted((one, other) => Number(other.value === 'other') - Number(one.value === 'other'));
