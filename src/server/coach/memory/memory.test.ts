import { beforeAll, describe, expect, test } from 'vitest';
import type { DeviceRecords } from '#domain/coach/device/device-records.ts';
import { MAX_FACTS } from '#domain/coach/memory/fact.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';

/** A Friday, and the Saturday after. */
const FRIDAY = Date.parse('2026-11-20T18:00:00Z');
const SATURDAY = FRIDAY + 24 * 3_600_000;
const VEGETARIAN = 'I’m vegetarian on weekdays';

describe.each(EMBEDDED)('the memory of the coach', (place) => {
  let nowMs = FRIDAY;
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const ada = signedUp(app, 'Ada');
  const ben = signedUp(app, 'Ben');

  const ask = async ({ api }: Browser, question: string, conversationId = newId()) => {
    const { exchange } = await api.coach.ask({ id: newId(), conversationId, question });
    return { ...exchange.reply, id: exchange.id };
  };
  const texts = async ({ api }: Browser) => (await api.coach.memory.get()).facts.map(({ text }) => text);

  /** Replaces Ada's memory with these facts. */
  async function remembers(...facts: readonly string[]) {
    await ada.api.coach.memory.turn({ isOn: true });
    await ada.api.coach.memory.removeAll();
    for (const text of facts) await ada.api.coach.memory.put({ id: newId(), text });
  }

  async function confirmed(member: Browser, question: string) {
    const { id, proposals } = await ask(member, question);
    const key = { id, proposalId: proposals[0]?.id ?? '' };
    await member.api.coach.confirm(key);
    return key;
  }

  test('a fact is remembered once the member confirms, and an undo forgets it', async () => {
    const { api } = ada;
    await remembers();
    const { id, kind, proposals } = await ask(ada, `Remember that ${VEGETARIAN}`);
    expect([kind, await texts(ada)]).toEqual(['proposal', []]);
    const key = { id, proposalId: proposals[0]?.id ?? '' };
    await api.coach.confirm(key);
    await api.coach.confirm(key);
    expect(await texts(ada)).toEqual([VEGETARIAN]);
    await api.coach.undo(key);
    expect(await texts(ada)).toEqual([]);
    await api.coach.confirm(key);
    expect((await ask(ada, 'What do you remember about me?')).paragraphs).toContain(`“${VEGETARIAN}”`);
    expect((await ask(ada, `remember ${VEGETARIAN}`)).title).toBe('I already have that saved');
  });

  test('a fact can be deleted by its wording, and undo restores it with its id', async () => {
    await remembers(VEGETARIAN);
    const before = await ada.api.coach.memory.get();
    const key = await confirmed(ada, 'Forget that I’m vegetarian');
    expect(await texts(ada)).toEqual([]);
    await ada.api.coach.undo(key);
    expect(await ada.api.coach.memory.get()).toEqual(before);
    expect((await ask(ada, 'forget that I like opera')).kind).toBe('choices');
  });

  test('everything is forgotten at once', async () => {
    await remembers('I hate olives', 'My knee hurts');
    const key = await confirmed(ada, 'Forget everything you know about me');
    expect(await texts(ada)).toEqual([]);
    await ada.api.coach.undo(key);
    expect((await texts(ada)).toSorted()).toEqual(['I hate olives', 'My knee hurts']);
  });

  test('meal ideas respect it on the days it is about', async () => {
    const dinner = () => ask(ada, 'What should I eat for dinner?');
    await remembers();
    const [usual] = (await dinner()).meals;
    const food = usual?.name.split(/[\s,]/)[0] ?? '';
    const fact = `I don’t eat ${food.toLowerCase()} on weekdays`;
    await remembers(fact);
    const onFriday = await dinner();
    expect(onFriday.note).toContain(`I kept this in mind: “${fact}”.`);
    expect(onFriday.meals.length).toBeGreaterThan(0);
    expect(onFriday.meals.filter(({ name }) => name.includes(food))).toEqual([]);
    nowMs = SATURDAY;
    const onSaturday = await dinner();
    nowMs = FRIDAY;
    expect(onSaturday.note ?? '').not.toContain('kept in mind');
    expect(onSaturday.meals.map(({ name }) => name)).toContain(usual?.name);
  });

  test('while memory is off, facts stay but none is used or added', async () => {
    await remembers(VEGETARIAN);
    await ada.api.coach.memory.turn({ isOn: false });
    expect((await ask(ada, 'What should I eat for dinner?')).note ?? '').not.toContain('kept in mind');
    expect(await ask(ada, 'Remember that I hate olives')).toMatchObject({
      title: 'Memory is off',
      proposals: [],
    });
    expect(await ada.api.coach.memory.turn({ isOn: true })).toMatchObject({ facts: [{}] });
  });

  test('the device stores facts to answer without a connection', async () => {
    await remembers(VEGETARIAN);
    const { memory } = (await ada.api.coach.records()) as DeviceRecords;
    expect(memory).toEqual(await ada.api.coach.memory.get());
  });

  describe('its limits', () => {
    beforeAll(async () => {
      for (let at = 0; at < MAX_FACTS; at += 1)
        await ben.api.coach.memory.put({ id: newId(), text: `Fact ${at}` });
    });

    test('no more facts than the limit can be added, and existing ones can still be edited', async () => {
      await expect(ben.api.coach.memory.put({ id: newId(), text: 'One more' })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      expect((await ask(ben, 'Remember that I hate olives')).title).toBe('My memory is full');
      const [first] = (await ben.api.coach.memory.get()).facts;
      await ben.api.coach.memory.put({ id: first?.id ?? '', text: 'Changed' });
      expect((await texts(ben)).filter((text) => text === 'Changed')).toHaveLength(1);
    });

    test.each(['', '   ', 'x'.repeat(201)])(
      'a fact that is empty or too long is refused: %j',
      async (text) => {
        await expect(ben.api.coach.memory.put({ id: newId(), text })).rejects.toMatchObject({
          code: 'BAD_REQUEST',
        });
      },
    );
  });
});
