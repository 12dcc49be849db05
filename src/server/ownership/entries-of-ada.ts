import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { CURRENT_QUESTIONS } from '#domain/stress/questionnaire.ts';
import { breakfast, itemOf } from '#server/testing/test-app.ts';

export const SECRET = 'midnight feast of Ada';
export const adasMeal = breakfast({ note: SECRET, description: SECRET });

export const ADAS_CODE = '4006381333931';
export const adasFood = {
  id: crypto.randomUUID(),
  name: SECRET,
  gtin: ADAS_CODE,
  per100g: { energyKcal: 60, proteinG: 10, carbsG: 4, fatG: 0.4 },
  portions: [],
};
export const myFood = () => ({ ...adasFood, name: 'Mallory’s quark' });
export const myRecipe = () => ({
  id: adasFood.id,
  name: 'Mallory’s mash',
  ingredients: [{ foodId: 'apple', amount: 100, unit: 'g', grams: 100 }],
  yieldGrams: 100,
  servings: 1,
});

export const mine = () => ({
  ...adasMeal,
  note: 'mine now',
  description: 'a banana',
  items: [itemOf('banana')],
});

export const adasSaved = { id: crypto.randomUUID(), name: SECRET, items: [itemOf('apple')] };
export const savedAsMine = () => ({ ...adasSaved, name: 'mine now', items: [itemOf('banana')] });

export const adasWeighing = {
  id: crypto.randomUUID(),
  measuredAt: '2026-11-20T07:10:00+01:00',
  timeZone: 'Europe/Berlin',
  massKg: 71.8,
  note: SECRET,
};

export const ofAda = { id: crypto.randomUUID(), timeZone: 'Europe/Berlin', note: SECRET };
export const evening = '2026-11-20T18:30:00+01:00';
export const adasCheckIn = { ...ofAda, feltAt: evening, stress: 7 };
export const adasAnswers = {
  ...ofAda,
  answeredAt: evening,
  questions: CURRENT_QUESTIONS,
  answers: Array<number>(10).fill(2),
};
export const adasHrv = { ...ofAda, measuredAt: evening, rmssdMs: 42, origin: 'entered' as const };
export const adasWorkout = {
  ...ofAda,
  startedAt: evening,
  kind: 'running' as const,
  effort: 'vigorous' as const,
  durationMinutes: 30,
};
export const adasSteps = { ...ofAda, date: '2026-11-19', steps: 8000 };
export const adasVo2Max = { ...ofAda, measuredAt: evening, vo2MaxMlKgMin: 41, method: 'device' as const };
export const adasVitals = { ...ofAda, measuredAt: evening, systolicMmhg: 118, diastolicMmhg: 76 };
export const adasFast = {
  ...ofAda,
  startedAt: '2026-11-19T20:00:00+01:00',
  endedAt: '2026-11-20T12:00:00+01:00',
  protocol: '16:8' as const,
  goalHours: 16,
};
export const adasScreening = { screenedOn: '2026-11-19', conditions: ['gout' as const] };
export const november = { from: '2026-11-01', to: '2026-11-30' };

export const adasDrink = {
  id: crypto.randomUUID(),
  drunkAt: '2026-11-20T07:10:00+01:00',
  timeZone: 'Europe/Berlin',
  kind: 'water' as const,
  volumeMl: 250,
  note: SECRET,
};
export const adasSleep = {
  id: crypto.randomUUID(),
  inBedAt: '2026-11-19T23:00:00+01:00',
  outOfBedAt: '2026-11-20T07:00:00+01:00',
  timeZone: 'Europe/Berlin',
  isNap: false,
  note: SECRET,
};
export const adasCup = { id: crypto.randomUUID(), name: SECRET, kind: 'tea' as const, volumeMl: 400 };

export const adasSupplement = {
  ...ofAda,
  name: SECRET,
  amounts: [{ substance: 'vitamin-d' as const, amount: 25 }],
  times: ['midday' as const],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  activeFrom: '2026-11-01',
  retestOn: '2027-01-10',
};
export const adasTake = {
  ...ofAda,
  supplementId: ofAda.id,
  takenAt: evening,
  dayTime: 'midday' as const,
};
export const adasHealth = {
  ...NOTHING_APPLIES,
  medicines: ['warfarin' as const],
};

export const atBreakfast = '2026-11-20T07:00:00+01:00';
export const adasGlucose = { ...ofAda, measuredAt: atBreakfast, glucoseMgdl: 92 };
export const adasKetones = { ...ofAda, measuredAt: atBreakfast, method: 'blood' as const, value: 1.2 };
export const adasTrace = `time,glucose mg/dL\n2026-11-20 07:00,123`;

export const adasPanel = {
  ...ofAda,
  collectedOn: '2026-11-01',
  values: [{ marker: 'ldl-c' as const, name: SECRET, text: '160', value: 160, unit: 'mg/dL' }],
};

/** Enough answers for a result. */
export const bioAgeAnswers = (
  [
    ['smoke', 'never'],
    ['bmi', '20-25'],
    ['sbp', '120-130'],
    ['steps', '7000-9500'],
    ['dm', 'none'],
    ['cvd', 'none'],
    ['ckd', 'none'],
  ] as const
).map(([item, option]) => ({
  item,
  value: { kind: 'option' as const, option },
  origin: { kind: 'typed' as const },
}));

/** Ada's picture of one pixel. */
export const adasPhoto = crypto.randomUUID();
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Her question to the coach, which belongs to a conversation of her own. */
export const adasQuestion = {
  id: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  question: `How much water did I drink? ${SECRET}`,
};

/** A fact that she asked the coach to remember. */
export const adasFact = { id: crypto.randomUUID(), text: `I’m vegetarian on weekdays. ${SECRET}` };

/** Starts in a week, in any zone. */
export const adasExperiment = () => ({
  id: ofAda.id,
  idea: 'early-dinner',
  pairs: 7,
  startsOn: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10),
});
