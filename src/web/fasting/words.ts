import type { ProtocolRule, FastingProtocol } from '#domain/fasting/protocols.ts';
import type { FastingCondition, FastingWarning } from '#domain/fasting/screening.ts';
import type { Evidence, StageCode } from '#domain/fasting/stages.ts';
import type { StartQuestion } from '#domain/fasting/start-checks.ts';
import type { StopSign } from '#domain/fasting/stop-signs.ts';
import { CONDITION_NAMES } from '#web/lib/names/condition-names.ts';

export const PROTOCOL_NOTES: Readonly<Record<FastingProtocol, string>> = {
  '12:12': '12 hours without food, 12 with. About a night and a late breakfast: the place to begin.',
  '14:10': '14 hours without food, 10 with. A step further, for those who sleep well on 12.',
  '16:8': '16 hours without food, 8 with. For every day, more than 16 to 18 hours is not needed.',
  '18:6': '18 hours without food, 6 with. Room for two meals; mind your protein.',
  '20:4': '20 hours without food, 4 with. It is hard to eat enough in four hours.',
  omad: '23 hours without food. With a year of practice, and on two days a week at most.',
  '5:2': 'Two days a week, not side by side, with 500 kcal (women) or 600 kcal (men).',
  'alternate-day': 'Every other day with a quarter of the energy you use.',
  '24h': 'From one dinner to the next. Once a week at most, with water.',
  '36h': 'Over a day and two nights. Twice a month at most, after a word with your clinician.',
  custom: 'Any length from 1 to 36 hours.',
};

export const LEVEL_NAMES: Readonly<Record<ProtocolRule['level'], string>> = {
  everyone: 'For nearly everyone',
  beginner: 'For beginners',
  practised: 'With some practice',
  advanced: 'Advanced',
  occasional: 'Now and then',
  own: 'Your choice',
};

export const STAGE_NAMES: Readonly<Record<StageCode, string>> = {
  fed: 'Fed',
  'post-absorptive': 'Between meals',
  glycogen: 'Glycogen running down',
  switch: 'Switching to fat',
  ketosis: 'Ketosis',
};

export const STAGE_NOTES: Readonly<Record<StageCode, string>> = {
  fed: 'Your last meal still comes in: insulin is up, and sugar is used first.',
  'post-absorptive': 'The liver gives sugar from its store, glycogen, and keeps your blood even.',
  glycogen: 'The store gets low and more fat is burned. Blood ketones are often 0.1 to 0.5 mmol/L.',
  switch: 'Fat becomes the main fuel. Blood ketones are about 0.5 to 1.0 mmol/L in many people.',
  ketosis: 'Ketones feed the brain too, about 1 to 2 mmol/L; the liver makes the sugar that is still needed.',
};

export const EVIDENCE_NAMES: Readonly<Record<Evidence, string>> = {
  A: 'well established in humans',
  'A–B': 'established in part, timing from smaller studies',
  B: 'from small human studies',
  C: 'hardly known in humans',
};

export const ANSWER_NAMES: Readonly<Record<FastingCondition, string>> = {
  ...CONDITION_NAMES,
  gout: 'Gout',
  diuretic: 'A diuretic (water tablet)',
  'ace-inhibitor': 'An ACE inhibitor, such as ramipril or lisinopril',
  'sglt2-inhibitor': 'An SGLT2 inhibitor, such as empagliflozin or dapagliflozin',
  lithium: 'Lithium',
  warfarin: 'Warfarin',
};

export const WARNING_TEXTS: Readonly<Record<FastingWarning, string>> = {
  gout: 'long fasts raise uric acid and can set off gout',
  diuretic: 'with a diuretic you lose more water and salt',
  'ace-inhibitor': 'with an ACE inhibitor blood pressure can fall too far',
  'sglt2-inhibitor': 'with an SGLT2 inhibitor ketones can rise dangerously while glucose looks normal',
  lithium: 'lithium builds up when you eat and drink less',
  warfarin: 'warfarin acts differently when you eat less',
};

export const QUESTION_TEXTS: Readonly<Record<StartQuestion, string>> = {
  'whole-day':
    'A whole day without food is for healthy adults, once a week at most. Drink water, keep the day light, and do not drive if you feel weak.',
  'whole-day-again': 'You have fasted for a whole day in the last seven days already.',
  long: 'More than a day belongs to people who know how they react, twice a month at most. Please talk to your clinician first, above all if you take medicines. Drink water, and begin with a small meal afterwards.',
  omad: 'One meal a day is for people who have practised shorter fasts for about a year. One meal hardly holds a day’s protein.',
  'omad-again': 'You have had two days of one meal in the last seven days; more is not advised.',
};

export const SIGN_TEXTS: Readonly<Record<StopSign, string>> = {
  'glucose-very-low':
    'Your last glucose is below 54 mg/dL (3.0 mmol/L). End the fast now and take 15 g of sugar, such as a glass of juice. Measure again after 15 minutes; call for help if it does not rise.',
  'glucose-low':
    'Your last glucose is below 70 mg/dL (3.9 mmol/L). End the fast, take 15 g of sugar, and measure again after 15 minutes.',
  'ketones-high':
    'Your last blood ketones are 3.0 mmol/L or more. End the fast and eat; if you have diabetes or feel ill, get medical help now.',
};

/** Sources of the rules and figures. */
export const SOURCES = [
  { name: 'Stages: Anton et al., 2018', url: 'https://doi.org/10.1002/oby.22065' },
  { name: 'Weight: Liu et al., 2022', url: 'https://doi.org/10.1056/NEJMoa2114833' },
  { name: 'Lean mass: Lowe et al., 2020', url: 'https://doi.org/10.1001/jamainternmed.2020.4153' },
  { name: '5:2: Harvie et al., 2011', url: 'https://doi.org/10.1038/ijo.2010.171' },
  { name: 'Alternate days: Varady et al., 2013', url: 'https://doi.org/10.1186/1475-2891-12-146' },
  { name: 'Eating again after long fasts: NICE CG32', url: 'https://www.nice.org.uk/guidance/cg32' },
] as const;
