import { clamp } from '#domain/numbers/clamp.ts';
import { CURRENT_QUESTIONS, questionsOf } from '#domain/stress/questionnaire.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { countedWaterMl } from '#domain/water/counted-water.ts';
import type { bodyMeasurements } from '#server/body/tables.ts';
import type { fasts } from '#server/fasting/tables.ts';
import type { sleeps } from '#server/sleep/tables.ts';
import type { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';
import type { drinks } from '#server/water/tables.ts';
import { demoId, momentOf } from './demo-time.ts';
import { pick, seededRandom } from './random.ts';
import type { SimulatedDay } from './simulate-days.ts';

/** Owner and time zone of the rows. */
export interface RowsOf {
  readonly userId: string;
  readonly timeZone: string;
}

export const base = ({ userId, timeZone }: RowsOf, name: string, date: string, atMs: number) => ({
  userId,
  timeZone,
  id: demoId(name, atMs),
  localDate: date,
});

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** How often the simulated member remembers to log. */
const chance = (name: string, date: string): number => seededRandom(`${name} ${date}`)();

/** Weighed on most mornings; on Sundays also body fat, waist and hip. */
export function measurementRow(of: RowsOf, { date, mind, body }: SimulatedDay) {
  if (chance('weighs', date) > 0.86) return undefined;
  const atMs = momentOf(date, mind.outOfBedMinute + 9, of.timeZone);
  const isSunday = new Date(date).getUTCDay() === 0;
  return {
    ...base(of, 'body', date, atMs),
    measuredAt: new Date(atMs),
    massKg: toTenth(body.massKg + body.waterKg),
    bodyFatPercent: isSunday ? toTenth((100 * body.fatKg) / body.massKg) : null,
    waistCm: isSunday ? toTenth(body.waistCm) : null,
    hipCm: isSunday ? toTenth(body.waistCm + 20.5) : null,
  } satisfies typeof bodyMeasurements.$inferInsert;
}

export const drinkRows = (of: RowsOf, { date, drinks: drunk }: SimulatedDay) =>
  drunk.map(({ minuteOfDay, kind, volumeMl }, index) => {
    const atMs = momentOf(date, minuteOfDay, of.timeZone);
    return {
      ...base(of, `drink ${index}`, date, atMs),
      drunkAt: new Date(atMs),
      kind,
      volumeMl,
      waterMl: countedWaterMl(kind, volumeMl),
    } satisfies typeof drinks.$inferInsert;
  });

/** The night that ended on a day; on some weekends a nap. */
export function sleepRows(of: RowsOf, { date, mind }: SimulatedDay) {
  const night = (fromMinute: number, toMinute: number, isNap: boolean) => {
    const outOfBedMs = momentOf(date, toMinute, of.timeZone);
    return {
      ...base(of, isNap ? 'nap' : 'sleep', date, outOfBedMs),
      inBedAt: new Date(momentOf(date, fromMinute, of.timeZone)),
      outOfBedAt: new Date(outOfBedMs),
      isNap,
      latencyMinutes: isNap ? null : mind.latencyMinutes,
      awakeMinutes: isNap ? null : mind.awakeMinutes,
      awakenings: isNap ? null : mind.awakenings,
      quality: isNap ? null : mind.quality,
    } satisfies typeof sleeps.$inferInsert;
  };
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  const rows = chance('logs sleep', date) < 0.95 ? [night(mind.inBedMinute, mind.outOfBedMinute, false)] : [];
  return isWeekend && chance('naps', date) < 0.25 ? [...rows, night(15 * 60, 15 * 60 + 35, true)] : rows;
}

const TAGS = {
  high: ['work', 'deadline', 'poor sleep', 'family'],
  low: ['walk', 'friends', 'rest', 'sport'],
};

export function checkInRow(of: RowsOf, { date, mind }: SimulatedDay) {
  const random = seededRandom(`checks in ${date}`);
  if (random() > 0.84) return undefined;
  const atMs = momentOf(date, 20.4 * 60 + Math.round(random() * 60), of.timeZone);
  const stress = clamp(Math.round(mind.stress), 1, 10);
  const scale = (value: number) => clamp(Math.round(value), 1, 5);
  return {
    ...base(of, 'stress', date, atMs),
    feltAt: new Date(atMs),
    stress,
    mood: scale(5.2 - 0.4 * mind.stress + random() - 0.3),
    energy: scale(3.2 + 0.7 * (mind.asleepHours - 7) + random() - 0.5),
    tags: [pick(random, stress >= 5 ? TAGS.high : TAGS.low)],
  } satisfies typeof stressCheckIns.$inferInsert;
}

/** On the first of each month. */
export function questionnaireRow(of: RowsOf, { date, mind }: SimulatedDay) {
  if (!date.endsWith('-01')) return undefined;
  const atMs = momentOf(date, 20 * 60 + 5, of.timeZone);
  const random = seededRandom(`answers ${date}`);
  const strain = clamp((mind.stress - 1) / 2.4, 0, 4);
  return {
    ...base(of, 'questionnaire', date, atMs),
    answeredAt: new Date(atMs),
    questions: CURRENT_QUESTIONS,
    answers: (questionsOf(CURRENT_QUESTIONS) ?? []).map(({ isReversed }) => {
      const answer = clamp(Math.round(strain + random() - 0.5), 0, 4);
      return isReversed ? 4 - answer : answer;
    }),
  } satisfies typeof stressQuestionnaires.$inferInsert;
}

export function hrvRow(of: RowsOf, { date, mind }: SimulatedDay) {
  if (chance('measures hrv', date) > 0.8) return undefined;
  const atMs = momentOf(date, mind.outOfBedMinute + 4, of.timeZone);
  return {
    ...base(of, 'hrv', date, atMs),
    measuredAt: new Date(atMs),
    rmssdMs: toTenth(mind.rmssdMs),
    origin: 'entered',
  } satisfies typeof hrvReadings.$inferInsert;
}

/** The overnight fast, if it was intended. */
export function fastRow(of: RowsOf, { date, fast }: SimulatedDay) {
  if (!fast || chance('fasts', date) > 0.72) return undefined;
  const hours = (fast.toMs - fast.fromMs) / HOUR_MS;
  if (hours < 10 || hours > 20) return undefined;
  return {
    ...base(of, 'fast', date, fast.toMs),
    startedAt: new Date(fast.fromMs),
    endedAt: new Date(fast.toMs),
    protocol: hours >= 14 ? '14:10' : '12:12',
    goalHours: hours >= 14 ? 14 : 12,
  } satisfies typeof fasts.$inferInsert;
}
