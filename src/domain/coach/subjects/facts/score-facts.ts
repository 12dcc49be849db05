import type { SubjectFacts } from '#domain/coach/subjects/subject-facts.ts';

/** What scores and glucose figures mean, by metric. */
export const SCORE_FACTS: Readonly<Record<string, SubjectFacts>> = {
  longevityScore: {
    is: 'The longevity score runs from 0 to 100. It combines eight pillars, from nutrition and movement to sleep, blood and body, weighted by how strongly research links each to a long, healthy life.',
    why: 'It shows where you’d gain most, so you can work on one thing at a time.',
    normal: 'Higher is better: 85 or more is excellent, 70 or more is good, and 55 or more is fair.',
    low: 'One or two weak pillars, or many that aren’t measured yet, hold it back. The longevity screen shows which.',
    high: 'A high score means that most of your pillars are in good shape.',
    accuracy:
      'Its confidence shows how much is measured rather than assumed. It’s this app’s own score and hasn’t been tested against how long people live.',
  },
  bioAgeYears: {
    is: 'Bio-age is the age at which an average person has habits and measurements like yours. It’s calculated from your assessment answers.',
    why: 'It translates habits into years, so you can see which ones matter most.',
    normal:
      'A bio-age at or below your real age is good. It comes with a range, so a year or two doesn’t mean much.',
    high: 'The bio-age screen shows which of your answers add years. Smoking, little movement, extra weight, high blood pressure and poor sleep add the most.',
    low: 'A bio-age below your real age means that your habits and measurements are better than average.',
    accuracy:
      'It comes with a range, because the research behind it is uncertain. It’s an estimate to learn from, not a diagnosis.',
  },
  phenoAgeYears: {
    better: 'down',
    is: 'PhenoAge is an age calculated from nine blood markers and your real age.',
    why: 'In large studies, people whose PhenoAge was above their real age died earlier.',
    normal: 'At or below your real age is good.',
    high: 'High glucose, inflammation, a high RDW, or low albumin raise it. A cold before the test does too.',
    low: 'A PhenoAge below your real age is good.',
    down: 'Work on the markers behind it: glucose, inflammation, kidneys and liver. Don’t test while you’re ill.',
    accuracy:
      'It needs all nine markers from one blood test. One test can be off because of an infection or hard training.',
  },
  lifesEssential8: {
    is: 'Life’s Essential 8 is the American Heart Association’s measure of heart health: diet, activity, nicotine, sleep, body mass index, cholesterol, glucose and blood pressure, each from 0 to 100. The score is their average.',
    why: 'People with a high score have fewer heart attacks and strokes.',
    normal: '80 or more is high, 50 to 79 is moderate, and below 50 is low.',
    low: 'The lowest of the eight parts hold it back. Its screen shows them.',
    high: 'A high score is good.',
    up: 'Start with the lowest of the eight parts. Its screen shows what each one needs.',
    accuracy: 'It’s a published score. It’s as accurate as the readings and answers behind it.',
  },
  healthyEatingIndex: {
    is: 'The Healthy Eating Index compares what you eat with dietary guidelines. Its 13 components add up to 100. It measures quality, not quantity.',
    why: 'People who eat by it live longer and have less heart disease, diabetes and cancer.',
    normal: 'Closer to 100 is better. Nobody needs a perfect score.',
    low: 'Few vegetables, fruit, beans, whole grains and fish, or a lot of refined grains, salt, added sugar and saturated fat lower it.',
    high: 'A high value is good.',
    up: 'Eat more vegetables, beans, whole fruit, whole grains, nuts and fish, and less salt, added sugar, refined grains and saturated fat. The diet quality screen shows where you lose points.',
    accuracy: 'It uses only complete days and depends on what you log.',
  },
  stressScore: {
    better: 'down',
    is: 'The stress score sums up your check-ins, the stress questionnaire and your heart rate variability, from 0 to 100.',
    why: 'Long stress disturbs sleep, appetite and blood pressure. The score helps you notice it early.',
    high: 'Work, worries, poor sleep, illness and too little recovery are the usual reasons.',
    low: 'Good sleep, movement, breaks and people you like keep stress down.',
    down: 'Breathe slowly for a few minutes, move every day, protect your sleep, and talk to somebody. If stress stays high for weeks, tell your doctor.',
    accuracy: 'It sums up what you log. It isn’t a diagnosis.',
  },
  glucoseMgdl: {
    is: 'Glucose is the sugar in your blood, the fuel of your brain and muscles.',
    why: 'If it’s high for years, it damages vessels, nerves, eyes and kidneys.',
    normal:
      'Fasting, 70 to 99 mg/dL (3.9 to 5.5 mmol/L) is normal. 100 to 125 mg/dL is the prediabetes range. Two hours after a meal, below 140 mg/dL is normal.',
    high: 'Large portions of fast carbs, short sleep, stress, illness, steroids and little movement raise it. In the morning, the liver releases some before you wake up.',
    low: 'Exercise, alcohol, long gaps without food, and diabetes medication lower it. Below 70 mg/dL (3.9 mmol/L) is low: take fast carbs if you use such medication.',
    measure: 'Prick a clean, dry finger, or read your sensor. Fasting values are the easiest to compare.',
    accuracy: 'Meters and sensors can be noticeably off. A sensor lags a few minutes behind your blood.',
  },
  glucoseInRangePercent: {
    is: 'Time in range is the share of glucose readings from 70 to 180 mg/dL (3.9 to 10 mmol/L).',
    why: 'With diabetes, the more of it, the fewer complications.',
    normal:
      'For most people with diabetes, the consensus goal is above 70%. Without diabetes, it’s usually far higher.',
    high: 'A high value is good.',
    low: 'Large portions of fast carbs, missed or too much medication, illness and stress lower it.',
  },
  glucoseGmiPercent: {
    is: 'The glucose management indicator (GMI) estimates an HbA1c from the average of your sensor glucose.',
    why: 'It shows between blood tests where your HbA1c is heading.',
    accuracy: 'A lab HbA1c can differ, because it also depends on your red blood cells.',
  },
  glucoseCvPercent: {
    better: 'down',
    is: 'The coefficient of variation shows how much your glucose swings relative to its average.',
    why: 'Large swings mean more lows, and often more tiredness.',
    normal: '36% or less is considered stable.',
    high: 'Large portions of fast carbs, skipped meals, alcohol and medication that doesn’t match your meals raise it.',
    low: 'A low value is good.',
    up: 'There’s no reason to raise it. Steadier glucose is better.',
  },
  bloodKetonesMmoll: {
    is: 'Ketones are made from fat when carbs run out. Your brain and muscles can use them instead of glucose.',
    why: 'They show whether you’re in ketosis. With type 1 diabetes, high ketones are a warning of ketoacidosis.',
    normal: 'Without fasting or a low-carb diet, they’re below 0.5 mmol/L. Nutritional ketosis starts at 1.',
    high: 'Fasting, very few carbs and long exercise raise them. If you have diabetes, high ketones with high glucose are an emergency.',
    low: 'Eating carbs lowers them. That’s normal.',
    down: 'Eat some carbs, and drink enough. If you have diabetes and feel ill, contact your care team now.',
    measure:
      'A finger-prick meter is the most exact. Breath and urine tests show only roughly where you are.',
  },
  waterMl: {
    is: 'Water includes what you drink. Tea, coffee and milk count too; food adds some more.',
    why: 'It keeps blood volume, temperature, kidneys and concentration in order.',
    high: 'Far too much water in a short time thins the sodium in your blood, which is dangerous. Spread it over the day.',
    low: 'Too little makes you tired, gives you headaches and makes urine dark.',
    up: 'Have a glass with each meal, keep a bottle in sight, and set a reminder.',
    rich: 'Besides drinks, cucumber, melon, tomatoes, oranges, soup and yogurt have a lot of water.',
  },
  energyRating: {
    is: 'Energy is how energetic you felt, from 1 to 5, in a check-in on the stress screen.',
    why: 'Compared with sleep, food and stress, it shows what makes you feel good.',
  },
  mood: {
    is: 'Mood is how you felt, from 1 to 5, in a check-in on the stress screen.',
    why: 'Compared with sleep, movement and stress, it shows what lifts it.',
    low: 'Poor sleep, stress, pain, loneliness, little daylight and alcohol pull it down. If it stays low for two weeks, talk to a doctor.',
    up: 'Daylight, movement, sleep and people you like help most. If it stays low for two weeks, talk to a doctor.',
  },
};
