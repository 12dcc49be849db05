import { describe, expect, test } from 'vitest';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { activityDays } from '#server/movement/tables.ts';
import { idOf } from '#server/testing/accounts.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');
const UTC = { timeZone: 'UTC', note: null };

describe.each(testDatabases())('an answer about all time on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const noor = signedUp(app, 'Noor');

  /** Asks before the first change, and twice after each. @returns the different texts, in order */
  async function textsOf(question: string, changes: readonly (() => Promise<unknown>)[]): Promise<string[]> {
    const texts = [(await askCoach(noor, question)).text];
    for (const change of changes) {
      await change();
      const [text, again] = [await askCoach(noor, question), await askCoach(noor, question)];
      expect(again.text).toBe(text.text);
      texts.push(text.text);
    }
    return texts;
  }

  test('follows a weight that is added, changed, deleted and restored', async () => {
    const id = newId();
    const weigh = (massKg: number) =>
      noor.api.body.put({
        ...UTC,
        id,
        measuredAt: '2026-11-10T07:00:00Z',
        massKg,
        bodyFatPercent: null,
        waistCm: null,
        hipCm: null,
      });
    const [none, first, second, deleted, restored] = await textsOf('What was my average weight?', [
      () => weigh(70),
      () => weigh(68),
      () => noor.api.body.remove({ id }),
      () => noor.api.body.restore({ id }),
    ]);
    expect([none, deleted].map((text) => /\d kg/.test(text ?? ''))).toEqual([false, false]);
    expect(first).toContain('70 kg');
    expect(second).toContain('68 kg');
    expect(restored).toBe(second);
  });

  test('follows a night whose times are corrected', async () => {
    const id = newId();
    const sleep = (outOfBedAt: string) =>
      noor.api.sleep.put({ ...UTC, id, inBedAt: '2026-11-10T22:00:00Z', outOfBedAt, isNap: false });
    const texts = await textsOf('How long do I sleep on average?', [
      () => sleep('2026-11-11T05:00:00Z'),
      () => sleep('2026-11-11T06:30:00Z'),
    ]);
    expect(texts.slice(1).map((text) => /\d+ h(?: \d+ min)?/.exec(text)?.[0])).toEqual(['7 h', '8 h 30 min']);
  });

  test('follows a meal whose foods are exchanged, and one that is deleted and restored', async () => {
    const meal = breakfast({ eatenAt: '2026-11-10T08:00:00Z', items: [itemOf('apple')] });
    const [, apple, banana, deleted, restored] = await textsOf('Which foods gave me the most fiber?', [
      () => noor.api.meals.create(meal),
      () => noor.api.meals.update({ ...meal, items: [itemOf('banana')] }),
      () => noor.api.meals.remove({ id: meal.id }),
      () => noor.api.meals.restore({ id: meal.id }),
    ]);
    expect(
      [apple, banana, deleted].map((text) => /apple|banana/i.exec(text ?? '')?.[0].toLowerCase()),
    ).toEqual(['apple', 'banana', undefined]);
    expect(restored).toBe(banana);
  });

  test('follows the source that counts for a day', async () => {
    const userId = await idOf(app, 'Noor');
    const total = (source: string, steps: number) => ({
      ...UTC,
      userId,
      id: newId(),
      localDate: '2026-11-10',
      source,
      steps,
    });
    await app.database.db.insert(activityDays).values([total('garmin', 7900), total('withings', 8123)]);
    const texts = await textsOf('How many steps do I take on average?', [
      () => noor.api.movement.sources.put({ order: ['garmin', 'withings'] }),
      () => noor.api.movement.sources.put({ order: ['withings', 'garmin'] }),
    ]);
    expect(texts.map((text) => /[\d,]+ steps/.exec(text)?.[0])).toEqual([
      '8,123 steps',
      '7,900 steps',
      '8,123 steps',
    ]);
  });
});
