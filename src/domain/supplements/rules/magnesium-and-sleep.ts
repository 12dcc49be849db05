import {
  all,
  any,
  eatsBelow,
  has,
  holds,
  kidneysMayBeBelow,
  lab,
  lives,
  says,
  takes,
} from '#domain/supplements/predicates.ts';
import { dose, form, type Rule, type RuleBlock } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

export const MAGNESIUM_BLOCKS: readonly RuleBlock[] = [
  {
    when: kidneysMayBeBelow(45),
    says: 'We suggest magnesium only if your eGFR is at least 45 mL/min. Yours is lower, or we don’t have a result.',
  },
];

const MAGNESIUM = {
  title: 'Magnesium',
  blocks: MAGNESIUM_BLOCKS,
  form: form('Magnesium glycinate or citrate (go by the elemental magnesium on the label)'),
  timing: 'In the evening',
  times: ['evening'],
  caution:
    'No more than 350 mg a day from supplements. Higher doses can cause diarrhea, and magnesium can build up if your kidney function is reduced.',
  foodFirst: {
    foods: [['a handful of nuts', 'nuts'], 'a handful of seeds', 'beans', 'whole grains', 'dark greens'],
    says: (foods: string) => `You can get magnesium from ${foods}: 80 to 150 mg a serving.`,
  },
} as const;

const sleepsBadly = holds(
  'sleep',
  'Sleep score',
  ({ sleep }) =>
    sleep && sleep.value < 60 ? `${Math.round(sleep.value)} over 14 days, below 60` : undefined,
  ({ sleep }) => sleep?.date ?? null,
);

const MELATONIN = {
  title: 'Melatonin, for up to 4 weeks',
  severity: 1,
  blocks: [
    { when: takes('sedative'), says: 'Don’t combine it with sleeping pills or sedatives.' },
    {
      when: takes('warfarin', 'doac', 'antiplatelet'),
      says: 'Don’t combine it with medications that prevent clots. Bleeding has been reported.',
    },
    {
      when: any(has('epilepsy'), takes('antiepileptic')),
      says: 'If you have epilepsy, ask your doctor before taking it.',
    },
    {
      when: has('autoimmune-disease'),
      says: 'Don’t take it if you have an autoimmune disease. Melatonin stimulates your immune system.',
    },
    {
      when: any(says('isPregnant'), says('isBreastfeeding')),
      says: 'Don’t take it while pregnant or breastfeeding.',
    },
  ],
  dose: dose(['melatonin', 0.3, 1]),
  form: form('Immediate-release tablet'),
  caution: 'Never more than 3 mg, and for no more than 4 weeks. Don’t drive after taking it.',
  foodFirst: 'Morning daylight, dim evenings and a fixed wake-up time do more to shift your body clock.',
  sources: [SOURCES.cochraneMelatonin],
  retestWeeks: 4,
} as const;

export const MAGNESIUM_RULES: readonly Rule[] = [
  {
    ...MAGNESIUM,
    id: 'magnesium-low',
    number: 12,
    severity: 2,
    grade: 'B',
    when: any(eatsBelow('magnesium', 0.7), lab.below('magnesium', 2)),
    dose: dose(['magnesium', 100, 350]),
    sources: [SOURCES.magnesium],
    retestWeeks: 12,
  },
  {
    ...MAGNESIUM,
    id: 'magnesium-for-sleep',
    number: 13,
    severity: 1,
    grade: 'C',
    when: all(sleepsBadly, eatsBelow('magnesium', 0.7)),
    dose: dose(['magnesium', 200, 300]),
    sources: [SOURCES.mah2021],
    retestWeeks: 8,
  },
  {
    ...MELATONIN,
    id: 'melatonin-for-jet-lag',
    number: 14,
    grade: 'A',
    when: lives('jet-lag-or-shifts'),
    timing: '2 to 5 hours before your new bedtime',
    times: ['evening'],
  },
  {
    ...MELATONIN,
    id: 'melatonin-for-falling-asleep',
    number: 14,
    grade: 'B',
    when: lives('slow-to-fall-asleep'),
    timing: '30 to 60 minutes before bed',
    times: ['bedtime'],
  },
];
