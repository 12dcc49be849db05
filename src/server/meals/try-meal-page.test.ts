import { beforeEach, describe, expect, test } from 'vitest';
import { triedMeal } from '#domain/meals/analysis/tried-meal.ts';
import { roundEnergy } from '#domain/meals/estimates/round-energy.ts';
import { rateLimits } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

describe.each(EMBEDDED)('the meal box of the landing page', (place) => {
  const app = opened(() => openTestApp(place));
  beforeEach(() => app.database.db.delete(rateLimits));

  const tried = async (meal: string) => {
    const answer = await app.browser().fetch(`/?meal=${encodeURIComponent(meal)}`);
    return { status: answer.status, text: await answer.text() };
  };

  test('a visitor types a meal on the landing page and sees its foods with a range', async () => {
    const { status, text } = await tried('two large eggs and a banana');
    expect(status).toBe(200);
    expect(text).toMatch(/Egg/);
    expect(text).toMatch(/Banana/);
    expect((await tried('two slices of bread')).text).toContain('2 slices');
    expect(text).toMatch(/Most likely \d+–\d+/);
    expect(text).toContain('value="two large eggs and a banana"');
    expect(text).toContain('noindex');
  });

  test('before anybody typed, the box shows a sample that search engines may read', async () => {
    const text = await (await app.browser().fetch('/')).text();
    expect(text).toContain('two eggs, a slice of toast with butter, black coffee');
    expect(text).toMatch(/Most likely \d+–\d+/);
    expect(text).not.toContain('noindex');
  });

  test('the meals in the page’s pictures have the figures of the engine', async () => {
    const text = await (await app.browser().fetch('/')).text();
    const pictures = [...text.matchAll(/<p class="typed">([^<]+)<\/p>(.*?)<\/div>/gs)];
    expect(pictures).toHaveLength(2);
    for (const [, words = '', picture = ''] of pictures) {
      const { foods, total } = triedMeal(words, app.services.foods.index);
      for (const { name, energyKcal = NaN } of foods)
        expect(picture).toMatch(new RegExp(`${name}.*>${roundEnergy(energyKcal)}\\b`));
      const { value, low, high } = total.energyKcal ?? { value: NaN, low: NaN, high: NaN };
      expect(picture).toContain(`>${roundEnergy(value)} kcal<`);
      expect(picture).toMatch(new RegExp(`likely ${roundEnergy(low)}–${roundEnergy(high)}`, 'i'));
    }
  });

  test('markup in a meal stays text, and the page names what isn’t food', async () => {
    const { text } = await tried('<script>alert(1)</script>');
    expect(text).not.toContain('<script>alert');
    expect((await tried('qwzx')).text).toContain('We didn’t recognize any food');
  });

  test('a visitor who tries very many meals is asked to wait, and still sees the page', async () => {
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await tried('an apple'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.text).toContain('Try again in a few minutes');
  });
});
