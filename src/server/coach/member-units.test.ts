import { expect, describe, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(EMBEDDED)('the coach speaks in the member’s units', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  test('glucose in the unit they chose, blood markers in their lab’s', async () => {
    const mia = await signUp(app, `Mia-${newId().slice(-12)}`);
    expect((await mia.api.account.me()).glucoseUnit).toBe('mg/dL');
    await mia.api.glucose.readings.put({
      id: newId(),
      timeZone: 'UTC',
      measuredAt: '2026-11-20T07:00:00Z',
      glucoseMgdl: 99,
      context: 'fasting',
    });
    const panel = (collectedOn: string, ldl: number, unit: string) =>
      mia.api.blood.panels.put({
        id: newId(),
        timeZone: 'UTC',
        collectedOn,
        values: typedLines([['ldl-c', ldl, unit]]),
      });
    await panel('2026-05-10', 150, 'mg/dL');
    const ask = async (question: string) => (await askCoach(mia, question)).text;
    expect(await ask('what was my average glucose today')).toContain('99 mg/dL');
    expect(await ask('what is my LDL')).toContain('150 mg/dL');
    await mia.api.accountSettings.setGlucoseUnit({ glucoseUnit: 'mmol/L' });
    await panel('2026-11-10', 3.6, 'mmol/l');
    expect(await ask('what was my average glucose today')).toContain('5.5 mmol/L');
    expect(await ask('what is my LDL')).toContain('3.6 mmol/L');
    expect((await mia.api.accountSettings.get()).glucoseUnit).toBe('mmol/L');
  });

  test('settings from a device that doesn’t know the unit yet leave it as it is', async () => {
    const mia = await signUp(app, `Mia-${newId().slice(-12)}`, { timeZone: 'Europe/London' });
    const {
      glucoseUnit,
      username: _,
      email: __,
      isDemo: ___,
      ...settings
    } = await mia.api.accountSettings.get();
    expect(glucoseUnit).toBe('mmol/L');
    expect((await mia.api.accountSettings.save({ ...settings, name: 'Mia' })).glucoseUnit).toBe('mmol/L');
  });
});
