import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitSystem } from '#domain/account/profile.ts';
import { localDate } from '#domain/time/local-date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { isDone } from './is-done.ts';
import { REMINDER_KINDS, type ReminderKind } from './kinds.ts';
import { afterQuiet, nextDueMs, occurrencesBetween, type Occurrence } from './occurrences.ts';
import { firstPlan, withNewKinds, type ReminderPlan } from './plan.ts';
import { emptyFacts, planOf } from './testing.ts';
import { usualTimes } from './usual-times.ts';
import { reminderWords } from './words.ts';

const day = (date: string) => [Date.parse(`${date}T00:00:00Z`), Date.parse(`${date}T23:59:59Z`)] as const;
const texts = (list: readonly Occurrence[]) =>
  list.map(({ kind, dueMs }) => `${kind} ${new Date(dueMs).toISOString().slice(0, 16)}`);
const around = (date: string): readonly [number, number] => {
  const [from, to] = day(date);
  return [from - DAY_MS, to + DAY_MS];
};

describe('when reminders are due', () => {
  test('Ada is reminded of lunch an hour after her usual time', () => {
    const eaten = [715, 720, 725, 730, 710].map((minute) => ({ kind: 'lunch', minute }));
    const facts = emptyFacts({ usual: usualTimes(eaten) });
    expect(texts(occurrencesBetween(planOf({ lunch: {} }), facts, ...day('2026-11-20')))).toEqual([
      'lunch 2026-11-20T13:00',
    ]);
  });

  test('without a habit a common hour is used; dinners around midnight count for the same day', () => {
    expect(usualTimes([{ kind: 'dinner', minute: 1200 }]).dinner).toBe('20:30');
    const spread = [0, 300, 600, 900, 1200, 1400].map((minute) => ({ kind: 'dinner', minute }));
    expect(usualTimes(spread).dinner).toBe('20:30');
    const late = [1430, 10, 1420, 20, 0].map((minute) => ({ kind: 'dinner', minute }));
    expect(usualTimes(late).dinner).toBe('23:30');
  });

  test('weekdays and several times a day are respected', () => {
    const plan = planOf({ weight: { weekdays: [4] }, water: { times: ['10:00', '16:00'] } });
    const from = Date.parse('2026-11-19T12:00:00Z');
    expect(texts(occurrencesBetween(plan, emptyFacts(), from, from + DAY_MS))).toEqual([
      'water 2026-11-19T16:00',
      'weight 2026-11-20T07:30',
      'water 2026-11-20T10:00',
    ]);
  });

  test('a running fast is announced at its goal, an eating window half an hour before it ends', () => {
    const goalMs = Date.parse('2026-11-20T11:40:00Z');
    const runningFast = { id: 'fast', startedAtMs: goalMs - 16 * HOUR_MS, goalMs };
    const eatingWindow = { fastId: 'before', endMs: Date.parse('2026-11-20T20:00:00Z') };
    const facts = emptyFacts({ runningFast, eatingWindow });
    const plan = planOf({ 'fast-goal': {}, 'eating-window': {} });
    expect(texts(occurrencesBetween(plan, facts, ...day('2026-11-20')))).toEqual([
      'fast-goal 2026-11-20T11:40',
      'eating-window 2026-11-20T19:30',
    ]);
  });

  test('supplements are due at the times of day that the list has', () => {
    const magnesium = {
      id: 'mg',
      name: 'Magnesium',
      times: ['evening' as const],
      weekdays: [4],
      activeFrom: '2026-11-01',
      activeTo: null,
    };
    const facts = emptyFacts({ supplements: [magnesium] });
    const plan = planOf({ supplements: {} });
    expect(texts(occurrencesBetween(plan, facts, ...around('2026-11-20')))).toEqual([
      'supplements 2026-11-20T19:00',
    ]);
  });

  test('a retest is due on its day only', () => {
    const facts = emptyFacts({
      retests: [{ id: 'r', dueOn: '2026-11-21', title: 'Retest ferritin' }],
    });
    expect(texts(occurrencesBetween(planOf({ retest: {} }), facts, ...around('2026-11-20')))).toEqual([
      'retest 2026-11-21T09:00',
    ]);
  });

  test('an experiment sends reminders only on the days its condition changes', () => {
    const task = 'Finish dinner by 7 PM';
    const facts = emptyFacts({ conditionChanges: [{ id: 'e', date: '2026-11-21', task }] });
    const due = occurrencesBetween(planOf({ experiment: {} }), facts, ...around('2026-11-20'));
    expect(texts(due)).toEqual(['experiment 2026-11-21T08:00']);
    const said = { kind: 'experiment', date: '2026-11-21', slot: 'e' } as const;
    expect(reminderWords(said, facts, true)).toMatchObject({ title: task, link: '/experiments' });
    expect(reminderWords(said, facts, false).title).toBe('Your task changes today');
    expect(isDone(said, emptyFacts(), Date.parse('2026-11-21T08:00:00Z'))).toBe(true);
  });

  test('a stored plan without a newer kind has it off', () => {
    const { experiment: _experiment, ...kinds } = planOf({ weight: {} }).kinds;
    const plan = withNewKinds({ ...planOf({ weight: {} }), kinds: kinds as ReminderPlan['kinds'] });
    expect(plan.kinds.experiment.isOn).toBe(false);
    expect(plan.kinds.weight.isOn).toBe(true);
  });

  test('quiet hours postpone a reminder, and drop one that no longer helps', () => {
    const goalMs = Date.parse('2026-11-20T02:00:00Z');
    const facts = emptyFacts({ runningFast: { id: 'fast', startedAtMs: goalMs - 8 * HOUR_MS, goalMs } });
    const plan = planOf(
      { 'fast-goal': {}, dinner: { times: ['22:30'] } },
      { quiet: { from: '22:00', to: '07:00' } },
    );
    expect(texts(occurrencesBetween(plan, facts, ...around('2026-11-20')))).toEqual([
      'fast-goal 2026-11-20T07:00',
    ]);
  });

  test('the weekly email isn’t delayed by quiet hours', () => {
    const plan = planOf({ digest: { times: ['05:00'] } }, { quiet: { from: '22:00', to: '07:00' } });
    expect(texts(occurrencesBetween(plan, emptyFacts(), ...around('2026-11-23')))).toEqual([
      'digest 2026-11-23T05:00',
    ]);
  });

  test('a new member gets what they asked for at registration, and nothing else', () => {
    const plan = firstPlan({ mealReminders: true, progressReminders: false });
    expect(REMINDER_KINDS.filter((kind) => plan.kinds[kind].isOn)).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(plan.byEmail).toBe(true);
    expect(firstPlan({ mealReminders: false, progressReminders: false }).byEmail).toBe(false);
  });

  test('nothing is due without a reminder', () => {
    expect(nextDueMs(planOf({}), emptyFacts(), Date.parse('2026-11-20T00:00:00Z'))).toBeUndefined();
  });
});

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'] as const;
const time = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
const quiet = fc.option(fc.record({ from: time, to: time }));

describe('in every zone, over every clock change', () => {
  test('a daily reminder is due exactly once for each day, however often it is checked', () => {
    const spans = fc.array(fc.integer({ min: 1, max: 40 * 60 }), { minLength: 5, maxLength: 60 });
    const starts = fc.integer({ min: 0, max: 700 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), time, starts, spans, (timeZone, at, start, minutes) => {
        const plan = planOf({ weight: { times: [at] } });
        const facts = emptyFacts({ timeZone });
        let nowMs = Date.parse('2026-01-01T12:00:00Z') + start * DAY_MS;
        const firstMs = nowMs;
        const seen: Occurrence[] = [];
        for (const span of minutes) {
          seen.push(...occurrencesBetween(plan, facts, nowMs, nowMs + span * MINUTE_MS));
          nowMs += span * MINUTE_MS;
        }
        const dates = seen.map(({ date }) => date);
        expect(new Set(dates).size).toBe(dates.length);
        expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length);
        // Every whole day of the span has one.
        const wholeDays = Math.floor((nowMs - firstMs) / DAY_MS);
        expect(dates.length).toBeGreaterThanOrEqual(wholeDays - 1);
        expect(dates.length).toBeLessThanOrEqual(wholeDays + 2);
      }),
      { numRuns: 100 },
    );
  });

  test('only the weekly email is due in quiet hours, and the next one is never in the past', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        quiet,
        time,
        fc.constantFrom<ReminderKind>('breakfast', 'weight', 'water', 'check-in'),
        fc.integer({ min: 0, max: 365 * 24 * 4 }),
        (timeZone, hours, at, kind, quarter) => {
          const plan = planOf({ [kind]: { times: [at] } }, { quiet: hours });
          const nowMs = Date.parse('2026-01-01T00:00:00Z') + quarter * 15 * MINUTE_MS;
          const facts = emptyFacts({ timeZone });
          const next = nextDueMs(plan, facts, nowMs);
          if (next === undefined) return;
          expect(next).toBeGreaterThan(nowMs);
          expect(afterQuiet(next, hours, timeZone)).toBe(next);
          expect(occurrencesBetween(plan, facts, nowMs, next - 1)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a member who flies around the world is reminded once for each calendar day', () => {
    const plan = planOf({ weight: { times: ['07:30'] } });
    const legs = ['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'];
    const keys = new Set<string>();
    let nowMs = Date.parse('2026-11-10T00:00:00Z');
    for (const timeZone of legs)
      for (let hour = 0; hour < 36; hour += 1, nowMs += HOUR_MS)
        for (const { key } of occurrencesBetween(plan, emptyFacts({ timeZone }), nowMs, nowMs + HOUR_MS))
          keys.add(key);
    const days = new Set([...keys].map((key) => key.split('/')[1]));
    expect(keys.size).toBe(days.size);
    expect(keys.size).toBeGreaterThanOrEqual(5);
    expect(localDate(nowMs, 'UTC')).toBe('2026-11-16');
  });
});

describe('things already done', () => {
  const nowMs = Date.parse('2026-11-20T15:00:00Z');
  const ask = (kind: ReminderKind, changes: Parameters<typeof emptyFacts>[0], slot = '0') =>
    isDone({ kind, date: '2026-11-20', slot }, emptyFacts(changes), nowMs);

  test.each([
    [
      'lunch',
      { meals: [{ date: '2026-11-20', kind: 'lunch' }] },
      { meals: [{ date: '2026-11-20', kind: 'snack' }] },
    ],
    ['lunch', { settledDays: ['2026-11-20'] }, { settledDays: ['2026-11-19'] }],
    ['weight', { weighedOn: ['2026-11-20'] }, { weighedOn: ['2026-11-19'] }],
    ['sleep', { sleptOn: ['2026-11-20'] }, { sleptOn: ['2026-11-19'] }],
    ['check-in', { checkedInOn: '2026-11-16' }, { checkedInOn: '2026-11-13' }],
    ['check-in', { checkedInOn: '2026-11-20' }, { checkedInOn: null }],
    ['water', { water: { drunkMl: 1300, targetMl: 2400 } }, { water: { drunkMl: 1200, targetMl: 2400 } }],
    ['fast-start', { runningFast: { id: 'f', startedAtMs: 0, goalMs: 1 } }, { runningFast: null }],
    ['retest', { retests: [] }, { retests: [{ id: '0', dueOn: '2026-11-20', title: 'Retest ferritin' }] }],
  ] as const)('%s isn’t sent after it is done, and is sent before', (kind, done, open) => {
    expect(ask(kind, done)).toBe(true);
    expect(ask(kind, open)).toBe(false);
  });

  test('a member who is fasting isn’t reminded of a meal', () => {
    expect(ask('lunch', { runningFast: { id: 'f', startedAtMs: 0, goalMs: 1 } })).toBe(true);
  });

  test('the goal of a fast that ended, or was moved, isn’t announced', () => {
    const runningFast = { id: 'f', startedAtMs: nowMs - HOUR_MS, goalMs: nowMs };
    expect(ask('fast-goal', { runningFast }, `f@${nowMs}`)).toBe(false);
    expect(ask('fast-goal', { runningFast: { ...runningFast, goalMs: nowMs + 1 } }, `f@${nowMs}`)).toBe(true);
    expect(ask('fast-goal', {}, `f@${nowMs}`)).toBe(true);
  });

  test('supplements are done when all of that time of day are checked off', () => {
    const both = ['D', 'K'].map((id) => ({
      id,
      name: id,
      times: ['morning' as const],
      weekdays: [4],
      activeFrom: '2026-01-01',
      activeTo: null,
    }));
    const take = (supplementId: string) => ({ supplementId, date: '2026-11-20', dayTime: 'morning' });
    expect(ask('supplements', { supplements: both, takes: [take('D')] })).toBe(false);
    expect(ask('supplements', { supplements: both, takes: [take('D'), take('K')] })).toBe(true);
  });
});

describe('the text of a reminder', () => {
  const facts = emptyFacts({
    water: { drunkMl: 1200, targetMl: 2400 },
    supplements: [
      {
        id: 'd',
        name: 'Vitamin D3',
        times: ['morning'],
        weekdays: [4],
        activeFrom: '2026-01-01',
        activeTo: null,
      },
    ],
    retests: [{ id: 'r', dueOn: '2026-11-20', title: 'Retest ferritin' }],
    runningFast: { id: 'f', startedAtMs: 0, goalMs: 16 * HOUR_MS },
  });

  test('without permission it contains no figure, supplement, marker or fast', () => {
    for (const kind of REMINDER_KINDS) {
      const slot = kind === 'retest' ? 'r' : '0';
      const { title, text } = reminderWords({ kind, date: '2026-11-20', slot }, facts, false);
      expect(`${title} ${text}`).not.toMatch(/1,200|2,400|vitamin|ferritin|\b16\b|\bfast\b|supplement/i);
    }
  });

  test('with permission it includes the details', () => {
    const say = (kind: ReminderKind, slot = '0') => {
      const { title, text } = reminderWords({ kind, date: '2026-11-20', slot }, facts, true);
      return `${title} ${text}`;
    };
    expect(say('water')).toContain('1,200 of 2,400 mL');
    expect(say('supplements')).toContain('Vitamin D3');
    expect(say('retest', 'r')).toContain('Retest ferritin');
    expect(say('fast-goal')).toContain('16 hours');
  });

  test('water is in the member’s units, and one tap adds a glass of them', () => {
    const say = (units: UnitSystem) =>
      reminderWords({ kind: 'water', date: '2026-11-20', slot: '0' }, { ...facts, units }, true);
    expect(say('metric').drink).toEqual({ title: 'Add 250 mL', volumeMl: 250 });
    expect(say('imperial')).toMatchObject({
      text: '41 of 81 fl oz so far today.',
      drink: { title: 'Add 8 fl oz', volumeMl: 236.6 },
    });
  });
});
