import type pg from 'pg';
import { addDays } from '#domain/time/local-date.ts';
import { fillDecade } from './decade.ts';
import type { BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const READS = 20;
const WARM_UP = 3;

/** A year's report with every section, and its PDF, of a member with ten years of data. */
export async function benchReports(name: string, pool: pg.Pool, member: BenchMember): Promise<void> {
  await fillDecade(pool, member.username);
  const today = new Date().toISOString().slice(0, 10);
  const year = `from=${addDays(today, -364)}&to=${today}`;
  const measured = async (title: string, route: string, limitMs: number): Promise<void> => {
    const reads = Array.from({ length: READS + WARM_UP }, () => route);
    const { p50, p95 } = quantiles((await timed(reads, (each) => member.send('GET', each))).slice(WARM_UP));
    line(`${title}, ${name}`, `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`, p95, limitMs, 'ms');
  };
  await measured('report on a year, ten years of data', `/reports?${year}`, 1000);
  await measured('the same as PDF', `/report-files/report.pdf?${year}`, 2000);
}
