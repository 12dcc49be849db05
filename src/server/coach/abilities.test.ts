import { describe, expect, test } from 'vitest';
import { askCoach } from '#server/testing/ask-coach.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T17:30:00Z`);

describe.each(EMBEDDED)('abilities of the coach on $name', (place) => {
  let nowMs = NOW;
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const ada = newMember(app, 'Ada');
  const ask = (question: string, conversationId?: string) => askCoach(ada, question, conversationId);
  const proposalOf = (reply: Awaited<ReturnType<typeof ask>>, at = 0) => ({
    id: reply.exchangeId,
    proposalId: reply.proposals[at]?.id ?? '',
  });
  const waterToday = async () => (await ada.api.water.days({ from: TODAY, to: TODAY }))[0]?.waterMl;

  test('water is proposed, stored once even if confirmed twice, undone, and confirmed again', async () => {
    const said = await ask('add 300 mL water');
    expect(said).toMatchObject({
      kind: 'proposal',
      proposals: [{ title: 'Add 300 mL of water', before: '0 mL', after: '300 mL', state: 'open' }],
    });
    expect(await waterToday()).toBeUndefined();
    const asked = proposalOf(said);
    for (let times = 0; times < 2; times += 1)
      expect((await ada.api.coach.confirm(asked)).reply.proposals).toMatchObject([{ state: 'confirmed' }]);
    expect(await waterToday()).toBe(300);
    await ada.api.coach.undo(asked);
    expect(await waterToday()).toBeUndefined();
    await ada.api.coach.confirm(asked);
    expect(await waterToday()).toBe(300);
  });

  test('a declined proposal writes nothing, and can’t be undone', async () => {
    const asked = proposalOf(await ask('drank a glass of water'));
    expect((await ada.api.coach.decline(asked)).reply.proposals).toMatchObject([{ state: 'declined' }]);
    expect(await waterToday()).toBeUndefined();
    await expect(ada.api.coach.undo(asked)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('a described meal is proposed with its energy, then logged and undone', async () => {
    const said = await ask('Log 2 eggs and 2 slices of whole wheat toast for breakfast');
    expect(said.proposals[0]).toMatchObject({ before: '0 kcal', state: 'open' });
    expect(said.proposals[0]?.detail).toMatch(/^Breakfast · \d+ kcal · \d+ g protein$/);
    await ada.api.coach.confirm(proposalOf(said));
    const mealsToday = async () => (await ada.api.meals.day({ date: TODAY })).meals;
    expect(await mealsToday()).toMatchObject([{ kind: 'breakfast', items: [{}, {}] }]);
    await ada.api.coach.undo(proposalOf(said));
    expect(await mealsToday()).toEqual([]);
    await ada.api.coach.confirm(proposalOf(said));
    expect(await mealsToday()).toHaveLength(1);
  });

  test('a fast needs the health questions first, then starts and ends by proposal', async () => {
    expect(await ask('start a 16 hour fast')).toMatchObject({
      title: 'A few questions first',
      proposals: [],
    });
    await ada.api.fasting.screen({ screenedOn: TODAY, conditions: [] });
    await ada.api.coach.confirm(proposalOf(await ask('start a 16 hour fast')));
    expect((await ada.api.fasting.running()).fast).toMatchObject({ goalHours: 16, endedAt: null });
    nowMs += 60 * 60_000;
    const ending = proposalOf(await ask('end my fast'));
    await ada.api.coach.confirm(ending);
    expect((await ada.api.fasting.running()).fast).toBeNull();
    await ada.api.coach.undo(ending);
    expect((await ada.api.fasting.running()).fast).toMatchObject({ endedAt: null });
    await ada.api.coach.confirm(ending);
    expect(await ask('stop fasting')).toMatchObject({ title: 'You’re not fasting right now' });
  });

  test('dinner ideas fit what is left of the targets and leave out allergens, and one is logged with a tap', async () => {
    await ada.api.foodPreferences.put({
      dietaryPreference: 'none',
      allergens: ['fish'],
      otherAllergies: [],
      dislikes: ['tofu'],
      cuisines: [],
    });
    const said = await ask('What should I eat for dinner?');
    expect(said.kind).toBe('meals');
    expect(said.meals).toHaveLength(3);
    for (const { name, energyKcal } of said.meals) {
      expect(name).not.toMatch(/salmon|cod|tofu/i);
      expect(energyKcal).toBeLessThanOrEqual((said.left?.energyKcal ?? 0) * 1.1);
    }
    const before = (await ada.api.meals.day({ date: TODAY })).meals.length;
    await ada.api.coach.confirm(proposalOf(said, 1));
    const { meals } = await ada.api.meals.day({ date: TODAY });
    expect(meals).toHaveLength(before + 1);
    expect(meals.at(-1)).toMatchObject({ kind: 'dinner' });
    const vegan = await ask('dinner ideas without chicken or turkey');
    for (const { name } of vegan.meals) expect(name).not.toMatch(/chicken|turkey/i);
  });

  test('ingredients to leave out are treated like allergens, and a named cuisine comes first', async () => {
    const snacks = await ask('Suggest a snack without nuts');
    expect(snacks.meals.length).toBeGreaterThan(0);
    for (const { name } of snacks.meals) expect(name).not.toMatch(/nut|almond/i);
    const italian = await ask('Give me Italian dinner ideas');
    expect(italian.meals[0]?.name).toMatch(/pasta|polenta/i);
  });

  test('a reminder is proposed for the times the member said, and undo restores the old ones', async () => {
    const weight = async () => (await ada.api.reminders.get()).plan.kinds.weight;
    const before = await weight();
    const key = proposalOf(await ask('Remind me to weigh myself at 6:45'));
    expect(await weight()).toEqual(before);
    await ada.api.coach.confirm(key);
    expect(await weight()).toEqual({ ...before, isOn: true, times: ['06:45'] });
    await ada.api.coach.undo(key);
    expect(await weight()).toEqual(before);
    expect(await ask('remind me to call mom')).toMatchObject({ title: 'I can’t set a reminder for that' });
    expect(await ask('remind me of lunch at 12, 1 and 2 pm')).toMatchObject({ proposals: [] });
  });

  test('the coach lists what was eaten on a day, and what is left today', async () => {
    await ada.api.coach.confirm(proposalOf(await ask('Log 2 eggs and an apple')));
    const today = await ask('What did I eat today?');
    expect(today.kind).toBe('ranking');
    expect(today.figures[0]?.rows.length).toBeGreaterThan(0);
    expect(await ask('what did I have for dinner two weeks ago')).toMatchObject({ title: 'Nothing logged' });
  });

  test.each(['Hello!', 'What can you do?', 'Thanks!'])(
    'a word to the coach gets a word back: %s',
    async (said) => {
      expect((await ask(said)).kind).not.toBe('unknown');
    },
  );

  test('why weight went up is answered with facts and how certain each is', async () => {
    expect(await ask('Why did my weight go up this week?')).toMatchObject({
      title: 'Your data doesn’t show why',
    });
    for (const [day, massKg] of [
      ['16', 71.6],
      ['18', 71.7],
      ['20', 72.3],
    ] as const)
      await ada.api.body.put({
        id: crypto.randomUUID(),
        timeZone: 'UTC',
        massKg,
        measuredAt: `2026-11-${day}T06:00:00Z`,
      });
    const salted = { foodId: null, amount: 1, unit: 'serving', grams: null, confidence: 1 };
    const eat = (date: string, kind: 'breakfast' | 'lunch', sodiumMg: number) =>
      ada.api.meals.create({
        id: crypto.randomUUID(),
        eatenAt: `${date}T${kind === 'lunch' ? '12' : '08'}:00:00Z`,
        timeZone: 'UTC',
        kind,
        source: 'quick-add',
        items: [
          {
            ...salted,
            id: crypto.randomUUID(),
            name: 'Meal',
            entered: { energyKcal: 900, carbsG: sodiumMg / 20 },
          },
        ],
      });
    for (let back = 1; back <= 16; back += 1) {
      const date = new Date(NOW - back * 86_400_000).toISOString().slice(0, 10);
      for (const kind of ['breakfast', 'lunch'] as const) await eat(date, kind, back <= 2 ? 4000 : 2000);
    }
    const id = newId();
    const said = await ask('Why did my weight go up this week?', id);
    expect(said.kind).toBe('why');
    expect(said.figures[0]).toMatchObject({ shown: { number: '0.7', unit: 'kg' } });
    expect(said.reasons.map(({ title, certainty }) => [title, certainty])).toEqual(
      expect.arrayContaining([['Water retention from carbs', 'possible']]),
    );
    expect(said.reasons.length).toBeGreaterThanOrEqual(2);
    await ask('How did my weight change this month?', id);
    expect((await ask('why?', id)).kind).toBe('why');
  });

  test('markers, scores and the product are explained, with sources and where to look', async () => {
    expect(await ask('How do I raise my HDL?')).toMatchObject({
      title: 'Raising HDL cholesterol',
      sources: [{ url: 'https://doi.org/10.1001/archinte.167.10.999' }, {}],
    });
    expect((await ask('how can I lower my LDL')).text).toMatch(/saturated fat/i);
    expect(await ask('what does longevity score mean')).toMatchObject({ links: [{ screen: 'longevity' }] });
    expect(await ask('What is apoB?')).toMatchObject({ kind: 'advice', title: 'Apolipoprotein B' });
    expect(await ask('how do I log a meal')).toMatchObject({ links: [{ screen: 'describe' }] });
    expect(await ask('where can I import from Fitbit?')).toMatchObject({
      links: [{ screen: 'integrations' }],
    });
  });

  test('a question about the records is not taken as an action, and an unanswered one gets no number', async () => {
    await ada.api.body.put({
      id: newId(),
      timeZone: 'UTC',
      massKg: 72.3,
      measuredAt: `${TODAY}T06:00:00Z`,
    });
    expect(await ask('What was my highest weight this month?')).toMatchObject({ figures: [{ value: 72.3 }] });
    expect(await ask('How do I sleep on weekends?')).toMatchObject({ title: 'No data for this yet' });
    const unknown = await ask('What is the meaning of life?');
    expect(unknown).toMatchObject({ kind: 'unknown', figures: [] });
    expect(unknown.choices).toHaveLength(3);
  });
});
