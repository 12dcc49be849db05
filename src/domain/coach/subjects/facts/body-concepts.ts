import type { Concept } from '#domain/coach/subjects/concept.ts';

const GOALS = ['See your goals', 'goals'] as const;
const MOVEMENT = ['Open movement', 'movement'] as const;
const SLEEP = ['Open sleep', 'sleep'] as const;
const BLOOD = ['Open blood tests', 'bloodTests'] as const;

/** How the body works, sleep and training. */
export const BODY_CONCEPTS: readonly Concept[] = [
  {
    names:
      'metabolism; metabolic rate; bmr; basal metabolic rate; resting metabolism; resting energy; resting metabolic rate; rmr',
    facts: {
      is: 'Metabolism is everything your body does to turn food into energy. Your basal metabolic rate (BMR) is how many calories you burn at complete rest.',
      why: 'Your BMR makes up most of the calories you burn in a day. It depends on your size, muscle, age and sex.',
      low: 'It slows with age and long-term dieting, and it’s slower if you have a smaller body, less muscle or an underactive thyroid. A slow metabolism is rarely the reason for weight gain.',
      high: 'It’s faster if you have a larger body, more muscle, a fever or an overactive thyroid.',
      up: 'Build muscle, move more during the day, get enough sleep, and don’t crash-diet. “Metabolism boosters” do very little.',
      accuracy: 'The formulas for it can be off by about 10%.',
    },
    link: GOALS,
    next: 'How many calories do I burn a day?',
  },
  {
    names: 'insulin resistance; insulin sensitivity; being insulin resistant',
    facts: {
      better: 'down',
      is: 'Insulin resistance means that your cells respond poorly to insulin, so your body needs more of it to keep glucose normal.',
      why: 'It’s a step toward type 2 diabetes and heart disease, and it can often be reversed.',
      high: 'Extra weight around the waist, inactivity, stress, genes and too little sleep can all contribute.',
      up: 'Move every day, lose excess weight, get enough sleep, and eat more fiber and fewer refined carbs.',
      down: 'Move every day, lose excess weight, get enough sleep, and eat more fiber and fewer refined carbs.',
      measure: 'HOMA-IR estimates it from fasting glucose and fasting insulin.',
    },
    link: BLOOD,
    next: 'What does HOMA-IR mean?',
  },
  {
    names: 'inflammation; chronic inflammation; body inflammation',
    facts: {
      better: 'down',
      is: 'Inflammation is how your immune system responds to germs and damage. In the short term, it helps you heal. If it goes on for years, it damages your blood vessels and organs.',
      why: 'Long-lasting, low-level inflammation is linked to heart disease, diabetes and faster aging.',
      high: 'It’s higher if you smoke, sleep badly, are inactive, carry extra weight, or have gum disease or an inflammatory disease.',
      down: 'Move regularly, get enough sleep, don’t smoke, lose excess weight, and eat more vegetables, fish, nuts and fiber.',
      up: 'There’s no reason to raise it.',
      measure: 'The hs-CRP blood test measures it. A high value doesn’t show the cause.',
    },
    link: BLOOD,
    next: 'What is my hs-CRP?',
  },
  {
    names: 'visceral fat; belly fat; fat around organs',
    facts: {
      better: 'down',
      is: 'Visceral fat is the fat around the organs inside your belly.',
      why: 'It raises the risk of diabetes, fatty liver and heart disease more than fat under your skin does.',
      high: 'It increases with weight gain, alcohol, inactivity, stress, too little sleep and menopause.',
      down: 'It’s often among the first fat to go when you lose weight. A small calorie deficit, daily movement, less alcohol and enough sleep work best.',
      measure: 'Your waist is a good guide: keep it below half your height.',
    },
    link: ['Open weight', 'weight'],
    next: 'Is my waist size OK?',
  },
  {
    names: 'muscle mass; lean mass; muscle; lean body mass; my muscles; muscles; sarcopenia',
    facts: {
      is: 'Lean mass is everything in your body that isn’t fat: muscle, organs, bone and water.',
      why: 'Muscle keeps you strong and independent, stores glucose and burns calories. Without training, it shrinks with age.',
      low: 'You lose muscle with age, illness and long-term dieting, or if you get too little protein or strength training.',
      up: 'Train all major muscle groups with weights at least twice a week, spread your protein over the day, and eat enough.',
      measure:
        'A DXA scan is the most accurate way to measure it. Changes in your strength over months are a good guide too.',
    },
    link: MOVEMENT,
    next: 'Am I getting enough protein?',
  },
  {
    names: 'circadian rhythm; body clock; internal clock; biological clock',
    facts: {
      is: 'Your circadian rhythm is your body’s internal clock, which runs on a cycle of about a day. It controls your sleep, temperature, hormones and hunger.',
      why: 'If your meals, light and sleep get out of sync with it, as they do on night shifts, your sleep and blood sugar suffer.',
      up: 'Get daylight in the morning, keep the lights dim in the evening, and sleep and eat at regular hours.',
    },
    link: SLEEP,
  },
  {
    names: 'sleep debt; sleep deficit',
    facts: {
      is: 'Sleep debt builds up when you sleep less than you need, night after night.',
      why: 'It hurts your attention, mood and self-control, often without you noticing.',
      down: 'Go to bed earlier for several nights. Sleeping in once on the weekend isn’t enough.',
      high: 'Common causes are late nights, early alarms and shift work.',
    },
    link: SLEEP,
    next: 'How much did I sleep last week?',
  },
  {
    names: 'readiness; readiness score; recovery; recovery score',
    facts: {
      is: 'Readiness is how well you’ve recovered. I base it on last night’s sleep, your heart rate variability, resting heart rate and recent training.',
      why: 'It helps you decide whether to train hard or take it easy.',
      low: 'It’s lower after alcohol, hard training or too little sleep, and when you’re stressed or sick.',
      high: 'Good sleep and easy days raise it.',
      up: 'Sleep longer, skip alcohol, eat enough, drink plenty of water, and take an easy day.',
      normal: 'I don’t give it a number. Ask “Should I train today?” and I’ll look at your data.',
      accuracy: 'It’s only a guide. How you feel counts too.',
    },
    link: MOVEMENT,
    next: 'Should I train today?',
  },
  {
    names: 'overtraining; overtraining syndrome; being overtrained; overtrained',
    facts: {
      is: 'Overtraining means training more than you can recover from, so your performance drops for weeks.',
      why: 'It can lead to injuries, poor sleep, low mood and illness.',
      high: 'Signs include a resting heart rate above your usual range, an HRV below it, heavy legs, poor sleep, irritability and slower times. A few easy days and more sleep and food should help. If they don’t within two weeks, see a doctor.',
      low: 'A rest day or two each week helps prevent it.',
      measure:
        'Look at your resting heart rate, HRV, sleep, mood and workout times together. No single sign is proof.',
    },
    link: MOVEMENT,
    next: 'Should I train today?',
  },
  {
    names: 'cholesterol; blood cholesterol; my cholesterol',
    facts: {
      is: 'Cholesterol is a fatty substance that your body uses for cell membranes, hormones and vitamin D. LDL carries it to your cells and can clog arteries. HDL carries it back to your liver.',
      why: 'LDL that stays high for years is a main cause of heart attacks and strokes.',
    },
    link: BLOOD,
    next: 'Is my cholesterol OK?',
  },
  {
    names: 'MET; mets; metabolic equivalent',
    facts: {
      is: 'One MET is the energy you burn sitting still. An activity of 4 METs burns four times as much.',
      why: 'I use METs to estimate the calories you burn in a workout.',
    },
    link: MOVEMENT,
  },
];
