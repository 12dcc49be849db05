import type { MarkerKey } from '#domain/blood/markers.ts';
import { BLOOD_IMMUNE_FACTS } from '#domain/coach/subjects/facts/markers/blood-immune.ts';
import { HORMONE_FACTS } from '#domain/coach/subjects/facts/markers/hormones.ts';
import { METABOLIC_HEART_FACTS } from '#domain/coach/subjects/facts/markers/metabolic-heart.ts';
import { NUTRIENT_IRON_FACTS } from '#domain/coach/subjects/facts/markers/nutrients-iron.ts';
import { ORGAN_ELECTROLYTE_FACTS } from '#domain/coach/subjects/facts/markers/organs-electrolytes.ts';
import type { MarkerFacts } from '#domain/coach/subjects/facts/markers/marker-facts.ts';

const FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  ...METABOLIC_HEART_FACTS,
  ...HORMONE_FACTS,
  ...BLOOD_IMMUNE_FACTS,
  ...NUTRIENT_IRON_FACTS,
  ...ORGAN_ELECTROLYTE_FACTS,
};

/** The same marker in other units. */
const SAME: Readonly<Partial<Record<MarkerKey, MarkerKey>>> = { 'lp-a-mgdl': 'lp-a-nmol' };

/** What a marker shows and what moves it; undefined for vitamins and minerals, which have facts as nutrients. */
export const markerFacts = (key: MarkerKey): MarkerFacts | undefined => FACTS[SAME[key] ?? key];
