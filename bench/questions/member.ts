import { addDays } from '#domain/time/local-date.ts';
import { seededRandom } from '#domain/numbers/seeded-random.ts';

const FOODS = [
  ['breakfast', 'Oatmeal with blueberries', 300, 320, 11, 8],
  ['breakfast', 'Scrambled eggs', 150, 220, 15, 0],
  ['lunch', 'Lentil soup', 350, 230, 14, 11],
  ['lunch', 'Chicken salad', 320, 410, 35, 4],
  ['dinner', 'Salmon with rice', 420, 620, 38, 3],
  ['dinner', 'Pizza Margherita', 380, 900, 36, 7],
  ['snack', 'Greek yogurt', 170, 120, 16, 0],
  ['snack', 'Apple', 180, 95, 0.5, 4],
] as const;

type Between = (low: number, high: number) => number;

function daysOf(dates: readonly string[], between: Between) {
  return dates.map((date) => {
    const [sleepMinutes, awakeMinutes] = [between(330, 520), between(20, 70)];
    const [remSleepMinutes, deepSleepMinutes] = [between(50, 120), between(40, 110)];
    const [fatburn, cardio, peak] = [between(0, 40), between(0, 30), between(0, 10)];
    const percent = (minutes: number): number =>
      Math.round((1000 * minutes) / (sleepMinutes + awakeMinutes)) / 10;
    const lightSleepMinutes = sleepMinutes - remSleepMinutes - deepSleepMinutes;
    return {
      date,
      steps: between(2500, 16_000),
      activeZoneMinutes: fatburn + cardio + peak,
      fatburnActiveZoneMinutes: fatburn,
      cardioActiveZoneMinutes: cardio,
      peakActiveZoneMinutes: peak,
      restingHeartRateBpm: between(54, 66),
      hrvMs: between(28, 72),
      sleepMinutes,
      remSleepMinutes,
      deepSleepMinutes,
      lightSleepMinutes,
      awakeMinutes,
      remSleepPercent: percent(remSleepMinutes),
      deepSleepPercent: percent(deepSleepMinutes),
      lightSleepPercent: percent(lightSleepMinutes),
      awakePercent: percent(awakeMinutes),
      stressScore: between(55, 92),
    };
  });
}

function workoutsOf(dates: readonly string[], between: Between) {
  return dates
    .filter((_, at) => at % 3 !== 1)
    .map((date, at) => {
      const durationMin = between(18, 75);
      return {
        date,
        type: ['run', 'walk', 'bike', 'yoga', 'weights'][at % 5],
        durationMin,
        ...(at % 5 < 3 ? { distanceM: durationMin * between(80, 300), speedMps: between(10, 70) / 10 } : {}),
        avgHeartRateBpm: between(92, 164),
        energyKcal: between(90, 620),
        activeZoneMinutes: between(0, 60),
        elevationM: between(0, 180),
        steps: between(500, 9000),
      };
    });
}

function mealsOf(dates: readonly string[], between: Between) {
  return dates.flatMap((date, day) =>
    FOODS.filter(([kind], at) => (at + day) % 2 === 0 && !(kind === 'dinner' && day % 7 === 3)).map(
      ([kind, name, grams, energyKcal, proteinG, fiberG]) => ({
        at: `${date}T${{ breakfast: '07:40', lunch: '12:30', dinner: day % 4 === 0 ? '20:30' : '18:45', snack: '15:50' }[kind]}:00`,
        kind,
        items: [
          {
            name,
            grams,
            energyKcal,
            proteinG,
            fiberG,
            carbsG: Math.round(energyKcal / 9),
            fatG: Math.round(energyKcal / 30),
            sugarsG: between(1, 20),
            satFatG: between(0, 9),
            sodiumMg: between(20, 900),
          },
        ],
      }),
    ),
  );
}

/** Records of an invented member for 60 days before 31 January 2024, in the format of `npm run ask`. */
export function syntheticMember(seed = 17) {
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => Math.round(low + (high - low) * random());
  const dates = Array.from({ length: 60 }, (_, at) => addDays('2024-01-31', at - 59));
  const [days, workouts, meals] = [
    daysOf(dates, between),
    workoutsOf(dates, between),
    mealsOf(dates, between),
  ];
  return {
    today: '2024-01-31',
    timeZone: 'UTC',
    days,
    workouts,
    meals,
    dayStates: [
      { date: '2024-01-20', state: 'partial' },
      { date: '2024-01-24', state: 'complete' },
      { date: '2024-01-15', state: 'fasted' },
    ],
    water: dates.flatMap((date, at) =>
      at % 6 === 5
        ? []
        : ['08:00', '13:00', '19:00'].map((time) => ({ at: `${date}T${time}:00`, ml: between(200, 900) })),
    ),
    weights: dates
      .filter((_, at) => at % 4 === 0)
      .map((date, at) => ({ date, massKg: Math.round((74.5 - 0.12 * at + random()) * 10) / 10 })),
    fasts: dates
      .filter((_, at) => at % 3 === 2)
      .map((date) => ({
        start: `${addDays(date, -1)}T20:00:00`,
        end: `${date}T${String(between(8, 14)).padStart(2, '0')}:00:00`,
      })),
    glucose: dates.slice(-14).flatMap((date) =>
      Array.from({ length: 96 }, (_, at) => ({
        at: `${date}T${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}:00`,
        mgdl: between(64, 196),
      })),
    ),
    panels: [
      {
        date: '2023-12-12',
        values: [
          { marker: 'ldl', value: 131, unit: 'mg/dL' },
          { marker: 'hdl-c', value: 52, unit: 'mg/dL' },
          { marker: 'hba1c', value: 5.4, unit: '%' },
          { marker: 'ferritin', value: 80, unit: 'ng/mL' },
          { marker: 'hs-crp', value: 1.4, unit: 'mg/L' },
          { marker: 'vitamin-d-25oh', value: 22, unit: 'ng/mL' },
        ],
      },
      {
        date: '2024-01-22',
        values: [
          { marker: 'ldl', value: 118, unit: 'mg/dL' },
          { marker: 'hdl-c', value: 55, unit: 'mg/dL' },
          { marker: 'triglycerides', value: 96, unit: 'mg/dL' },
          { marker: 'vitamin-d-25oh', value: 31, unit: 'ng/mL' },
          { marker: 'glucose-fasting', value: 92, unit: 'mg/dL' },
        ],
      },
    ],
    targets: { energyKcal: 2000, proteinG: 110, fiberG: 28, waterMl: 2100 },
  };
}
