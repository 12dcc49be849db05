import { randomBytes } from 'node:crypto';
import { SECTIONS, itemsFor } from '#domain/bio-age/sections.ts';
import { NINE_MARKERS, typedLines } from '#domain/blood/testing.ts';
import { addDays } from '#domain/time/local-date.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import type { BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const DAYS = 42;
const READS = 200;
const WARM_UP = 30;

const newId = (): string => uuidV7(Date.now(), randomBytes(16));
const values = typedLines([...NINE_MARKERS, ['hba1c', 5.4, '%']]);

/** Six weeks of nights, weighings and complete days, a blood panel, and a complete assessment. */
async function liveThrough(member: BenchMember): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const timeZone = 'UTC';
  for (let ago = 1; ago <= DAYS; ago += 1) {
    const date = addDays(today, -ago);
    for (let meal = 0; meal < 3; meal += 1) await member.logMeal(date);
    await member.send('PUT', `/days/${date}/state`, { state: 'complete' });
    const [measured, slept] = [newId(), newId()];
    await member.send('PUT', `/body-measurements/${measured}`, {
      timeZone,
      measuredAt: `${date}T07:00:00Z`,
      massKg: 68,
      waistCm: 78,
    });
    await member.send('PUT', `/sleeps/${slept}`, {
      timeZone,
      inBedAt: `${addDays(date, -1)}T22:50:00Z`,
      outOfBedAt: `${date}T06:40:00Z`,
      isNap: false,
      latencyMinutes: 10,
      awakeMinutes: 5,
    });
  }
  await member.send('PUT', `/blood-panels/${newId()}`, {
    timeZone,
    collectedOn: addDays(today, -20),
    values,
  });
  const answers = SECTIONS.flatMap((section) => itemsFor(section, 'female')).flatMap((item) => {
    const option = item.kind === 'choice' ? item.options[1]?.key : undefined;
    return option === undefined
      ? []
      : [{ item: item.key, value: { kind: 'option', option }, origin: { kind: 'typed' } }];
  });
  await member.send('PUT', '/bio-age/draft/answers', { answers });
  await member.send('PUT', `/bio-age/assessments/${newId()}`, { timeZone });
  await member.send('PUT', '/bio-age/draft/answers', { answers });
}

/** Bio-age of a member with complete data: the prefilled draft, and the overview with PhenoAge. */
export async function benchBioAge(name: string, member: BenchMember): Promise<void> {
  await liveThrough(member);
  for (const [what, route] of [
    ['bio-age draft of one member, prefilled from all data', '/bio-age/draft'],
    ['bio-age, PhenoAge and both together', '/bio-age'],
  ] as const) {
    const read = () => member.send('GET', route);
    for (let index = 0; index < WARM_UP; index += 1) await read();
    const { p50, p95 } = quantiles(await timed(Array.from({ length: READS }), read));
    line(`${what}, ${name}`, `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`, p95, 20, 'ms');
  }
}
