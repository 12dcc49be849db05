import type { MarkerKey } from '#domain/blood/markers.ts';
import { METABOLIC_FACTS, type MarkerFacts } from '#domain/coach/subjects/facts/marker-facts.ts';
import { ORGAN_FACTS } from '#domain/coach/subjects/facts/organ-marker-facts.ts';

/** The same marker in other units. */
const SAME: Readonly<Partial<Record<MarkerKey, MarkerKey>>> = { 'lp-a-mgdl': 'lp-a-nmol' };

/** What a marker shows and what moves it; undefined for vitamins and minerals, which have facts as nutrients. */
export const markerFacts = (key: MarkerKey): MarkerFacts | undefined => {
  const same = SAME[key] ?? key;
  return METABOLIC_FACTS[same] ?? ORGAN_FACTS[same];
};
