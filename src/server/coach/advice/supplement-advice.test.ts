import { describe, expect, test } from 'vitest';
import type { HealthAnswersInput } from '#contract/health.ts';
import { typedLines } from '#domain/blood/testing.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T17:30:00Z');
const WORDINGS = [
  'Which supplements should I take?',
  'Do I need any supplements?',
  'What supplements would you recommend?',
  'should I take supplements',
];

describe.each(EMBEDDED)('the coach’s advice on supplements', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = newMember(app, 'Ada');
  const ask = (question: string) => askCoach(ada, question);
  const answerHealth = (changes: Partial<HealthAnswersInput> = {}) =>
    ada.api.health.put({ ...NOTHING_APPLIES, ...changes });
  const drawIron = () =>
    ada.api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: '2026-11-02',
      values: typedLines([['ferritin', 18, 'ng/mL']]),
    });

  test('needs the health profile first, and recommends nothing until then', async () => {
    await drawIron();
    for (const question of [...WORDINGS, 'Should I take iron?']) {
      const said = await ask(question);
      expect(said).toMatchObject({
        title: 'First, let’s check what’s safe for you',
        figures: [],
        links: [{ screen: 'healthProfile' }, { screen: 'supplements' }],
      });
      expect(said.text).not.toMatch(/mg|Iron/);
    }
  });

  test('names what its screen suggests, with the reason, amount, interactions and source', async () => {
    await drawIron();
    await answerHealth({ medicines: ['levothyroxine'] });
    for (const question of WORDINGS) {
      const said = await ask(question);
      expect(said).toMatchObject({
        title: 'Suggested for you',
        figures: [{ shown: { number: '40 to 54 mg' }, value: 54, unit: 'mg' }],
        basis: 'Checked against your 1 medication.',
        links: [{ screen: 'supplements' }],
        sources: [{}],
      });
      expect(said.note).toMatch(/^These are suggestions, not medical advice\./);
      expect(said.text).toContain('40 to 54 mg every other day');
      expect(said.paragraphs.join(' ')).toContain('[[f1]]');
      expect(said.text).toContain('Ferritin: 18 ng/mL, below 30.');
      expect(said.text).toContain(
        'with “Thyroid hormone”: Take it at least 4 hours apart from your thyroid pill.',
      );
    }
    expect(await ask('Should I take an iron supplement?')).toMatchObject({
      title: 'I suggest iron for you',
    });
  });

  test('says that nothing in the data suggests it, and what conflicts with a medication', async () => {
    await answerHealth({ medicines: ['levothyroxine'] });
    for (const question of [
      'Should I take magnesium?',
      'Do I need a magnesium supplement?',
      'can I take magnesium tablets?',
      'Should I start taking magnesium?',
    ]) {
      const said = await ask(question);
      expect(said).toMatchObject({ title: 'Nothing suggests you need magnesium', figures: [] });
      expect(said.text).toContain('Magnesium with “Thyroid hormone”: Take it at least 4 hours apart');
    }
    const psyllium = await ask('Can I take psyllium with my thyroid pill?');
    expect(psyllium.text).toContain('4 hours apart from your thyroid pill and 2 hours apart from other');
    expect(await ask('Which supplements should I take?')).toMatchObject({ title: 'Nothing to suggest' });
    await answerHealth({ medicines: ['warfarin'] });
    expect(await ask('Should I take St. John’s wort?')).toMatchObject({
      title: 'I don’t suggest St. John’s wort for you',
    });
  });

  test('names what is held back, and why', async () => {
    await drawIron();
    await answerHealth();
    const iron = await ask('Should I take iron?');
    expect(iron.title).toBe('I suggest iron for you');
    const [suggestion] = (await ada.api.supplements.suggestions.get()).suggestions;
    await ada.api.supplements.own.put({
      id: newId(),
      timeZone: 'UTC',
      note: null,
      name: 'My iron',
      amounts: [{ substance: 'iron', amount: 40 }],
      times: ['morning'],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      activeFrom: '2026-11-01',
    });
    expect(suggestion?.title).toBeDefined();
    const said = await ask('Should I take iron?');
    expect(said.title).toBe('I don’t suggest iron for you');
    expect(said.text).toMatch(/^Not suggested: .+ You already take My iron\.$/);
  });

  test('isn’t what questions about medicines and records ask for', async () => {
    await answerHealth();
    for (const question of [
      'Should I take ibuprofen?',
      'Do I need more protein?',
      'How much magnesium did I eat?',
    ])
      expect((await ask(question)).note ?? '').not.toMatch(/These are suggestions, not medical advice/);
  });
});
