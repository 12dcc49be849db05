import type { ProtocolRule, FastingProtocol } from '#domain/fasting/protocols.ts';
import type { FastingCondition, FastingWarning } from '#domain/fasting/screening.ts';
import type { Evidence, StageCode } from '#domain/fasting/stages.ts';
import type { StartQuestion } from '#domain/fasting/start-checks.ts';
import type { StopSign } from '#domain/fasting/stop-signs.ts';
import { CONDITION_NAMES } from '#web/lib/names/condition-names.ts';

export const PROTOCOL_NOTES: Readonly<Record<FastingProtocol, string>> = {
  '12:12':
    'Fast for 12 hours, eat within 12. An overnight fast plus a late breakfast. A good place to start.',
  '14:10': 'Fast for 14 hours, eat within 10. A good next step if you sleep well on 12 hours.',
  '16:8': 'Fast for 16 hours, eat within 8. For daily fasting, you don’t need more than 16 to 18 hours.',
  '18:6': 'Fast for 18 hours, eat within 6. There’s room for two meals. Make sure you get enough protein.',
  '20:4': 'Fast for 20 hours, eat within 4. It’s hard to eat enough in four hours.',
  omad: 'Fast for 23 hours. Only after a year of practice, and no more than two days a week.',
  '5:2': 'Two days a week, not back to back, on 500 kcal (women) or 600 kcal (men).',
  'alternate-day': 'Every other day, eat a quarter of the calories you burn.',
  '24h': 'From one dinner to the next. No more than once a week. Keep drinking water.',
  '36h': 'A day and two nights. No more than twice a month, after talking to your doctor.',
  custom: 'Any length from 1 to 36 hours.',
};

export const LEVEL_NAMES: Readonly<Record<ProtocolRule['level'], string>> = {
  everyone: 'For almost everyone',
  beginner: 'For beginners',
  practised: 'With some experience',
  advanced: 'Advanced',
  occasional: 'Occasional',
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
  fed: 'You’re still absorbing your last meal. Insulin is up, and your body uses sugar first.',
  'post-absorptive': 'Your liver releases sugar from its glycogen stores and keeps your blood sugar steady.',
  glycogen: 'Glycogen runs low, and you burn more fat. Blood ketones are often 0.1 to 0.5 mmol/L.',
  switch: 'Fat becomes the main fuel. Blood ketones are about 0.5 to 1.0 mmol/L in many people.',
  ketosis: 'At about 1 to 2 mmol/L, ketones fuel your brain too. Your liver makes the sugar you still need.',
};

export const EVIDENCE_NAMES: Readonly<Record<Evidence, string>> = {
  A: 'well established in humans',
  'A–B': 'partly established, timing from smaller studies',
  B: 'from small human studies',
  C: 'little studied in humans',
};

export const ANSWER_NAMES: Readonly<Record<FastingCondition, string>> = {
  ...CONDITION_NAMES,
  gout: 'Gout',
  diuretic: 'A diuretic (water pill)',
  'ace-inhibitor': 'An ACE inhibitor, such as lisinopril or ramipril',
  'sglt2-inhibitor': 'An SGLT2 inhibitor, such as empagliflozin (Jardiance) or dapagliflozin (Farxiga)',
  lithium: 'Lithium',
  warfarin: 'Warfarin',
};

export const WARNING_TEXTS: Readonly<Record<FastingWarning, string>> = {
  gout: 'long fasts raise uric acid and can trigger gout',
  diuretic: 'diuretics make you lose more water and salt',
  'ace-inhibitor': 'ACE inhibitors can make your blood pressure drop too low',
  'sglt2-inhibitor': 'SGLT2 inhibitors can make ketones rise dangerously while glucose looks normal',
  lithium: 'lithium builds up in your body when you eat and drink less',
  warfarin: 'warfarin works differently when you eat less',
};

export const QUESTION_TEXTS: Readonly<Record<StartQuestion, string>> = {
  'whole-day':
    'Only healthy adults should fast for a whole day, and no more than once a week. Drink water, take it easy, and don’t drive if you feel weak.',
  'whole-day-again': 'You’ve already fasted for a whole day in the last seven days.',
  long: 'Fast for more than a day only if you know how your body responds, and no more than twice a month. Talk to your doctor first, especially if you take medication. Drink water, and break your fast with a small meal.',
  omad: 'One meal a day is for people who have practiced shorter fasts for about a year. It’s hard to fit a day’s protein into one meal.',
  'omad-again': 'You’ve had two one-meal days in the last seven days. We don’t recommend more than that.',
};

export const SIGN_TEXTS: Readonly<Record<StopSign, string>> = {
  'glucose-very-low':
    'Your last glucose reading was below 54 mg/dL (3.0 mmol/L). End the fast now and have 15 g of fast-acting carbs, such as a small glass of juice. Check your glucose again after 15 minutes. If it hasn’t risen, call for help.',
  'glucose-low':
    'Your last glucose reading was below 70 mg/dL (3.9 mmol/L). End the fast, have 15 g of fast-acting carbs, and check your glucose again after 15 minutes.',
  'ketones-high':
    'Your last blood ketone reading was 3.0 mmol/L or higher. End the fast and eat. If you have diabetes or feel ill, get medical help now.',
};

/** Sources of the rules and figures. */
export const SOURCES = [
  { name: 'Stages: Anton 2018', url: 'https://doi.org/10.1002/oby.22065' },
  { name: 'Weight: Liu 2022', url: 'https://doi.org/10.1056/NEJMoa2114833' },
  { name: 'Lean mass: Lowe 2020', url: 'https://doi.org/10.1001/jamainternmed.2020.4153' },
  { name: '5:2: Harvie 2011', url: 'https://doi.org/10.1038/ijo.2010.171' },
  { name: 'Alternate days: Varady 2013', url: 'https://doi.org/10.1186/1475-2891-12-146' },
  { name: 'Refeeding after long fasts: NICE CG32', url: 'https://www.nice.org.uk/guidance/cg32' },
] as const;
