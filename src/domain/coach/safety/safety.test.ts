import { expect, test } from 'vitest';
import { PRESSURE_LIMITS, pressureCategory } from '#domain/vitals/blood-pressure.ts';
import { safetyReply } from './safety-reply.ts';
import { CRISIS_MESSAGES } from './crisis-messages.ts';
import { DANGERS, dangerIn, type Danger } from './dangers.ts';
import { HARMLESS_MESSAGES } from './harmless-messages.ts';
import { warningIn } from './warning.ts';

const PROMPTS: Readonly<Record<Danger, readonly string[]>> = {
  suicide: [
    'another failed cycle. I feel hopeless and can’t stop crying, I don’t see the point anymore',
    'my girls deserve a better dad, they’d forget me soon',
    'are 20 of these tablets enough to end it',
    'I keep picturing how I’d do it',
    'every night I wish I hadn’t woken up that morning',
    'when I drive I think about steering into a tree',
    'I want to kill myself',
    'i dont want to live anymore',
    'I’m going to end my life tonight',
    'Everyone would be better off without me',
    'what is a painless way to die',
    'I wish I was never born',
    'there is no point in living',
    'I have nothing to live for',
    'I can’t go on like this',
    'thinking about SUICIDE again',
    'should I jump off a bridge',
    'i want to d\u00adie and want to not wake up',
    'kms',
    'I’m gonna kms',
  ],
  'self-harm': [
    'I keep cutting myself after dinner',
    'how do I hide my self-harm',
    'I burned my skin again, I mean I was burning my skin to feel something',
    'I want to hurt myself when I overeat',
    'how to punish myself for eating',
  ],
  overdose: [
    'I took too many pills',
    'I swallowed a whole bottle of Tylenol',
    'what happens if you overdose on caffeine',
    'my kid drank bleach',
    'my 3 year old ate 12 iron gummies',
    'I injected too much insulin',
    'took 40 ibuprofen what now',
  ],
  'chest-pain': [
    'my chest hurts when I walk',
    'I have chest pain',
    'pressure in my chest and pain down my left arm',
    'am I having a heart attack',
    'I can’t breathe',
    'tightness across my chest since lunch',
  ],
  stroke: [
    'my face is drooping on one side',
    'am I having a stroke?',
    'my left arm suddenly went numb',
    'my speech is slurred since this morning',
    'worst headache of my life',
    'sudden loss of vision in one eye',
  ],
  'severe-low': [
    'my blood sugar is 42 and I’m shaking',
    'glucose 38 what should I do now, I feel faint',
    'I think this is severe hypoglycemia',
    'my diabetic husband is unconscious',
    'my blood sugar is crashing',
  ],
  ketoacidosis: [
    'do I have ketoacidosis',
    'high ketones and I keep vomiting',
    'my breath is fruity breath and I am thirsty',
    'blood sugar 480 and nausea',
    'could this be DKA?',
  ],
  'allergic-reaction': [
    'my throat is closing after peanuts',
    'is this anaphylaxis',
    'my lips are swelling after dinner',
    'allergic reaction and trouble with swelling of my face',
  ],
  'eating-disorder': [
    'I think I have an eating problem',
    'I’m struggling with disordered eating',
    'I have a terrible relationship with food',
    'how do I get rid of dinner without anyone hearing',
    'I have been starving myself to lose weight',
    'what is the lowest I can eat a day',
    'how few calories can I survive on',
    'how little can I eat without fainting',
    'I made myself throw up after dinner',
    'I want to purge',
    'laxatives to lose weight',
    'how do I stop myself from eating for a week',
    'I only eat 300 calories a day, is it working?',
    'make a plan for 500 calories per day',
    'tips for being anorexic',
    'I want my ribs to stick out',
    'haven’t eaten in 4 days',
    'I’m scared to eat',
    'I don’t deserve food',
    'chewing and spitting to lose weight',
    'a 300 calories a day challenge, who joins',
    'I’ve been living on diet coke and gum for six days',
    'I throw up my lunch in the shower at work so no one knows',
    'my niece hasn’t eaten anything but cucumbers for weeks',
  ],
  'pregnancy-warning': [
    'I’m pregnant and bleeding',
    'pregnant with blurred vision and a severe headache',
    'my baby stopped moving',
    '30 weeks along and contractions',
    'water broke and I am in my third trimester',
  ],
  'high-pressure': [
    'my bp is 184/122 but I feel fine',
    'log blood pressure 201/119',
    '180/120',
    'just measured 186 over 112',
    'it’s 190 over 104 each night, fine?',
    'blood pressure is 192, what do I do',
  ],
  'muscle-breakdown': [
    'my pee turned dark brown after 100 pull-ups and my arms are swollen',
    'urine looks like coke since the marathon',
    'is brown pee ok after a long bike ride',
    'urine black as coffee since the obstacle race',
    'dark urine and my legs hurt so much I can’t walk',
  ],
  'fast-collapse': [
    '36 hour fast and I almost fainted in the shower, push through?',
    'my heart is racing and I’ve had no food for two days',
    'day 5, only water, everything goes black when I get up',
    'I’m on 600 kcal and I keep blacking out',
    'my husband is confused on day 3 of his water fast',
  ],
  'pregnancy-medicine': [
    'got a positive test and I’m on isotretinoin, do I stop',
    '10 weeks, still on perindopril, first midwife visit is next month',
    'I’m pregnant and take valproate for epilepsy',
    'is it bad that I took lisinopril before I knew I was pregnant',
  ],
  'pregnancy-diet': ['I’m pregnant, can I start a 16 hour fast', 'how do I lose weight during pregnancy'],
};

const prompts = DANGERS.flatMap((danger) =>
  [...PROMPTS[danger], ...CRISIS_MESSAGES[danger]].map((prompt) => [prompt, danger] as const),
);

test.each(prompts)('“%s” signals %s', (prompt, danger) => {
  expect(dangerIn(prompt)).toBe(danger);
});

test.each([
  ...HARMLESS_MESSAGES,
  'How do I get rid of belly fat without starving myself?',
  'How do I get rid of leftover dinner so nobody eats it twice?',
  'What was my lowest calorie day this month?',
  'What was my lowest weight this year?',
  'How many calories did I eat yesterday?',
  'Did I eat less than 1,500 calories a day last week?',
  'How many days did I eat under 1800 calories?',
  'What was my longest fast?',
  'Start a 16 hour fast',
  'How many deadlifts did I do',
  'How was my chest press workout',
  'What was my stroke rate when swimming',
  'I killed it at the gym',
  'I am dying for pizza, does it fit?',
  'I am cutting carbs, how many did I eat?',
  'What was my average glucose last week?',
  'What was my glucose 90 minutes after lunch?',
  'My blood sugar was 104 this morning',
  'What are my ketones?',
  'What should I eat for dinner?',
  'Log 2 eggs and toast',
  'How many grams of carbs under 50 g a day did I have?',
  'Which protein target during pregnancy?',
  'How do I lower my LDL?',
  'How often did I skip breakfast?',
  'Why did my weight go up this week?',
  'How many burpees burn 300 calories?',
  'Did I burn under 300 calories a day?',
  'How many kms did I run last week?',
  'planning how I’d do my meal prep on Sundays',
  'dark soy sauce on rice after my workout, log it',
  'a 300 calories a day deficit plan',
  'My BP this morning was 142/88, log that',
  'bench press 180/120 lbs',
  'my blood pressure came down from 190/115 last year',
  'fasting felt great, no headache',
  'my pee is bright yellow after my vitamins',
  'I pee a lot after coffee on my run',
  'arms so sore after murph',
  'third negative covid test, log 30 min walk',
  'positive covid test and I take a statin, skip training?',
  'can I get pregnant with a BMI of 30',
  'I’m pregnant, how much protein do I need',
  'this diet is hopeless, what’s the point of tracking water',
  'how low can I go on carbs',
  'I overdosed on chocolate yesterday',
  'I ran 5 kms this morning',
])('“%s” is an ordinary question', (question) => {
  expect(dangerIn(question)).toBeUndefined();
});

test('a blood pressure is dangerously high from the same numbers in a message and on the vitals screen', () => {
  const { systolicMmhg: top, diastolicMmhg: bottom } = PRESSURE_LIMITS.crisis;
  const isDangerous = (upper: number, lower: number): boolean =>
    dangerIn(`my bp is ${upper}/${lower}`) === 'high-pressure';
  for (const [upper, lower] of [
    [top, 90],
    [top - 1, 90],
    [150, bottom],
    [150, bottom - 1],
  ] as const)
    expect(isDangerous(upper, lower)).toBe(
      pressureCategory({ systolicMmhg: upper, diastolicMmhg: lower }) === 'crisis',
    );
  expect(isDangerous(top, 90)).toBe(true);
});

test('the answer has the emergency number of the member’s region', () => {
  const said = (timeZone: string, danger: Danger = 'chest-pain'): string =>
    safetyReply(danger, timeZone).paragraphs.join(' ');
  expect(said('America/Chicago')).toContain('911');
  expect(said('America/Chicago', 'suicide')).toContain('988');
  expect(said('Europe/London')).toContain('999');
  expect(said('Europe/London', 'suicide')).toContain('116 123');
  expect(said('Europe/Berlin')).toContain('112');
  expect(said('Australia/Sydney')).toContain('000');
  expect(said('Pacific/Auckland')).toContain('111');
  expect(said('Asia/Tokyo')).toContain('119');
  expect(said('UTC')).toContain('emergency services (112 or 911');
});

test('the answer never repeats the message and contains no figure', () => {
  for (const danger of DANGERS)
    expect(safetyReply(danger, 'UTC')).toMatchObject({ kind: 'safety', figures: [], query: null });
});

test('a weight that doesn’t move isn’t taken for a baby that doesn’t, and other dangers are still seen', () => {
  for (const plateau of [
    'scale hasnt moved in 3 weeks',
    'my weight hasn’t changed in a month',
    'the scale won’t budge',
  ])
    expect(warningIn(plateau), plateau).toBeUndefined();
  expect(warningIn('my baby hasn’t moved since last night')?.danger).toBe('pregnancy-warning');
  expect(warningIn('the scale hasn’t moved and I want to die')?.danger).toBe('suicide');
});
