import { beforeEach, describe, expect, test } from 'vitest';
import type { BloodPanelInput } from '#contract/blood/blood.ts';
import { NINE_MARKERS, typedLines } from '#domain/blood/testing.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { addDays } from '#domain/time/local-date.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { ENOUGH } from '#server/bio-age/testing.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T17:30:00Z`);

type Marker = NonNullable<BloodPanelInput['values'][number]['marker']>;

describe.each(EMBEDDED)('advice of the coach', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let ada: Browser;
  beforeEach(async () => {
    ada = await signUp(app, `Ada-${newId().slice(-12)}`);
  });
  const ask = (question: string) => askCoach(ada, question);
  /** Asks the same in several ways, which must all be answered alike. */
  const askAll = async (questions: readonly string[]) => {
    const replies = await Promise.all(questions.map(ask));
    const [first] = replies;
    if (!first) throw new Error('No question.');
    for (const { title, text } of replies) expect([title, text]).toEqual([first.title, first.text]);
    return first;
  };
  const draw = (daysAgo: number, ...figures: readonly (readonly [Marker, number, string])[]) =>
    ada.api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: addDays(TODAY, -daysAgo),
      values: typedLines(figures),
    });
  const weigh = ({ api }: Browser, date: string, massKg: number) =>
    api.body.put({ id: newId(), timeZone: 'UTC', massKg, measuredAt: `${date}T06:00:00Z` });

  describe('bio-age', () => {
    const WORDINGS = [
      'How do I lower my bio-age?',
      'What would make me younger?',
      'What’s my bio age and what would lower it?',
      'how can I reduce my biological age',
      'What would lower my bio-age the most?',
    ];

    test('names the three steps of its screen with their years', async () => {
      await ada.api.bioAge.answer({ answers: ENOUGH });
      await ada.api.bioAge.finish({ id: newId(), timeZone: 'UTC' });
      const { latest, headline } = await ada.api.bioAge.overview();
      const steps = latest?.result.changes.slice(0, 3) ?? [];
      expect(steps.length).toBeGreaterThanOrEqual(2);
      const said = await askAll(WORDINGS);
      expect(said).toMatchObject({ title: 'What would help most', links: [{ screen: 'bioAge' }] });
      expect(said.figures.map(({ value }) => value)).toEqual([
        headline?.bioAgeYears,
        ...steps.map(({ years }) => years),
      ]);
      for (const { words, years } of steps)
        expect(said.text).toContain(`${words} (${Math.abs(years).toFixed(1).replace('.0', '')} year`);
      expect(said.paragraphs).toHaveLength(steps.length + 1);
      expect(said.paragraphs[1]).toContain('[[f2]]');
    });

    test('needs an assessment, and stays off for a member who shouldn’t see one', async () => {
      expect(await askAll(WORDINGS)).toMatchObject({
        title: 'No bio-age yet',
        figures: [],
        links: [{ screen: 'assessment' }],
      });
      await ada.api.health.put({ ...NOTHING_APPLIES, conditions: ['cancer-treatment'] });
      expect(await askAll(WORDINGS)).toMatchObject({ title: 'Off during treatment', figures: [] });
    });

    test('isn’t what other questions about it ask for', async () => {
      expect(await ask('Why did my bio-age change?')).toMatchObject({ kind: 'why' });
      expect(await ask('What is my bio-age?')).not.toMatchObject({ title: 'No bio-age yet' });
    });
  });

  describe('what to focus on', () => {
    const WORDINGS = [
      'What should I focus on?',
      'What would improve my longevity score?',
      'How do I raise my score?',
      'What’s my next best action?',
    ];

    test('is the best next step of the longevity score, and its weakest pillars', async () => {
      for (let ago = 0; ago < 14; ago += 1) {
        await ada.api.sleep.put({
          id: newId(),
          timeZone: 'UTC',
          inBedAt: `${addDays(TODAY, -ago - 1)}T23:45:00Z`,
          outOfBedAt: `${addDays(TODAY, -ago)}T05:45:00Z`,
          isNap: false,
          latencyMinutes: 10,
          awakeMinutes: 15,
          quality: 4,
        });
        await ada.api.water.drinks.put({
          id: newId(),
          timeZone: 'UTC',
          drunkAt: `${addDays(TODAY, -ago)}T10:00:00Z`,
          kind: 'water',
          volumeMl: 900,
        });
      }
      await weigh(ada, addDays(TODAY, -1), 72);
      await draw(20, ...NINE_MARKERS);
      await ada.api.bioAge.answer({ answers: ENOUGH });
      await ada.api.bioAge.finish({ id: newId(), timeZone: 'UTC' });
      const day = await ada.api.longevity.today({ date: TODAY, timeZone: 'UTC' });
      const weakest = day.pillars
        .flatMap(({ score }) => score ?? [])
        .toSorted((one, other) => one - other)
        .slice(0, 3);
      expect(day.state).toBe('scored');
      const said = await askAll(WORDINGS);
      expect(said).toMatchObject({ links: [{ screen: 'longevity' }] });
      expect(said.figures.map(({ value }) => value)).toEqual([day.score, day.nextAction?.points, ...weakest]);
      expect(said.text).toMatch(
        /about [\d.]+\. .+ Your longevity score is \d+ out of 100\. Your weakest pillars are /,
      );
      const health = await ask('Am I healthy?');
      expect(health).toMatchObject({ title: 'Here’s what your log shows', figures: said.figures });
      expect(health.text).toMatch(
        /^Only a doctor can say whether you’re healthy\. Your longevity score is \d+ .+ Best next step: [a-z].+ about [\d.]+\. /,
      );
    });

    test('needs enough data for a score, and isn’t asked about another score', async () => {
      expect(await askAll(WORDINGS)).toMatchObject({
        title: 'Keep logging to get your score',
        figures: [],
        links: [{ screen: 'longevity' }],
      });
      expect(await ask('How do I improve my sleep score?')).not.toMatchObject({
        title: 'Keep logging to get your score',
      });
    });
  });

  describe('the week', () => {
    const WORDINGS = [
      'How was my week?',
      'Summarize my week',
      'How am I doing?',
      'How’s my week going so far?',
    ];

    test.each(['metric', 'imperial'] as const)(
      'is summed up like the weekly mail, %s',
      async (unitSystem) => {
        ada = await signUp(app, `Ada-${newId().slice(-12)}`, { unitSystem });
        for (let daysAgo = 1; daysAgo <= 7; daysAgo += 1) await weigh(ada, addDays(TODAY, -daysAgo), 71);
        for (let daysAgo = 8; daysAgo <= 18; daysAgo += 1)
          await weigh(ada, addDays(TODAY, -daysAgo), 72 + (daysAgo % 2) / 10);
        const said = await askAll(WORDINGS);
        const isMetric = unitSystem === 'metric';
        expect(said).toMatchObject({ title: 'Your week, Nov 13 to Nov 19', links: [{ screen: 'reports' }] });
        expect(said.text).toBe(
          isMetric
            ? 'Weight: 71 kg on average over 7 weigh-ins. 1 kg lower than in the previous four weeks.'
            : 'Weight: 156.5 lb on average over 7 weigh-ins. 2.3 lb lower than in the previous four weeks.',
        );
        expect(said.figures[0]?.rows).toHaveLength(7);
      },
    );

    test('“last week” is the one from Monday to Sunday, and one with hardly anything logged is not judged', async () => {
      for (const day of ['09', '10', '12', '15']) await weigh(ada, `2026-11-${day}`, 72);
      expect(await ask('How did last week go?')).toMatchObject({
        title: 'Your week, Nov 9 to Nov 15',
        figures: [{ value: 72, n: 4 }],
      });
      expect(await askAll(WORDINGS)).toMatchObject({ title: 'Not enough data yet', figures: [] });
    });

    test('isn’t what a question about one figure of it asks for', async () => {
      await weigh(ada, '2026-11-10', 72);
      expect(await ask('How was my weight last week?')).toMatchObject({ figures: [{ value: 72 }] });
      expect((await ask('How am I doing on protein?')).title).not.toBe('Not enough data yet');
    });
  });

  describe('retests', () => {
    test('of a marker are due when its page says', async () => {
      await draw(20, ['vitamin-d-25oh', 16, 'ng/mL']);
      const loop = await ada.api.blood.loop({ date: TODAY, marker: 'vitamin-d-25oh' });
      expect(loop.markers[0]?.diet?.retestFrom).toBe('2027-01-23');
      const said = await askAll([
        'When should I retest my vitamin D?',
        'when do I check my vitamin D again',
        'When should I test vitamin D next?',
        'When is my next vitamin D test due?',
      ]);
      expect(said).toMatchObject({
        title: 'Retest vitamin D (25-OH) on or after Jan 23, 2027',
        figures: [{ value: 16, unit: 'ng/mL' }],
        links: [{ screen: 'bloodTests' }],
      });
      expect(said.text).toContain('16 ng/mL from Oct 31.');
      expect(said.sources.length).toBeGreaterThan(0);
      expect(await ask('When was my last vitamin D test?')).not.toMatchObject({ title: said.title });
    });

    test('of any blood test start with the earliest', async () => {
      const WORDINGS = [
        'When is my next blood test due?',
        'When should I get my next blood test?',
        'When am I due for a blood test?',
        'When should I retest my blood?',
      ];
      expect(await askAll(WORDINGS)).toMatchObject({ title: 'No blood test is due', figures: [] });
      await draw(20, ['vitamin-d-25oh', 9, 'ng/mL'], ['ldl-c', 190, 'mg/dL']);
      const due = (await ada.api.blood.loop({ date: TODAY })).markers.flatMap(
        ({ diet }) => diet?.retestFrom ?? [],
      );
      expect(due.length).toBeGreaterThan(0);
      const said = await askAll(WORDINGS);
      expect(said.title).toMatch(/^Next: .+ (?:on or after|now)/);
    });

    test('need a first test', async () => {
      expect(await ask('When should I retest my ferritin?')).toMatchObject({
        title: 'No ferritin results yet',
        links: [{ screen: 'newBloodTest' }],
      });
    });
  });

  describe('foods and glucose', () => {
    const WORDINGS = [
      'Which foods spike my glucose the most?',
      'What raised my blood sugar most?',
      'What foods raise my blood sugar?',
      'Which meals are worst for my glucose?',
    ];
    const stick = (at: string, glucoseMgdl: number) =>
      ada.api.glucose.readings.put({ id: newId(), timeZone: 'UTC', measuredAt: at, glucoseMgdl });
    const lunch = async (date: string, name: string, riseMgdl: number) => {
      const meal = quickAdd({ eatenAt: `${date}T12:00:00Z`, kind: 'lunch', entered: { energyKcal: 500 } });
      await ada.api.meals.create({ ...meal, items: meal.items.map((item) => ({ ...item, name })) });
      await stick(`${date}T11:55:00Z`, 90);
      await stick(`${date}T13:00:00Z`, 90 + riseMgdl);
    };

    test('are ranked by the member’s own responses, with the number of meals', async () => {
      for (const [day, rise] of [
        ['14', 60],
        ['15', 62],
        ['16', 64],
      ] as const)
        await lunch(`2026-11-${day}`, 'White rice', rise);
      for (const day of ['17', '18']) await lunch(`2026-11-${day}`, 'Lentils', 18);
      await lunch('2026-11-19', 'Cake', 120);
      await ada.api.accountSettings.setGlucoseUnit({ glucoseUnit: 'mmol/L' });
      const said = await askAll(WORDINGS);
      expect(said).toMatchObject({
        title: 'Biggest rise: White rice',
        figures: [
          {
            value: 62,
            n: 3,
            shown: { number: '+3.4', unit: 'mmol/L' },
            rows: [{ date: '2026-11-16' }, {}, {}],
          },
          { value: 18, n: 2 },
        ],
        links: [{ screen: 'glucose' }],
      });
      expect(said.text).toContain('White rice +3.4 mmol/L (3 meals) and Lentils +1.0 mmol/L (2 meals)');
      expect(await ask('Which foods are best for my glucose?')).toMatchObject({
        title: 'Smallest rise: Lentils',
      });
    });

    test('need readings first', async () => {
      const said = await askAll(WORDINGS);
      expect(said).toMatchObject({
        title: 'No foods to rank yet',
        figures: [],
        links: [{ screen: 'glucose' }],
      });
      expect(said.text).toMatch(/^You have no glucose readings/);
    });

    test('aren’t what a question about another marker asks for', async () => {
      expect(await ask('What raises my HDL?')).toMatchObject({ title: 'Raising HDL cholesterol' });
    });
  });
});
