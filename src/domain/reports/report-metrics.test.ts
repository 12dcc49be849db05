import { expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import { REPORT_SECTIONS, SECTION_AREAS, SECTION_METRICS } from './report-metrics.ts';

test.each(REPORT_SECTIONS)(
  'section %s shows no part of the data that a token for it can’t read',
  (section) => {
    const slices = SECTION_METRICS[section].map((key) => findMetric(key)?.slice);
    expect(SECTION_AREAS[section]).toEqual(expect.arrayContaining([...new Set(slices)]));
  },
);
