import type { SubjectFacts } from '#domain/coach/subjects/subject-facts.ts';

/** What scores and glucose figures mean, by metric. */
export const SCORE_FACTS: Readonly<Record<string, SubjectFacts>> = {
  longevityScore: {
    is: 'The longevity score runs from 0 to 100. It combines eight pillars, from nutrition and movement to sleep, blood and body, weighted by how strongly research links each to a long, healthy life.',
    why: 'It shows where you’d gain the most, so you can work on one thing at a time.',
    normal: 'Higher is better: 85 or higher is excellent, 70 or higher is good, and 55 or higher is fair.',
    low: 'One or two weak pillars, or many that aren’t measured yet, hold it back. The longevity screen shows which.',
    high: 'A high score means that most of your pillars are in good shape.',
    accuracy:
      'Its confidence shows how much is measured rather than assumed. It’s our own score, and it hasn’t been tested against how long people live.',
  },
  bioAgeYears: {
    is: 'Bio-age is the age at which an average person has habits and measurements like yours. It’s calculated from your assessment answers.',
    why: 'It translates habits into years, so you can see which ones matter most.',
    normal:
      'A bio-age at or below your real age is good. It comes with a range, so a year or two doesn’t mean much.',
    high: 'The bio-age screen shows which of your answers add years. Smoking, inactivity, extra weight, high blood pressure and poor sleep usually add the most.',
    low: 'A bio-age below your real age means that your habits and measurements are better than average.',
    accuracy:
      'It comes with a range, because the research behind it is uncertain. It’s an estimate to learn from, not a diagnosis.',
  },
  phenoAgeYears: {
    better: 'down',
    is: 'PhenoAge is an age calculated from nine blood markers and your real age.',
    why: 'In large studies, people whose PhenoAge was above their real age were more likely to die early.',
    normal: 'A PhenoAge at or below your real age is good.',
    high: 'High glucose, inflammation, a high RDW or low albumin can raise it. So can a cold before the test.',
    low: 'A PhenoAge below your real age is good.',
    down: 'Work on the markers behind it: glucose, inflammation, kidneys and liver. Don’t get tested while you’re sick.',
    accuracy:
      'It needs all nine markers from one blood test. One test can be off because of an infection or hard training.',
  },
  lifesEssential8: {
    is: 'Life’s Essential 8 is the American Heart Association’s measure of heart health: diet, activity, nicotine, sleep, body mass index, cholesterol, glucose and blood pressure, each from 0 to 100. The score is their average.',
    why: 'On average, people with a high score have fewer heart attacks and strokes.',
    normal: '80 to 100 is high, 50 to 79 is moderate, and below 50 is low.',
    low: 'The lowest of its eight parts hold it back. The Life’s Essential 8 screen shows which.',
    high: 'A high score is good.',
    up: 'Start with the lowest of its eight parts. The Life’s Essential 8 screen shows how each one is scored.',
    accuracy: 'It’s a published score, only as accurate as the readings and answers behind it.',
  },
  healthyEatingIndex: {
    is: 'The Healthy Eating Index compares what you eat with dietary guidelines. Its 13 components add up to 100. It measures quality, not quantity.',
    why: 'On average, people with a high score live longer and are less likely to get heart disease, type 2 diabetes or cancer.',
    normal: 'Closer to 100 is better. Nobody needs a perfect score.',
    low: 'It’s lower if you eat few vegetables, fruits, beans, whole grains and fish, or too many refined grains and too much salt, added sugar and saturated fat.',
    high: 'A high score is good.',
    up: 'Eat more vegetables, beans, whole fruit, whole grains, nuts and fish, and less salt, added sugar, refined grains and saturated fat. The diet quality screen shows where you lose points.',
    accuracy: 'It uses only complete days, so it’s only as accurate as your log.',
  },
  stressScore: {
    better: 'down',
    is: 'The stress score runs from 0 to 100, where 100 is calm. It combines your check-ins, the stress questionnaire and your heart rate variability. The stress screen shows 100 minus this score, so a higher number there means more stress.',
    why: 'Stress that lasts can affect sleep, appetite and blood pressure. The score helps you notice it early.',
    high: 'Work, worries, poor sleep, illness and too little recovery usually raise stress, which lowers this score.',
    low: 'Good sleep, movement, breaks and time with people you like keep stress down, which raises this score.',
    down: 'Breathe slowly for a few minutes, move every day, protect your sleep, and talk to someone. If stress stays high for weeks, talk to your doctor.',
    accuracy: 'It’s a summary of what you log, not a diagnosis.',
  },
  glucoseMgdl: {
    is: 'Glucose is the sugar in your blood. It fuels your brain and muscles.',
    why: 'If it’s high for years, it damages your blood vessels, nerves, eyes and kidneys.',
    normal:
      'When fasting, 70 to 99 mg/dL (3.9 to 5.5 mmol/L) is normal, and 100 to 125 mg/dL (5.6 to 6.9 mmol/L) is the prediabetes range. Two hours after a meal, below 140 mg/dL (7.8 mmol/L) is normal. If you have diabetes or are pregnant, follow your care team’s targets.',
    high: 'It rises after large portions of fast carbs, and with stress, illness, steroids, inactivity and too little sleep. Your liver also releases glucose before you wake up.',
    low: 'It drops with exercise, alcohol, diabetes medication and long gaps without food. Below 70 mg/dL (3.9 mmol/L) is low. Signs include shaking, sweating, hunger, a fast heartbeat and confusion. If you take diabetes medication, have 15 g of fast-acting carbs and check again in 15 minutes.',
    up: 'If it’s below 70 mg/dL (3.9 mmol/L), have 15 g of fast-acting carbs, such as juice, and check again in 15 minutes. If you can’t swallow or it stays low, call emergency services. Otherwise, there’s no reason to raise it.',
    down: 'Walk after meals, and eat vegetables, beans and whole grains instead of white bread, sweets and sugary drinks. Get enough sleep, and lose excess weight. If you take diabetes medication, follow your care team’s plan. If a reading is far above your usual range, call your doctor today. If you’re also vomiting, breathing fast or confused, call emergency services.',
    measure:
      'Use a drop of blood from a clean, dry finger, or check your sensor. Fasting values are the easiest to compare.',
    accuracy: 'Meters and sensors can be noticeably off. A sensor lags a few minutes behind your blood.',
  },
  glucoseInRangePercent: {
    is: 'Time in range is the percentage of glucose readings between 70 and 180 mg/dL (3.9 to 10 mmol/L).',
    why: 'For people with diabetes, more time in range is linked to fewer complications.',
    normal:
      'For most people with diabetes, the goal is above 70%. Older or frail people have a lower goal, and pregnancy has its own range. In people without diabetes, it’s usually far higher.',
    high: 'A high value is good, as long as lows are rare.',
    low: 'It drops with large portions of fast carbs, illness, stress, and missed medication or doses that don’t match your meals.',
  },
  glucoseGmiPercent: {
    is: 'The glucose management indicator (GMI) estimates your HbA1c from your average sensor glucose.',
    why: 'Between blood tests, it shows where your HbA1c is heading.',
    accuracy: 'A lab HbA1c can differ, because it also depends on your red blood cells.',
  },
  glucoseCvPercent: {
    better: 'down',
    is: 'The coefficient of variation shows how much your glucose swings relative to its average.',
    why: 'For people with diabetes, large swings are linked to more lows.',
    normal:
      'For people with diabetes, 36% or less is considered stable. In people without diabetes, it’s usually below 20%.',
    high: 'It rises with large portions of fast carbs, skipped meals, alcohol, and medication that doesn’t match your meals.',
    low: 'A low value is good.',
    up: 'There’s no reason to raise it. Steadier glucose is better.',
  },
  bloodKetonesMmoll: {
    is: 'Your body makes ketones from fat when it runs low on carbs. Your brain and muscles can use them instead of glucose.',
    why: 'They show whether you’re in ketosis. If you have diabetes, especially type 1, high ketones are a warning sign of ketoacidosis.',
    normal:
      'If you’re not fasting or eating low-carb, they’re below 0.5 mmol/L. Light ketosis starts at 0.5 and nutritional ketosis at 1.',
    high: 'Fasting, eating very few carbs and long workouts raise them. If you have diabetes or take an SGLT2 inhibitor, high ketones can be an emergency even if your glucose is normal.',
    low: 'Eating carbs lowers them. That’s normal.',
    down: 'If you’re fasting or eating very few carbs, eat some carbs and drink water. If you have diabetes or take an SGLT2 inhibitor, call your care team now. If you also feel sick, or they’re 3 mmol/L or higher, call emergency services.',
    measure:
      'A blood ketone meter is the most accurate way to measure them. Breath and urine tests only give a rough idea.',
  },
  waterMl: {
    is: 'Water means everything you drink, including tea, coffee and milk. You get some from food too.',
    why: 'It keeps your blood volume and temperature steady, helps your kidneys work and helps you focus.',
    high: 'Drinking far too much water in a short time dilutes the sodium in your blood, which is dangerous. Spread your water out over the day.',
    low: 'Too little can cause tiredness, headaches and dark urine.',
    up: 'Have a glass with each meal, keep a bottle in sight, and set a reminder. If you have heart failure or kidney disease, follow your doctor’s fluid limit.',
    rich: 'You also get water from food: cucumber, melon, tomatoes, oranges, soup and yogurt are all high in it.',
  },
  energyRating: {
    is: 'Energy is how energetic you felt on a scale of 1 to 5, from your check-ins on the stress screen.',
    why: 'Comparing it with your sleep, food and stress can show you what gives you energy.',
  },
  mood: {
    is: 'Mood is how you felt on a scale of 1 to 5, from your check-ins on the stress screen.',
    why: 'Comparing it with your sleep, movement and stress can show you what lifts your mood.',
    low: 'Poor sleep, stress, pain, loneliness, alcohol and too little daylight can bring it down. If it stays low for two weeks, talk to a doctor.',
    up: 'Daylight, movement, sleep and time with people you like help most. If it stays low for two weeks, talk to a doctor.',
  },
};
