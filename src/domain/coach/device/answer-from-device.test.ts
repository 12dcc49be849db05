import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { describe, expect, test } from 'vitest';
import { spelledOut } from '#domain/coach/reply.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { day, food } from '#domain/query/testing.ts';
import { addDays } from '#domain/time/local-date.ts';
import { answerFromDevice } from './answer-from-device.ts';
import type { DeviceRecords } from './device-records.ts';

const TODAY = '2026-11-20';
const days: readonly Entry[] = Array.from({ length: 10 }, (_, at) =>
  day(addDays(TODAY, at - 9), { steps: 1000 * (at + 1) }),
);
const records: DeviceRecords = {
  from: '2026-08-23',
  today: TODAY,
  readAt: `${TODAY}T18:00:00Z`,
  timeZone: 'America/New_York',
  units: CANONICAL_UNITS,
  targets: { proteinG: 110 },
  dayStates: [],
  entries: {
    days,
    foods: [food(`${TODAY}T12:30`, 'lunch', 'Lentil soup', { grams: 350, energyKcal: 230, proteinG: 14 })],
    blood: [day('2026-03-02', { 'ldl-c': 118 })],
  },
};

const ask = (
  question: string,
  more: Partial<Parameters<typeof answerFromDevice>[0]> = {},
  kept = records,
) => {
  const said = answerFromDevice(
    { question, today: TODAY, before: undefined, choices: [], unsent: 0, ...more },
    kept,
  );
  return { ...said, text: said.paragraphs.map((text) => spelledOut(text, said.figures)).join(' ') };
};

describe('without a connection', () => {
  test('a message that may be about an emergency gets its answer and an offer of help', () => {
    const said = ask('My father had a stroke years ago, how many steps did I take today?');
    expect(said.figures[0]?.value).toBe(10_000);
    expect(said.note).toContain('If this is an emergency, call 911');
    expect(ask('I nearly had a heart attack when I saw the bill')).toMatchObject({
      kind: 'safety',
      title: 'You may need help with this',
    });
  });

  test('a question is answered from the records on the device', () => {
    expect(ask('How many steps did I take yesterday?').text).toContain('9,000');
    expect(ask('How much protein did I get from lentil soup this week?').text).toContain('14 g');
    expect(ask('What is my protein target?').text).toContain('110 g');
  });

  test('the answer lists the days that the device doesn’t have', () => {
    expect(ask('What was my average step count last week?').note).not.toContain('on this device');
    expect(ask('What was my average step count since June?').note).toContain(
      'Data from before Aug 23 isn’t on this device.',
    );
    expect(ask('What was my average step count in June?')).toMatchObject({
      title: 'Those days aren’t saved on this device',
      figures: [],
    });
    expect(ask('How many steps did I take today?', { today: '2026-11-22' })).toMatchObject({
      figures: [],
      paragraphs: ['This device has no data after Nov 20. Ask again when you’re back online.'],
    });
  });

  test('blood tests are stored however old they are', () => {
    expect(ask('What is my LDL?')).toMatchObject({ text: expect.stringContaining('118'), note: null });
  });

  test('the answer says that unsent entries don’t count', () => {
    expect(ask('How many steps did I take yesterday?', { unsent: 2 }).note).toContain(
      'Entries that haven’t synced yet aren’t counted.',
    );
  });

  test('a follow-up changes the previous question', () => {
    const { query } = ask('What was my average step count this week?');
    expect(ask('and yesterday?', { before: query ?? undefined }).text).toContain('9,000');
  });

  test('a dangerous last reading of today comes with what to do', () => {
    const sticks = [
      { ...day(TODAY, { mgdl: 110 }), at: `${TODAY}T08:00:00` },
      { ...day(TODAY, { mgdl: 480 }), at: `${TODAY}T12:00:00` },
    ];
    const kept = { ...records, entries: { ...records.entries, glucose: sticks } };
    const asked = ask('What was my last glucose?', {}, kept);
    expect(asked.title).toBe('Dangerously high: get help now');
    expect(asked.text).toContain('Your last glucose reading was 480 mg/dL (today). Glucose above 400');
    expect(ask('What was my glucose yesterday?', {}, kept).title).not.toContain('Dangerously');
    expect(ask('How many steps did I take today?', {}, kept).title).toBeNull();
    const older = sticks.map((stick) => ({ ...stick, date: addDays(TODAY, -1) }));
    const past = { ...records, entries: { ...records.entries, glucose: older } };
    expect(ask('What was my last glucose?', {}, past).text).not.toContain('emergency');
    const pressed = day(TODAY, { systolicMmhg: 190, diastolicMmhg: 125 });
    const high = { ...records, entries: { ...records.entries, days: [pressed] } };
    expect(ask('What was my systolic blood pressure today?', {}, high).title).toBe(
      'Dangerously high blood pressure',
    );
  });

  test('glucose is answered for the two weeks of stored readings', () => {
    const glucose = Array.from({ length: 14 }, (_, at) =>
      day(addDays(TODAY, -at), { mgdl: 100 + at }),
    ).toReversed();
    const kept = { ...records, entries: { ...records.entries, glucose } };
    const asked = ask('What was my average glucose in the last 14 days?', {}, kept);
    expect(asked).toMatchObject({ text: expect.stringContaining('107 mg/dL'), note: null });
    expect(ask('What was my highest glucose this month?', {}, kept).note).toContain('Data from before Nov 7');
    expect(ask('What was my average glucose in October?', {}, kept).figures).toEqual([]);
  });

  test('each day has its own target, also after the day on which the device was last online', () => {
    const eaten = (date: string, energyKcal: number) =>
      food(`${date}T12:30`, 'lunch', 'Stew', { energyKcal });
    const [before, after] = [addDays(TODAY, -1), addDays(TODAY, 1)];
    const kept: DeviceRecords = {
      ...records,
      targets: { energyKcal: 2540 },
      dayTargets: [
        [before, { energyKcal: 2010 }],
        [TODAY, { energyKcal: 2540 }],
        [after, { energyKcal: 2220 }],
      ],
      dayStates: [
        [before, 'complete'],
        [TODAY, 'complete'],
      ],
      entries: { foods: [eaten(before, 2300), eaten(TODAY, 2300)] },
    };
    expect(ask('How many days was I over my calorie target this week?', {}, kept).figures[0]?.value).toBe(1);
    expect(ask('How far over my calorie target was I yesterday?', {}, kept).text).toContain('290 kcal over');
    expect(ask('How many calories do I have left today?', {}, kept).text).toContain('240 kcal under');
    expect(ask('What was my calorie target yesterday?', {}, kept).text).toBe(
      'Your calorie target yesterday was 2,010 kcal.',
    );
    expect(ask('What is my calorie target?', { today: after }, kept).text).toContain('is 2,220 kcal');
  });

  test('why a figure changed is answered from the records on the device', () => {
    const slept = Array.from({ length: 28 }, (_, at) =>
      day(addDays(TODAY, -at), { sleepMinutes: at < 14 ? 360 + (at % 3) : 450 + (at % 3) }),
    ).toReversed();
    const kept = { ...records, entries: { ...records.entries, days: slept } };
    expect(ask('Why did my sleep change?', {}, kept)).toMatchObject({
      kind: 'why',
      text: expect.stringContaining('6 h 1 min'),
    });
    const { query } = ask('How did I sleep last week?', {}, kept);
    expect(ask('Why?', { before: query ?? undefined }, kept).kind).toBe('why');
    expect(ask('Why did my sleep change in July?', {}, kept).title).toBe('You need to be online for this');
  });

  test.each([
    'What is my breath acetone?',
    'Why did my longevity score change?',
    'Log two eggs for breakfast',
    'What should I eat tonight?',
    'How do I lower my bio-age?',
    'How was my week?',
    'When should I retest my vitamin D?',
    'Which foods spike my glucose?',
    'What should I focus on?',
    'Which supplements should I take?',
  ])('questions that need a connection say so: %s', (question) => {
    expect(ask(question)).toMatchObject({
      title: 'You need to be online for this',
      figures: [],
      proposals: [],
    });
  });

  test('a danger gets its careful answer, with or without records', () => {
    expect(ask('I want to kill myself').kind).toBe('safety');
    expect(
      answerFromDevice(
        { question: 'I have chest pain', today: TODAY, before: undefined, choices: [], unsent: 0 },
        undefined,
      ).kind,
    ).toBe('safety');
  });

  test('a device without records says how to get them', () => {
    expect(
      answerFromDevice(
        { question: 'How did I sleep last week?', today: TODAY, before: undefined, choices: [], unsent: 0 },
        undefined,
      ).title,
    ).toBe('You’re offline');
  });
});
