import type { SubjectFacts } from '#domain/coach/subjects/subject-facts.ts';
import { NORMAL_OXYGEN, NORMAL_TEMPERATURE } from '#domain/vitals/normal-vitals.ts';
import { FEVER_WORDS, LOW_OXYGEN_WORDS } from '#domain/vitals/vital-warnings.ts';

/** What figures of heart, movement and body mean, by metric. */
export const BODY_FACTS: Readonly<Record<string, SubjectFacts>> = {
  hrvMs: {
    is: 'Heart rate variability (RMSSD) is how much the time between heartbeats varies.',
    why: 'It shows how well your nervous system recovers, so a drop can be a sign of stress, illness or too much training.',
    normal:
      'It varies widely between people, so there’s no normal value. Compare it with your own usual range.',
    high: 'A value above your usual range often means you’re well recovered. An unusually high one can also come before an illness.',
    low: 'It drops after alcohol, a late meal, a hard workout or too little sleep, and when you’re stressed or sick.',
    up: 'More sleep, less alcohol, less stress and easy days after hard ones bring it back up. Endurance training raises it over months.',
    down: 'There’s no reason to lower it. Higher is usually better.',
    measure: 'Measure it during sleep or right after waking, always with the same device.',
    accuracy:
      'At rest, chest straps and rings come close to an ECG. Wrist readings taken while you’re moving are less accurate.',
  },
  restingHeartRateBpm: {
    better: 'down',
    is: 'Resting heart rate is your pulse when you’re calm and awake.',
    why: 'A lower rate usually means a fitter heart, and a rise of several beats can be an early sign of illness.',
    normal: 'For most adults, it’s between 60 and 100 bpm. In fit people, it’s often below 60.',
    high: 'It rises after alcohol, caffeine or too little sleep, and when you’re stressed, sick, dehydrated or hot. It’s also higher if you’re out of shape. If it stays high for no clear reason, see a doctor.',
    low: 'Fitness is the usual reason. Some medications lower it too. If you feel dizzy or faint, see a doctor.',
    down: 'Right now, sit down, breathe slowly and drink some water. If you have chest pain, feel faint or are short of breath, call emergency services. Over months, endurance training, enough sleep and less alcohol lower it.',
    up: 'There’s rarely a reason to raise it. If it’s low and you feel dizzy or faint, see a doctor.',
    measure:
      'Sit quietly for five minutes, then count your pulse for a minute, or use your device’s overnight value.',
    accuracy: 'Wearables are accurate at rest, usually within a few beats.',
  },
  systolicMmhg: {
    better: 'down',
    is: 'Blood pressure is how hard your blood pushes against your artery walls. The top number (systolic) is the pressure when your heart beats. The bottom number (diastolic) is the pressure between beats.',
    why: 'High blood pressure can damage your arteries, heart, brain and kidneys for years without symptoms. After about age 50, the top number matters most.',
    normal: 'Below 120/80 is normal.',
    high: 'It rises with age, salt, extra weight, alcohol, stress and too little exercise. Sleep apnea, some medications and genes can raise it too.',
    low: 'It drops when you stand up quickly, are dehydrated or lose blood, and in the heat. Some medications lower it, and it’s often lower if you’re fit and slim. If you feel dizzy or faint, see a doctor.',
    up: 'If it’s low and you feel dizzy, drink enough water, stand up slowly, and ask your doctor before you eat more salt.',
    measure:
      'Sit for five minutes with your back and arm supported and the cuff at heart level. Measure twice, a minute apart, every morning and evening for several days.',
    accuracy:
      'Upper-arm cuffs that are validated and fit your arm are accurate. Wrist cuffs and watches are less accurate.',
  },
  oxygenSaturationPercent: {
    is: 'Blood oxygen (SpO2) is the percentage of your hemoglobin that’s carrying oxygen.',
    why: 'It shows how well your lungs and blood deliver oxygen.',
    normal: NORMAL_OXYGEN,
    high: 'There’s no such thing as too high unless you’re on supplemental oxygen.',
    low: 'Altitude, lung or heart disease and sleep apnea can lower it, and cold fingers can make it read low. If it stays low, or if you’re short of breath, get medical help.',
    up: LOW_OXYGEN_WORDS,
    measure: 'Warm your hands, remove any nail polish, and hold still while you measure.',
    accuracy: 'Wrist sensors can be off by several points, and by more on darker skin.',
  },
  bodyTemperatureC: {
    is: 'Body temperature is how warm your body is inside.',
    why: 'A rise can be an early sign of infection. Your temperature also goes up a little after ovulation.',
    normal: `${NORMAL_TEMPERATURE} It’s lower in the morning and higher in the evening.`,
    high: 'It rises with an infection, heat or exercise, and in the second half of the menstrual cycle.',
    low: 'Being cold, not eating enough or having an underactive thyroid can lower it.',
    down: FEVER_WORDS,
    measure: 'Use the same thermometer at the same time of day.',
    accuracy: 'Skin temperature from a wearable shows changes, not your actual temperature.',
  },
  vo2MaxMlKgMin: {
    is: 'VO2 max is the most oxygen you can use in a minute of hard exercise, per kilogram of body weight.',
    why: 'It’s one of the best single measures of fitness, and fitter people tend to live longer.',
    normal:
      'It falls with age and differs between men and women, so I compare yours with what’s expected for your age, sex and weight.',
    high: 'A high value is good.',
    low: 'It’s lower if you train too little, carry extra weight or have been ill, and it falls with age. Genes matter too.',
    up: 'Do mostly easy endurance training plus one or two hard interval sessions a week. Losing excess weight raises it too.',
    down: 'There’s no reason to lower it. Higher is better.',
    measure:
      'A lab test with a breathing mask is the most accurate way to measure it. Watches estimate it from your pulse and pace.',
    accuracy: 'Watch estimates can be way off. The trend is more useful.',
  },
  steps: {
    is: 'Your phone or wearable counts your steps as you walk and run.',
    why: 'People who take more steps tend to live longer. The benefit is biggest for people who don’t walk much now.',
    normal:
      'The bio-age assessment rates 7,000 steps a day as good and 9,500 or more as best. Any increase counts.',
    high: 'There’s no upper limit if your feet and joints are fine.',
    low: 'Desk work, driving and bad weather are the usual reasons. If you leave your phone on the table, your steps aren’t counted.',
    measure: 'Carry your phone or wear your device all day.',
    accuracy:
      'When you walk, counts are usually accurate to within a few percent. They’re less accurate when you push a stroller or cart.',
  },
  activeZoneMinutes: {
    is: 'Active zone minutes are minutes when your heart rate is elevated. Fitbit counts each minute in the cardio and peak zones twice.',
    why: 'They show how much of your movement is hard enough to train your heart and lungs.',
    normal: '150 a week matches the guideline for moderate activity.',
    low: 'You didn’t move much, or your activity was too light to raise your heart rate.',
    high: 'More is fine if you recover well.',
    up: 'Walk briskly, cycle, swim or climb stairs so you breathe harder but can still talk.',
    accuracy: 'They depend on your age and the heart rate your device measures.',
  },
  workouts: {
    is: 'A workout is any planned exercise that you log or import.',
    why: 'Regular exercise is good for your heart, muscles, bones, mood and sleep.',
    normal:
      'Aim for 150 minutes of moderate or 75 minutes of vigorous activity a week, plus strength training twice.',
  },
  weightKg: {
    is: 'Your weight is made up of fat, muscle, bone, water and what you’ve eaten. Water can change it noticeably within days.',
    why: 'Its trend over weeks shows whether you’re eating more or less than you burn.',
    normal: 'A BMI from 18.5 to 24.9 is healthy for most adults. Your waist tells you more.',
    measure:
      'Weigh yourself in the morning, after using the bathroom and before breakfast, on the same scale.',
    accuracy:
      'Scales are accurate, but your weight changes from day to day with how much water you’re holding. The trend is what counts.',
  },
  bodyFatPercent: {
    better: 'down',
    is: 'Body fat is the percentage of your weight that’s fat.',
    why: 'It says more about your health than weight does. Fat around the organs matters most.',
    normal:
      'I don’t rate body fat, because different ways of measuring it give different results. Women naturally have more than men, and everyone needs some.',
    high: 'It goes up if you eat more than you burn or don’t do strength training. Age and hormones play a part too.',
    low: 'Very low body fat can disrupt your hormones and menstrual cycle, and weaken your bones and immune system.',
    down: 'Eat a little less than you burn, keep your protein high, and do strength training so you lose fat rather than muscle.',
    measure:
      'A DXA scan is the most accurate way to measure it. If you use a scale, measure at the same time of day and drink as usual beforehand.',
    accuracy: 'Scales can be off by several points. Watch the trend.',
  },
  waistCm: {
    is: 'Your waist measurement is the distance around your belly. It’s a guide to the fat around your organs.',
    why: 'That fat raises the risk of diabetes and heart disease more than fat elsewhere does.',
    normal: 'Keep it below half your height.',
    high: 'It increases with weight gain, alcohol, inactivity, stress, too little sleep and menopause.',
    measure:
      'Measure halfway between the lowest rib and the hip bone, after breathing out, without pulling the tape tight.',
    accuracy: 'Two measurements can easily differ a little, so always measure the same way.',
  },
  hipCm: {
    is: 'Your hip measurement is taken around the widest part of your buttocks.',
    why: 'Together with your waist measurement, it shows where you carry fat.',
    measure: 'Stand with your feet together and keep the tape level.',
  },
  bodyMassIndex: {
    is: 'BMI is your weight in kilograms divided by the square of your height in meters.',
    why: 'It’s a rough guide to whether your weight is a health risk. It can’t tell muscle from fat.',
    normal:
      'By the World Health Organization’s ranges, 18.5 to 24.9 is healthy, and 30 or higher is obesity.',
    high: 'A high BMI usually means extra fat, but in muscular people it may not.',
    low: 'Below 18.5 is underweight. See your doctor, especially if you’ve lost weight without trying.',
    accuracy: 'The number is exact, but it can’t tell muscle from fat. Your waist tells you more.',
  },
  expenditureKcal: {
    is: 'Energy expenditure (TDEE) is the calories you burn on a typical day: at rest, digesting food and moving.',
    why: 'If you eat more than that, you gain weight. If you eat less, you lose it.',
    low: 'It’s lower if you’re inactive, have a smaller body or less muscle, or have been dieting for a long time.',
    high: 'It’s higher if you have a larger body or more muscle, or move more.',
    up: 'Move more during the day, build muscle, and eat enough protein. “Metabolism boosters” do very little.',
    accuracy:
      'The formulas for it can be off by about 10%. After two weeks of logged meals and weigh-ins, I can estimate it from your own data.',
  },
  fastHours: {
    is: 'Fasting is going without calories for a set time, for example 16 hours a day.',
    why: 'Many people find it an easier way to eat less. For weight loss, it works about as well as other diets.',
    normal: 'Many people fast for 16 hours a day. Going without food overnight counts too.',
    high: 'Long fasts cost you muscle. They can be dangerous if you have certain conditions or take certain medications, such as insulin. Don’t fast for more than a day without medical advice.',
    low: 'Shorter fasts count too.',
    measure: 'Start and end fasts on the fasting screen. The timer counts the hours.',
  },
};
