import { LABEL_FIELDS } from '#domain/foods/labels/label-fields.ts';
import { saltGOfSodium } from '#domain/foods/labels/label.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { LabelDraft } from '#web/lib/foods/label-draft.ts';
import { emptyLabel, type LabelForm } from './label-form.ts';

const shown = (value: number): string => String(Number(value.toPrecision(4)));

/** A label read from a picture as a form, for the member to correct. */
export function labelFormOfPhoto({ label, id }: LabelDraft): LabelForm {
  const style = label.countsFiber ? 'american' : 'european';
  const figures: { [K in NutrientKey]?: string } = {};
  for (const { key } of LABEL_FIELDS) {
    const value = (label.per100 ?? label.perServing)?.[key];
    if (value === undefined) continue;
    figures[key] = shown(key === 'sodiumMg' && style === 'european' ? saltGOfSodium(value) : value);
  }
  const serving = label.servingGrams === null ? '' : shown(label.servingGrams);
  return {
    ...emptyLabel(id, style),
    basis: label.per100 ? '100g' : 'portion',
    figures,
    portions: label.per100 && serving === '' ? [] : [{ label: 'serving', grams: serving }],
  };
}
