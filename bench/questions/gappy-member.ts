import { addDays } from '#domain/time/local-date.ts';
import { seededRandom } from '#domain/numbers/seeded-random.ts';

const FOODS = [
  ['breakfast', 'Oatmeal with blueberries', 300, 320, 11, 8, 210],
  ['breakfast', 'Scrambled eggs', 150, 220, 15, 0, 380],
  ['breakfast', 'Greek yogurt', 170, 120, 16, 0, 60],
  ['lunch', 'Lentil soup', 350, 230, 14, 11, 690],
  ['lunch', 'Chicken salad', 320, 410, 35, 4, 520],
  ['lunch', 'Turkey sandwich', 240, 460, 28, 5, 1150],
  ['dinner', 'Salmon with rice', 420, 620, 38, 3, 480],
  ['dinner', 'Pizza Margherita', 380, 900, 36, 7, 1820],
  ['dinner', 'Lentil curry', 400, 520, 22, 14, 760],
  ['snack', 'Apple', 180, 95, 0.5, 4, 2],
  ['snack', 'Dark chocolate', 40, 235, 3, 4, 8],
  ['snack', 'Banana', 120, 107, 1.3, 3, 1],
] as const;
const TYPES = ['run', 'walk', 'bike', 'weights', 'yoga', 'run', 'swim', 'hike', 'walk', 'elliptical'];
const TIMES = { breakfast: '07:20', lunch: '12:45', dinner: '18:50', snack: '16:10' };
const TODAY = '2024-03-14';

type Between = (low: number, high: number) => number;

/** Some trackers miss days, some days are whole zeros, and single fields are missing. */
const daysOf = (dates: readonly string[], between: Between) =>
  dates.flatMap((date, at) => {
    const [sleepMinutes, awakeMinutes] = [between(250, 580), between(8, 95)];
    const [remSleepMinutes, deepSleepMinutes] = [between(30, 130), between(20, 120)];
    const [fatburn, cardio, peak] = [
      between(0, 60),
      Math.max(0, between(-20, 40)),
      Math.max(0, between(-9, 12)),
    ];
    const inBed = sleepMinutes + awakeMinutes;
    const percent = (minutes: number) => Math.round((1000 * minutes) / inBed) / 10;
    const lightSleepMinutes = sleepMinutes - remSleepMinutes - deepSleepMinutes;
    if (at % 23 === 11) return [];
    const night =
      at % 9 === 4
        ? {}
        : {
            sleepMinutes,
            remSleepMinutes,
            deepSleepMinutes,
            lightSleepMinutes,
            awakeMinutes,
            remSleepPercent: percent(remSleepMinutes),
            deepSleepPercent: percent(deepSleepMinutes),
            lightSleepPercent: percent(lightSleepMinutes),
            awakePercent: percent(awakeMinutes),
          };
    return [
      {
        date,
        steps: at % 17 === 5 ? 0 : between(1200, 19_000),
        activeZoneMinutes: fatburn + cardio + peak,
        fatburnActiveZoneMinutes: fatburn,
        cardioActiveZoneMinutes: cardio,
        peakActiveZoneMinutes: peak,
        ...(at % 8 === 3 ? {} : { restingHeartRateBpm: between(49, 71) }),
        ...(at % 6 === 1 ? {} : { hrvMs: between(180, 910) / 10 }),
        stressScore: between(31, 97),
        ...night,
      },
    ];
  });

const workoutsOf = (dates: readonly string[], between: Between) =>
  dates.flatMap((date, at) =>
    Array.from({ length: [1, 0, 2, 1, 0, 1, 1][at % 7] ?? 0 }, (_, nth) => {
      const type = TYPES[(at * 2 + nth * 3) % TYPES.length] ?? 'run';
      const durationMin = between(12, 95);
      const speedMps = between(12, 62) / 10;
      const hasDistance = !['weights', 'yoga', 'elliptical'].includes(type);
      return {
        date,
        type,
        durationMin,
        avgHeartRateBpm: between(88, 172),
        energyKcal: between(60, 780),
        ...(hasDistance ? { distanceM: Math.round(durationMin * 60 * speedMps), speedMps } : {}),
        ...(at % 5 === 0 ? {} : { elevationM: between(0, 310) }),
        activeZoneMinutes: between(0, 80),
        steps: hasDistance ? between(300, 11_000) : 0,
      };
    }),
  );

const mealsOf = (dates: readonly string[], between: Between) =>
  dates.flatMap((date, day) =>
    FOODS.filter(
      ([kind], at) => (day * 5 + at * 7) % 3 === 0 && !(day % 10 === 6 && kind !== 'breakfast'),
    ).map(([kind, name, grams, energyKcal, proteinG, fiberG, sodiumMg], at) => ({
      at: `${date}T${kind === 'dinner' && day % 5 === 2 ? '21:35' : TIMES[kind]}:0${at % 10}`,
      kind,
      items: [
        {
          name,
          grams,
          energyKcal,
          proteinG,
          fiberG,
          sodiumMg,
          carbsG: Math.round(energyKcal / 8),
          fatG: Math.round(energyKcal / 28),
          sugarsG: between(0, 24),
          satFatG: between(0, 80) / 10,
        },
      ],
    })),
  );

const panelsOf = () =>
  [
    ['2023-09-05', 142, 44, 151, 5.7, 19, 61, 2.3],
    ['2023-12-19', 127, 48, 118, 5.5, 27, 74, 1.1],
    ['2024-02-27', 109, 53, 92, 5.3, 38, 88, 0.7],
  ].map(([date, ldl, hdl, triglycerides, hba1c, vitaminD, ferritin, crp]) => ({
    date,
    values: [
      { marker: 'ldl', value: ldl, unit: 'mg/dL' },
      { marker: 'hdl-c', value: hdl, unit: 'mg/dL' },
      { marker: 'triglycerides', value: triglycerides, unit: 'mg/dL' },
      { marker: 'hba1c', value: hba1c, unit: '%' },
      { marker: 'vitamin-d-25oh', value: vitaminD, unit: 'ng/mL' },
      { marker: 'ferritin', value: ferritin, unit: 'ng/mL' },
      { marker: 'hs-crp', value: crp, unit: 'mg/L' },
    ],
  }));

/** Records of an invented member with gaps and odd values for 74 days before 14 March 2024, in the format of `npm run ask`. */
export function gappyMember(seed = 53) {
  const random = seededRandom(seed);
  const between: Between = (low, high) => Math.round(low + (high - low) * random());
  const dates = Array.from({ length: 74 }, (_, at) => addDays(TODAY, at - 73));
  return {
    today: TODAY,
    timeZone: 'UTC',
    days: daysOf(dates, between),
    workouts: workoutsOf(dates, between),
    meals: mealsOf(dates, between),
    dayStates: [
      { date: '2024-03-02', state: 'partial' },
      { date: '2024-02-20', state: 'complete' },
    ],
    water: dates.flatMap((date, at) =>
      at % 5 === 2
        ? []
        : ['07:30', '11:00', '15:00', '20:00']
            .slice(0, 1 + (at % 4))
            .map((time) => ({ at: `${date}T${time}:00`, ml: between(150, 800) })),
    ),
    weights: dates
      .filter((_, at) => at % 3 === 0)
      .map((date, at) => ({ date, massKg: Math.round((82.4 - 0.14 * at + 1.2 * random()) * 10) / 10 })),
    fasts: dates
      .filter((_, at) => at % 4 === 1)
      .map((date, at) => ({
        start: `${addDays(date, -1)}T${18 + (at % 4)}:30:00`,
        end: `${date}T${String(between(8, 15)).padStart(2, '0')}:00:00`,
      })),
    glucose: dates.slice(-20).flatMap((date, day) =>
      Array.from({ length: 288 }, (_, at) => at)
        .filter((at) => !(day === 7 && at > 100 && at < 220))
        .map((at) => ({
          at: `${date}T${String(Math.floor(at / 12)).padStart(2, '0')}:${String((at % 12) * 5).padStart(2, '0')}:00`,
          mgdl: Math.round(112 + 38 * Math.sin(at / 23 + day) + between(-22, 30)),
        })),
    ),
    panels: panelsOf(),
    targets: { energyKcal: 2000, proteinG: 110, fiberG: 28, waterMl: 2000 },
  };
}
