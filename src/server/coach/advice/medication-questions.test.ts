import { describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T17:30:00Z');

describe.each(EMBEDDED)('the coach’s answers about medications and supplements', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const uma = newMember(app, 'Uma');
  const ask = (question: string) => askCoach(uma, question);
  const take = (name: string, substance: 'ashwagandha' | 'vitamin-d', amount: number) =>
    uma.api.supplements.own.put({
      id: newId(),
      timeZone: 'UTC',
      note: null,
      name,
      amounts: [{ substance, amount }],
      times: ['morning'],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      activeFrom: '2026-11-01',
    });

  test('a supplement and a medication that must not be combined', async () => {
    const said = await ask('Should I take red yeast rice with atorvastatin');
    expect(said).toMatchObject({ kind: 'advice', title: 'Don’t take this without asking your doctor' });
    expect(said.text).toContain('Red yeast rice contains a natural statin.');
    expect(said.text).not.toContain('usual amount');
    expect(said.note).toMatch(/Check with your pharmacist or doctor/);
  });

  test.each([
    ['thinking of coming off my lithium', 'That’s for your doctor to decide'],
    ['planning to stop my sertraline next week', 'That’s for your doctor to decide'],
    ['my doctor gave me ozempic, can I take two shots this week', 'Not without your doctor’s OK'],
  ])('a change of a medication is for the doctor, even as a statement: “%s”', async (message, title) => {
    expect((await ask(message)).title).toBe(title);
  });

  test('several supplements, and the amount from which one interacts', async () => {
    const said = await ask('On warfarin, can i take fish oil and vitamin K');
    expect(said.title).toBe('Don’t take this without asking your doctor');
    expect(said.text).toMatch(/Vitamin K with “Warfarin[^”]*”: This supplement changes how warfarin works/);
    expect(said.text).toMatch(/Omega-3 \(EPA and DHA\) with “Warfarin.*This applies above 3,000 mg a day\./);
  });

  test('a supplement in pregnancy, without a dose', async () => {
    const said = await ask('should i take ashwagandha, im maybe pregnant');
    expect(said.title).toBe('Don’t take this without asking your doctor');
    expect(said.text).toContain('Don’t take it while pregnant.');
    expect(said.text).not.toMatch(/usual amount|300/);
  });

  test('a dose above the upper limit, with the limit', async () => {
    const said = await ask('I’ve been taking 10000 IU vitamin D daily plus calcium. too much?');
    expect(said.title).toBe('That’s above the upper limit');
    expect(said.text).toContain('250 µg (10,000 IU) a day is too much unless a doctor prescribed it.');
    expect(said.text).toContain('The upper limit for vitamin D3 is 100 µg (4,000 IU) a day');
    expect(said.text).toContain('The upper limit for calcium is 2,500 mg a day');
  });

  test('the usual dose and timing, with the source', async () => {
    await uma.api.health.put(NOTHING_APPLIES);
    const said = await ask('creatine 5g or 10g? before or after training');
    expect(said).toMatchObject({
      title: 'About creatine monohydrate',
      sources: [{ name: 'International Society of Sports Nutrition 2017, creatine' }],
    });
    expect(said.text).toContain('3 to 5 g a day. Take it any time, every day.');
  });

  test('no dose before the health profile is filled in', async () => {
    const said = await ask('creatine 5g or 10g? before or after training');
    expect(said.text).toContain('I can’t show a dose: fill out your health profile first.');
    expect(said.text).not.toContain('3 to 5 g');
    expect(said.links[0]).toMatchObject({ screen: 'healthProfile' });
  });

  test('a dose that a condition of the profile forbids', async () => {
    await uma.api.health.put({ ...NOTHING_APPLIES, conditions: ['kidney-disease'] });
    const said = await ask('creatine 5g or 10g? before or after training');
    expect(said.title).toBe('Don’t take this without asking your doctor');
    expect(said.text).toContain('kidney disease');
    expect(said.text).not.toContain('3 to 5 g');
  });

  test('a medication or supplement without rules is never called safe', async () => {
    const ibuprofen = await ask('can i take ibuprofen with fish oil');
    expect(ibuprofen.text).toContain('I don’t have interaction data for ibuprofen.');
    const collagen = await ask('should I take collagen');
    expect(collagen.text).toContain('I don’t have interaction data for collagen.');
    const unlisted = await ask('is it ok to take psyllium with amlodipine');
    expect(unlisted.text).toContain('but I only check for common ones. Ask your pharmacist.');
    for (const { text } of [ibuprofen, collagen, unlisted])
      expect(text).not.toMatch(/\bis safe\b|\bare safe\b/);
  });

  test('a medication in pregnancy is for today, and no emergency', async () => {
    const said = await ask('can I take tylenol while pregnant');
    expect(said).toMatchObject({ kind: 'advice', title: 'That’s for your doctor to decide' });
    expect(said.text).toContain(
      'Ask today, and say if you’re pregnant, might be pregnant, or are breastfeeding',
    );
  });

  test.each([
    'My doctor wants me on a statin. Are there supplements instead?',
    'can I stop my blood pressure pills',
    'should I double my lisinopril, bp was 150',
    'is it ok to take berberine instead of metformin',
    'can i skip my meds this weekend',
  ])('“%s” is for a doctor', async (question) => {
    const said = await ask(question);
    expect(said.title).toBe('That’s for your doctor to decide');
    expect(said.text).toContain('don’t start or stop a prescription');
  });

  test('a question about a medication names the values to take along', async () => {
    await uma.api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: '2026-11-02',
      values: typedLines([['hba1c', 5.9, '%']]),
    });
    const said = await ask('so should I start metformin?');
    expect(said.title).toBe('That’s for your doctor to decide');
    expect(said.figures).toMatchObject([{ value: 5.9, unit: '%' }]);
    expect(said.paragraphs.join(' ')).toContain('[[f1]]');
  });

  test('the member’s own supplements, and which are a problem in pregnancy', async () => {
    expect(await ask('what supplements am i taking right now')).toMatchObject({
      title: 'No supplements logged',
    });
    await take('Ashwagandha', 'ashwagandha', 300);
    await take('Sun drops', 'vitamin-d', 25);
    const listed = await ask('what supplements am i taking right now');
    expect(listed.text).toContain('You take ashwagandha (300 mg) and Sun drops (25 µg (1,000 IU)).');
    expect(listed.title).toBe('Your supplements');
    const checked = await ask('any of them bad in pregnancy?');
    expect(checked.title).toBe('Ask your doctor or pharmacist before you take more');
    expect(checked.text).toContain('(1,000 IU)). Ashwagandha: Don’t take it while pregnant.');
    expect(checked.text).not.toContain('Sun drops. ');
  });

  test.each([
    'log 500 mg vitamin c',
    'how much protein should i eat',
    'Which foods lower LDL without statins?',
    'How much magnesium did I eat?',
    'did i take my statin yesterday',
  ])('“%s” is no question about a medication', async (question) => {
    const said = await ask(question);
    expect(said.title).not.toBe('That’s for your doctor to decide');
    expect(said.note ?? '').not.toMatch(/pharmacist/);
  });
});
