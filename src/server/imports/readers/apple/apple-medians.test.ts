import { expect, test } from 'vitest';
import { readExport } from '#server/imports/testing-read.ts';

const sample = (date: string, value: number, unit = 'ms'): string =>
  `<Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" sourceName="Ada’s Apple Watch" unit="${unit}" startDate="${date} +0100" endDate="${date} +0100" value="${value}"/>`;

test('heart rate variability of an Apple Watch is the day’s median SDNN, and never RMSSD', async () => {
  const { of, aside } = await readExport(
    `<?xml version="1.0"?>\n<HealthData locale="en_US">\n${[
      sample('2026-11-12 02:00:00', 61),
      sample('2026-11-12 08:00:00', 38),
      sample('2026-11-12 21:00:00', 44),
      sample('2026-11-13 02:00:00', 0.052, 's'),
    ].join('\n')}\n</HealthData>\n`,
  );
  expect(of('hrv')).toEqual([]);
  expect(of('vitals').map(({ measuredAt, hrvSdnnMs }) => [measuredAt, hrvSdnnMs])).toEqual([
    ['2026-11-12T01:00:00.000Z', 44],
    ['2026-11-13T01:00:00.000Z', 52],
  ]);
  expect(aside).not.toContain('Heart rate variability (SDNN)');
});

test('Health Auto Export sends SDNN; Cronometer doesn’t say which kind it has, so it is left out', async () => {
  const metrics = [
    {
      name: 'heart_rate_variability',
      units: 'ms',
      data: [
        { date: '2026-11-12 02:00:00 +0100', qty: 40, source: 'Ada’s Apple Watch' },
        { date: '2026-11-12 08:00:00 +0100', qty: 50, source: 'Ada’s Apple Watch' },
      ],
    },
  ];
  const sent = await readExport(JSON.stringify({ data: { metrics } }));
  expect([sent.of('vitals').map(({ hrvSdnnMs }) => hrvSdnnMs), sent.of('hrv')]).toEqual([[45], []]);
  const cronometer = await readExport(
    'Day,Time,Group,Metric,Unit,Amount\n2026-11-12,07:30 AM,,Heart Rate Variability,ms,48\n',
  );
  expect([cronometer.of('hrv'), cronometer.of('vitals'), cronometer.aside]).toEqual([
    [],
    [],
    ['Heart Rate Variability'],
  ]);
});
