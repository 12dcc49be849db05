import { clarityFile } from '#server/glucose/testing-files.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const FIRST_DAY = '2025-06-01';
/** A sensor file with a reading every five minutes. */
const READINGS_OF_A_YEAR = 365 * 288;
const FORTNIGHTS = 100;

/** Imports a year of sensor data from a file, then reads two weeks at a time, as the browser does. */
export async function benchGlucose(name: string, member: BenchMember): Promise<void> {
  const file = clarityFile(`${FIRST_DAY}T00:00:00Z`, READINGS_OF_A_YEAR);
  const begin = performance.now();
  await member.importReadings(file);
  const seconds = (performance.now() - begin) / 1000;
  line(
    `import a year of a sensor, ${name}`,
    `${seconds.toFixed(1)} s, ${Math.round(READINGS_OF_A_YEAR / seconds).toLocaleString('en')} readings/s`,
    seconds,
    5,
    's',
  );
  const days = Array.from({ length: FORTNIGHTS }, (_, at) => addDays(FIRST_DAY, 3 * at));
  const read = quantiles(await timed(days, (day) => member.readTrace(day, addDays(day, 13))));
  line(
    `read two weeks of a sensor, ${name}`,
    `p50 ${read.p50.toFixed(1)} ms, p95 ${read.p95.toFixed(1)} ms`,
    read.p95,
    50,
    'ms',
  );
}
