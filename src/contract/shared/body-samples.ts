const AT = '2026-11-20T07:30:00+01:00';
const BERLIN = { timeZone: 'Europe/Berlin' };

/** Bodies of requests as the API document shows them, where an example says more than the types. A test sends each of them. */
export const BODY_SAMPLES: Readonly<Record<string, object>> = {
  'meals.analyze': { text: 'two scrambled eggs with a slice of whole wheat toast' },
  'meals.create': {
    id: '01945d2e-7c00-7000-8000-000000000001',
    eatenAt: AT,
    ...BERLIN,
    kind: 'breakfast',
    source: 'text',
    items: [
      {
        id: '01945d2e-7c00-7000-8000-000000000002',
        foodId: 'banana',
        amount: 1,
        unit: 'medium',
        grams: { value: 118, low: 101, high: 136 },
        confidence: 1,
      },
    ],
  },
  'water.drinks.put': { drunkAt: AT, ...BERLIN, kind: 'water', volumeMl: 250 },
  'water.cups.put': { name: 'Blue mug', kind: 'tea', volumeMl: 300 },
  'body.put': { measuredAt: AT, ...BERLIN, massKg: 71.8 },
  'sleep.put': { inBedAt: '2026-11-19T23:00:00+01:00', outOfBedAt: AT, ...BERLIN, isNap: false, quality: 4 },
  'glucose.readings.put': { measuredAt: AT, ...BERLIN, glucoseMgdl: 92 },
  'glucose.ketones.put': { measuredAt: AT, ...BERLIN, method: 'blood', value: 0.6 },
  'stress.checkIns.put': { feltAt: AT, ...BERLIN, stress: 4, mood: 4, tags: ['work'] },
  'stress.hrv.put': { measuredAt: AT, ...BERLIN, rmssdMs: 42, origin: 'entered' },
};
