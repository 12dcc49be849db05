import { randomBytes } from 'node:crypto';
import { MARKERS } from '#domain/blood/markers.ts';
import { addDays } from '#domain/time/local-date.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import type { BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const FIRST_DAY = '2020-01-01';
const PANELS = 150;
const WARM_UP = 50;
const VALUES = 90;
const QUESTIONS = 100;
const DIARY_DAYS = 90;

/** Values of 90 markers that differ every day, because duplicate results are rejected. */
const panelOn = (index: number) => ({
  timeZone: 'UTC',
  collectedOn: addDays(FIRST_DAY, index),
  laboratory: 'Bench',
  isFasting: true,
  values: MARKERS.slice(0, VALUES).map(({ key, name, unit, loincs, plausible: [low, high] }) => {
    const value = Number((low + (0.3 + index / 1000) * (high - low)).toPrecision(4));
    return {
      marker: key,
      name,
      loinc: loincs[0]?.code ?? null,
      text: String(value),
      value,
      unit,
      labLow: low,
    };
  }),
});

/** Saves panels of 90 values, then reads likely causes of a marker from 90 days of meals. */
export async function benchBlood(name: string, member: BenchMember): Promise<void> {
  const put = (index: number) =>
    member.send('PUT', `/blood-panels/${uuidV7(Date.now(), randomBytes(16))}`, panelOn(index));
  for (let index = 0; index < WARM_UP; index += 1) await put(index);
  const days = Array.from({ length: PANELS }, (_, index) => WARM_UP + index);
  const saved = quantiles(await timed(days, put));
  line(
    `save a panel of 90 markers, ${name}`,
    `p50 ${saved.p50.toFixed(1)} ms, p95 ${saved.p95.toFixed(1)} ms`,
    saved.p95,
    30,
    'ms',
  );
  const today = addDays(FIRST_DAY, WARM_UP + PANELS);
  for (let meal = 0; meal < 3 * DIARY_DAYS; meal += 1)
    await member.logMeal(addDays(today, -Math.floor(meal / 3)));
  const ask = () => member.send('GET', `/blood-loop?date=${today}&marker=ldl-c`);
  for (let index = 0; index < WARM_UP; index += 1) await ask();
  const asked = quantiles(await timed(Array.from({ length: QUESTIONS }), ask));
  line(
    `likely causes of a marker from 90 days, ${name}`,
    `p50 ${asked.p50.toFixed(1)} ms, p95 ${asked.p95.toFixed(1)} ms`,
    asked.p95,
    50,
    'ms',
  );
}
