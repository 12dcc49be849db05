import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { METRICS_PAGE, metricsPage } from './metrics-page.ts';

test('the metrics page agrees with the catalog: npm run metrics:page writes it', () => {
  expect(readFileSync(METRICS_PAGE, 'utf8')).toBe(metricsPage());
});
