import type { ChoiceItem, Section } from './item.ts';
import { SECTIONS } from './sections.ts';

/** Adult mortality rises by about 9% per year of age, so ln(hazard ratio) / 0.09 gives years. */
export const LOG_HAZARD_PER_YEAR = 0.09;
/** Factor for the overlap between sections. */
export const BETWEEN_SECTIONS = 0.85;

/** Years for the options of an item, before the age factor. */
export interface ItemWeight {
  readonly yearsOf: ReadonlyMap<string, number>;
  /** Options whose years were limited so that quitting never scores worse than continuing. */
  readonly held: ReadonlySet<string>;
  /** Average of ln HR among adults: c in the formula. */
  readonly meanLogHazard: number;
  /** Standard deviation among adults: the uncertainty of an unknown answer. */
  readonly sdYears: number;
  readonly minYears: number;
  readonly maxYears: number;
}

/**
 * Years that each option adds or subtracts: 0.85 · section overlap · item factor · (ln HR − c) / 0.09, with c the average of ln
 * HR among adults, so that the average adult scores 0. Based on Gompertz' law of mortality; science notes 5.3.
 */
export function itemWeight({ overlap }: Section, { factor, options }: ChoiceItem): ItemWeight {
  const meanLogHazard = options.reduce(
    (sum, { prevalence, hazardRatio }) => sum + prevalence * Math.log(hazardRatio),
    0,
  );
  const scale = (BETWEEN_SECTIONS * overlap * factor) / LOG_HAZARD_PER_YEAR;
  const years = options.map((option) => scale * (Math.log(option.hazardRatio) - meanLogHazard));
  const goingOn = Math.min(...years.filter((_, index) => options[index]?.continues));
  const limited = years.map((of, index) => (options[index]?.quits ? Math.min(of, goingOn) : of));
  const mean = options.reduce((sum, { prevalence }, index) => sum + prevalence * (limited[index] ?? 0), 0);
  const variance = options.reduce(
    (sum, { prevalence }, index) => sum + prevalence * ((limited[index] ?? 0) - mean) ** 2,
    0,
  );
  return {
    yearsOf: new Map(options.map(({ key }, index) => [key, limited[index] ?? 0])),
    held: new Set(options.flatMap(({ key }, index) => (limited[index] === years[index] ? [] : [key]))),
    meanLogHazard,
    sdYears: Math.sqrt(variance),
    minYears: Math.min(...limited),
    maxYears: Math.max(...limited),
  };
}

const WEIGHTS: ReadonlyMap<ChoiceItem, ItemWeight> = new Map(
  SECTIONS.flatMap((section) =>
    section.items.flatMap((item) =>
      item.kind === 'choice' ? [[item, itemWeight(section, item)] as const] : [],
    ),
  ),
);

const NOTHING: ItemWeight = {
  yearsOf: new Map(),
  held: new Set(),
  meanLogHazard: 0,
  sdYears: 0,
  minYears: 0,
  maxYears: 0,
};

export const weightOf = (item: ChoiceItem): ItemWeight => WEIGHTS.get(item) ?? NOTHING;
