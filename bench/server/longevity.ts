import { randomUUID } from 'node:crypto';
import { assessLongevity, type LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import type { BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const READS = 100;
const WARM_UP = 20;
const MARKERS = 90;

/** A member who tracks everything, with 90 markers. */
function everything(date: string): LongevityFacts {
  const tracked = (value: number) => ({ value, origin: 'tracked', days: 14, date }) as const;
  return {
    date,
    sex: 'female',
    ageYears: 42,
    conditions: [],
    hasDiabetes: false,
    takesLipidMedicine: false,
    takesBloodPressureMedicine: false,
    answers: { date, options: { sbp: '120-130', mvpa: '150-299', rt: '1', smoke: 'never' } },
    nutrition: {
      completeDays: 14,
      healthyEatingIndex: tracked(62),
      proteinGPerKg: tracked(1.25),
      proteinTargetGPerKg: 1.4,
      fiberG: tracked(24),
      energyKcal: 2100,
      sodiumMg: tracked(2900),
      saturatedFatPercent: tracked(11.5),
      addedSugarPercent: tracked(9),
    },
    bodyMassIndex: tracked(27),
    waistToHeight: tracked(0.54),
    sleepScore: tracked(87),
    sleepHours: tracked(7.2),
    stress: { 'check-in': { measured: tracked(4), score: 67 } },
    sensor: { riskIndex: 1.8, cvPercent: 19, meanMgdl: 119, days: 14 },
    hba1cPercent: tracked(5.4),
    nonHdlMgdl: tracked(120),
    homaIr: tracked(1.9),
    markers: Array.from({ length: MARKERS }, (_, index) => ({
      marker: `marker-${index}`,
      value: index,
      date,
      score: index,
      evidence: 'B',
    })),
    habits: {
      water: { meanMl: 2200, targetMl: 2600, days: 14 },
      nightlyFastHours: Array.from({ length: 14 }, () => 12.5),
    },
    bioAge: { gapYears: tracked(-1), coverage: 0.9 },
  };
}

/** Computes a score from facts, without the database. */
export function benchScore(): void {
  const facts = everything('2026-11-20');
  for (let index = 0; index < WARM_UP; index += 1) assessLongevity(facts);
  const begin = performance.now();
  for (let index = 0; index < READS; index += 1) assessLongevity(facts);
  const meanMs = (performance.now() - begin) / READS;
  line('longevity score of one member, computed', `${meanMs.toFixed(2)} ms`, meanMs, 20, 'ms');
}

/** Score of a member with six weeks of complete data: recomputed after each write, and read from storage. */
export async function benchLongevity(name: string, member: BenchMember): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const read = () => member.send('GET', `/longevity?date=${date}&timeZone=UTC`);
  const drink = () => {
    const drunkAt = new Date().toISOString();
    const entry = { timeZone: 'UTC', drunkAt, kind: 'water', volumeMl: 10 };
    return member.send('PUT', `/drinks/${randomUUID()}`, entry);
  };
  const computed: number[] = [];
  for (let index = 0; index < READS + WARM_UP; index += 1) {
    await drink();
    const [ms = 0] = await timed([date], read);
    if (index >= WARM_UP) computed.push(ms);
  }
  const recomputed = quantiles(computed);
  line(
    `longevity score recomputed after a write, ${name}`,
    `p50 ${recomputed.p50.toFixed(1)} ms, p95 ${recomputed.p95.toFixed(1)} ms`,
  );
  const kept = quantiles(
    await timed(
      Array.from({ length: READS }, () => date),
      read,
    ),
  );
  line(`stored longevity score, ${name}`, `p50 ${kept.p50.toFixed(1)} ms, p95 ${kept.p95.toFixed(1)} ms`);
}
