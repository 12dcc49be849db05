import type { ChoiceItem, Section } from './item.ts';
import { SECTIONS } from './sections.ts';

/** Adult mortality rises by about 9 % with each year of age: ln(hazard ratio) / 0.09 are years. */
const LOG_HAZARD_PER_YEAR = 0.09;
/** Overlap between sections: their sum counts this much. */
const BETWEEN_SECTIONS = 0.85;

/** What the options of an item come to, in years at full age factor. */
export interface ItemWeight {
  readonly yearsOf: ReadonlyMap<string, number>;
  /** Options whose years were held down, so that having quit is not worse than going on. */
  readonly held: ReadonlySet<string>;
  /** Mean of ln HR among adults: c of the formula. */
  readonly meanLogHazard: number;
  /** Standard deviation among adults: how much not knowing the answer leaves open. */
  readonly sdYears: number;
  readonly minYears: number;
  readonly maxYears: number;
}

/**
 * Years that each option of an item adds or takes away: 0.85 · overlap of the section · factor of the item · (ln HR − c) / 0.09, with c the
 * mean of ln HR among adults, so that the average adult comes to 0. After Gompertz' law of mortality; science notes 5.3.
 */
export function itemWeight({ overlap }: Section, { factor, options }: ChoiceItem): ItemWeight {
  const centre = options.reduce(
    (sum, { prevalence, hazardRatio }) => sum + prevalence * Math.log(hazardRatio),
    0,
  );
  const scale = (BETWEEN_SECTIONS * overlap * factor) / LOG_HAZARD_PER_YEAR;
  const years = options.map((option) => scale * (Math.log(option.hazardRatio) - centre));
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
    meanLogHazard: centre,
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

/** The weight of an item of the assessment. */
export const weightOf = (item: ChoiceItem): ItemWeight => WEIGHTS.get(item) ?? NOTHING;
