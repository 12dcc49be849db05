import { expect, test, describe } from 'vitest';
import { NINE_MARKERS, typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ANSWERS = {
  smoke: 'never',
  bmi: '25-27.5',
  sbp: '130-140',
  steps: '4500-7000',
  dm: 'none',
  cvd: 'none',
  ckd: 'none',
} as const;

describe.each(testDatabases())('the headline bio-age on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const tom = signedUp(app, 'Tom');

  const assess = async (): Promise<void> => {
    const { api } = tom;
    await api.bioAge.answer({
      answers: (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).map((item) => ({
        item,
        value: { kind: 'option', option: ANSWERS[item] },
        origin: { kind: 'typed' },
      })),
    });
    await api.bioAge.finish({ id: newId(), timeZone: 'UTC' });
  };

  test('is the same in the coach’s answer and a report, with blood drawn after the assessment', async () => {
    const { api } = tom;
    await assess();
    await api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: '2026-11-20',
      values: typedLines(NINE_MARKERS),
    });
    const { headline, latest } = await api.bioAge.overview();
    expect(headline?.basis).toBe('habits-and-blood');
    expect(headline?.bioAgeYears).not.toBeCloseTo(latest?.result.bioAgeYears ?? 0, 1);
    const { figures } = await askCoach(tom, 'What is my bio-age?');
    expect(figures[0]?.value).toBeCloseTo(headline?.bioAgeYears ?? 0, 9);
    const { blood } = await api.reports.get({ from: '2026-11-01', to: '2026-11-20' });
    expect(blood?.bioAge.at(-1)).toMatchObject({
      bioAgeYears: headline?.bioAgeYears,
      lowYears: headline?.lowYears,
      highYears: headline?.highYears,
    });
  });

  test('isn’t what changes between assessments, which is named as habits alone', async () => {
    await assess();
    await assess();
    const why = await askCoach(tom, 'Why did my bio-age change?');
    expect(why.text).toContain('your bio-age from habits alone');
  });
});
