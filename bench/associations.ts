/**
 * How often associations are found for simulated members: falsely without a true one, and truly with one. Run with
 * `npm run bench:associations -- [members]`; the unit test runs a few of these.
 */
import { associationsIn } from '#domain/reports/associations/associations.ts';
import { simulatedMember, type Simulated } from '#domain/reports/associations/simulated-member.ts';

const MEMBERS = Number(process.argv[2] ?? 1000);
type Case = Omit<Simulated, 'seed'>;

const share = (asked: Case, isHit: (found: readonly string[]) => boolean): string => {
  let hits = 0;
  for (let seed = 1; seed <= MEMBERS; seed++)
    if (isHit(associationsIn(simulatedMember({ ...asked, seed })).found.map(({ pair }) => pair.key)))
      hits += 1;
  return `${((100 * hits) / MEMBERS).toFixed(1)}%`;
};

const FALSE_CASES: readonly Case[] = [
  ...[30, 60, 90, 180].flatMap((days) =>
    [0, 0.5, 0.9].map((autocorrelation) => ({ days, autocorrelation, missing: days < 60 ? 0 : 0.25 })),
  ),
  { days: 90, autocorrelation: 0.5, weekend: 2 },
  { days: 90, autocorrelation: 0.5, trend: 4 },
];
for (const asked of FALSE_CASES)
  process.stdout.write(
    `none true ${JSON.stringify(asked)}: ${share(asked, (found) => found.length > 0)} see any\n`,
  );

const pair = 'late-dinner-sleep';
for (const days of [60, 90, 180])
  for (const size of [0.3, 0.5, 0.7]) {
    const asked = { days, autocorrelation: 0.5, missing: 0.1, effect: { pair, size } };
    process.stdout.write(
      `effect ${size}, ${days} days: ${share(asked, (found) => found.includes(pair))} see it\n`,
    );
  }
