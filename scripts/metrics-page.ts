/** Writes `docs/metrics.md` from the metric catalog. A test fails while the page differs from it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { METRICS } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';

export const METRICS_PAGE = path.join(import.meta.dirname, '../docs/metrics.md');

const INTRODUCTION = `# Metrics

Every number Perennial stores or derives, with its name in questions, reports, the API and exports. \`npm run metrics:page\` generates this page from
\`src/domain/metrics\`.

- **Per day**: how the records of a day become the day's value.
- **Plain**: what "my X" without an average or a total means.
- **Complete days**: averages use only days whose food log is complete: marked by the member, otherwise days with two of breakfast, lunch and dinner.
- **Statistics**: standard deviations and variances are those of a sample (n − 1). Percentiles interpolate between neighbors.

\`npm run -s ask -- DATA.json < questions.jsonl\` answers questions about records in a file. \`days\` takes the keys of the lists Days and
Weights below; \`workouts\`, \`meals\` (with \`items\`), \`water\`, \`weights\`, \`fasts\`, \`glucose\`, \`panels\` (marker keys) and \`targets\` take the fields shown.
A time of day is answered in minutes after midnight, with the time as \`label\`. A question for two figures has no \`value\`: \`figures\` lists both answers.
`;

const TITLES: Readonly<Record<Metric['list'], string>> = {
  days: 'Days',
  workouts: 'Workouts',
  foods: 'Meals and foods',
  drinks: 'Water',
  weights: 'Weights',
  fasts: 'Fasts',
  glucose: 'Glucose',
  supplements: 'Supplements',
  targets: 'Targets',
  blood: 'Blood markers',
};

const row = ({ key, names, unit, field, perDay, plain, days }: Metric): string =>
  `| \`${key}\` | ${names[0]} | ${unit} | ${field === null || field === key ? '' : `\`${field}\``} | ${perDay} | ${plain} | ${days === 'complete' ? 'yes' : ''} |`;

/** The page as text. */
export function metricsPage(): string {
  const lists = [...Map.groupBy(METRICS, ({ list }) => list)].map(([list, metrics]) =>
    [
      `## ${TITLES[list]}`,
      '',
      '| key | name | unit | field | per day | plain | complete days |',
      '|---|---|---|---|---|---|---|',
      ...metrics.map(row),
    ].join('\n'),
  );
  return `${[INTRODUCTION.trimEnd(), ...lists].join('\n\n')}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(METRICS_PAGE, metricsPage());
