import type { MarkerKey } from '#domain/blood/markers.ts';

/** What of the log can move a blood marker. */
export interface MarkerCause {
  readonly metric: string;
  /** Whether more of it raises (1) or lowers (-1) the marker, according to research. */
  readonly effect: 1 | -1;
  readonly titles: readonly [more: string, less: string];
}

const cause = (metric: string, effect: 1 | -1, more: string, less: string): MarkerCause => ({
  metric,
  effect,
  titles: [more, less],
});
const WEIGHT = cause('weightTrendKg', 1, 'A higher weight', 'A lower weight');
const FIBER = cause('fiberG', -1, 'More fiber', 'Less fiber');
const SATURATED = cause('satFatG', 1, 'More saturated fat', 'Less saturated fat');
const ALCOHOL = cause('alcoholG', 1, 'More alcohol', 'Less alcohol');
const SUGAR = cause('addedSugarsG', 1, 'More added sugar', 'Less added sugar');
const TRAINING = cause('workoutMinutes', -1, 'More training', 'Less training');
const SLEEP = cause('sleepMinutes', -1, 'Longer sleep', 'Shorter sleep');

const LIPIDS = [SATURATED, FIBER, WEIGHT];
const SUGARS = [WEIGHT, cause('carbsG', 1, 'More carbs', 'Fewer carbs'), FIBER, TRAINING, SLEEP];

/** Causes that a log can show, and those it can't. */
interface MarkerCauses {
  readonly causes: readonly MarkerCause[];
  /** After “besides”. */
  readonly others: string;
}

const LIPID_CAUSES: MarkerCauses = {
  causes: LIPIDS,
  others:
    'weight loss in the weeks before the test, an underactive thyroid, pregnancy, some medications and your genes',
};
const SUGAR_CAUSES: MarkerCauses = {
  causes: SUGARS,
  others: 'an illness, stress, not fasting long enough before the test and some medications',
};

const CAUSES: Readonly<Partial<Record<MarkerKey, MarkerCauses>>> = {
  'total-cholesterol': LIPID_CAUSES,
  'ldl-c': LIPID_CAUSES,
  'non-hdl-c': LIPID_CAUSES,
  apob: LIPID_CAUSES,
  triglycerides: {
    causes: [ALCOHOL, SUGAR, WEIGHT, TRAINING],
    others: 'eating before the test, an underactive thyroid and some medications',
  },
  'glucose-fasting': SUGAR_CAUSES,
  hba1c: SUGAR_CAUSES,
  'insulin-fasting': SUGAR_CAUSES,
  'uric-acid': { causes: [ALCOHOL, WEIGHT, SUGAR], others: 'a fast, dehydration and some medications' },
  'hs-crp': {
    causes: [WEIGHT, SLEEP],
    others: 'a cold, an injury, hard training or a vaccination shortly before the test',
  },
  alt: { causes: [ALCOHOL, WEIGHT], others: 'hard training shortly before the test and some medications' },
  ggt: { causes: [ALCOHOL, WEIGHT], others: 'some medications' },
  'hdl-c': {
    causes: [cause('workoutMinutes', 1, 'More training', 'Less training'), { ...WEIGHT, effect: -1 }],
    others: 'smoking, your genes and some medications',
  },
  ferritin: {
    causes: [cause('ironMg', 1, 'More iron', 'Less iron')],
    others: 'inflammation and blood loss, for example from heavy periods or blood donations,',
  },
  'vitamin-d-25oh': {
    causes: [cause('vitaminDUg', 1, 'More vitamin D from food', 'Less vitamin D from food')],
    others: 'the season, supplements and body fat',
  },
  'vitamin-b12': {
    causes: [cause('vitaminB12Ug', 1, 'More vitamin B12 from food', 'Less vitamin B12 from food')],
    others: 'supplements, metformin and acid blockers',
  },
};

/** What can move a marker; undefined if no rule covers it. */
export const causesOf = (marker: MarkerKey): MarkerCauses | undefined => CAUSES[marker];

const WHY =
  /^(?:but |and |so )?(?:why|how come|what made|what caused|what could (?:cause|explain)|what(?:'s| is) (?:making|causing|behind))\b(?: (?:is|are|has|have|did|does|was|were))?(?: (?:my|the))? (.+?)(?: (?:levels?|values?))?(?: (?:is|are|has|have|been|gone|go|going|went|come|coming|still|so|too|a bit|much|keeps?|up|down|high|higher|low|lower|elevated|increase[ds]?|increasing|decrease[ds]?|drop(?:ped|ping)?|rise|rising|risen|rose|rais\w+|fall|fell|falling|fallen|change[ds]?|worse|better|out of range|again|lately|since .+|this time|this year|now))+$/;

/** The words of the marker whose change is to be explained: “why has my cholesterol gone up”. @param text plain words */
export const readWhyMarker = (text: string): string | undefined => WHY.exec(text)?.[1];
