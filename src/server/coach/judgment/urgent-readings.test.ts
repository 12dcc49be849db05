import { beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');

describe.each(EMBEDDED)('the coach and dangerous readings', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const bert = signedUp(app, 'Bert');
  const eve = signedUp(app, 'Eve');
  const finn = signedUp(app, 'Finn');
  const at = (time: string) => ({ id: newId(), timeZone: 'UTC', measuredAt: `2026-11-${time}:00Z` });

  beforeAll(async () => {
    const { glucose, vitals } = bert.api;
    await glucose.readings.put({ ...at('19T13:00'), glucoseMgdl: 190 });
    await glucose.readings.put({ ...at('20T16:00'), glucoseMgdl: 480 });
    await glucose.ketones.put({ ...at('20T11:10'), method: 'blood', value: 3.2 });
    await vitals.put({ ...at('20T17:00'), systolicMmhg: 190, diastolicMmhg: 125 });
    await vitals.put({ ...at('20T17:00'), bodyTemperatureC: 40.3, oxygenSaturationPercent: 85 });
    for (const time of ['20T16:00', '20T17:00'])
      await finn.api.vitals.put({
        ...at(time),
        systolicMmhg: 190,
        diastolicMmhg: 125,
        restingHeartRateBpm: 131,
      });
    await eve.api.glucose.readings.put({ ...at('18T16:00'), glucoseMgdl: 45 });
    await eve.api.glucose.readings.put({ ...at('20T16:00'), glucoseMgdl: 101 });
    await eve.api.vitals.put({ ...at('20T16:00'), bodyTemperatureC: 38.4 });
    await eve.api.glucose.ketones.put({ ...at('01T11:10'), method: 'blood', value: 3.2 });
  });

  test.each([
    ['What was my last glucose?', 'Dangerously high: get help now', 'was 480 mg/dL (2 hours ago)'],
    ['What was my glucose today?', 'Dangerously high: get help now', 'call emergency services'],
    ['Is my sugar OK?', 'Dangerously high: get help now', '0% of your readings'],
    ['Is my blood pressure OK?', 'Dangerously high blood pressure', '190/125 mm Hg'],
    ['What are my ketones?', 'High ketones', 'call emergency services now'],
    ['Is my temperature normal?', 'High fever', '40.3 °C (an hour ago)'],
    ['What’s my blood oxygen?', 'Low blood oxygen', 'warm your hands'],
    ['What should I eat for dinner?', 'Dangerously high: get help now', 'was 480 mg/dL'],
    ['Should I train today?', 'Dangerously high: get help now', 'High fever: Your last'],
    ['Can I go for a run?', 'Dangerously high: get help now', '190/125 mm Hg'],
    ['Is everything OK?', 'Dangerously high: get help now', 'Dangerously high blood pressure: Your last'],
  ])('“%s” says what to do', async (question, title, words) => {
    const said = await askCoach(bert, question);
    expect(said.title).toBe(title);
    expect(said.text).toContain(words);
  });

  test('what to do comes before general advice, and after a plain figure', async () => {
    const asked = await askCoach(bert, 'my sugar is 390, what do I do');
    expect(asked.text).not.toContain('usual range');
    const last = await askCoach(bert, 'What was my last glucose?');
    expect(last.text.indexOf('Your last glucose')).toBeLessThan(last.text.indexOf('call emergency'));
  });

  test.each([
    ['my blood sugar is 480 what do I do', 'Dangerously high: get help now'],
    ['my glucose is 480', 'Dangerously high: get help now'],
    ['is a glucose of 480 bad?', 'Dangerously high: get help now'],
    ['blood sugar 26.6', 'Dangerously high: get help now'],
    ['I have a fever of 104', 'High fever'],
    ['I have a fever of 40', 'High fever'],
    ['blood sugar 112 after lunch', 'In the usual range'],
    ['I have a fever of 101', 'Rest until you feel better'],
  ])('“%s” gets “%s”, whoever asks', async (question, title) => {
    expect((await askCoach(eve, question)).title).toBe(title);
  });

  test.each([
    ['Is my blood pressure OK?', 'call your doctor today'],
    ['Is my resting heart rate OK?', 'call a doctor today'],
  ])('“%s” says it once, even if it is usually like that', async (question, words) => {
    expect((await askCoach(finn, question)).text.split(words)).toHaveLength(2);
  });

  test('nothing is said about it in an answer about yesterday or about something else', async () => {
    expect((await askCoach(bert, 'What was my glucose yesterday?')).title).toBeNull();
    expect((await askCoach(bert, 'How much water did I drink today?')).text).not.toContain('emergency');
    expect((await askCoach(bert, 'How often did I run this month?')).text).not.toContain('emergency');
    expect((await askCoach(eve, 'What should I eat for dinner?')).title).toBeNull();
  });

  test('Eve’s earlier low and old ketones are past', async () => {
    expect(await askCoach(eve, 'Is my sugar OK?')).toMatchObject({ title: 'In range' });
    const ketones = await askCoach(eve, 'How are my ketones?');
    expect(ketones.title).toBe('High');
    expect(ketones.text).not.toContain('emergency');
  });

  test('a very low pulse or pressure isn’t praised', async () => {
    const pulse = await askCoach(eve, 'My resting heart rate is 36, is that OK?');
    expect(pulse.title).toBe('Very low');
    expect(pulse.text).toContain('call a doctor today');
    expect((await askCoach(eve, 'My blood pressure is 84/52, is that OK?')).title).toBe('On the low side');
    expect((await askCoach(eve, 'Is my temperature normal?')).text).toContain('chemotherapy');
  });
});
