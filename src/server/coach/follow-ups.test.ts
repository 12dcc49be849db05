import { describe, expect, test } from 'vitest';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(EMBEDDED)('short messages after another', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const omar = newMember(app, 'Omar');

  /** Sends messages of one conversation. @returns the reply to the last one */
  async function talk(...messages: readonly string[]) {
    const conversation = newId();
    const replies = [];
    for (const message of messages) replies.push(await askCoach(omar, message, conversation));
    const last = replies.at(-1);
    if (!last) throw new Error('no message');
    return last;
  }
  const kcalOf = ({ proposals }: Awaited<ReturnType<typeof talk>>): number =>
    Number(/(\d+) kcal · \d/.exec(proposals[0]?.detail ?? '')?.[1]);

  test('half of a proposed meal is half of its calories, at the same time', async () => {
    const whole = await talk('had 200 g rice yesterday evening');
    const half = await talk('had 200 g rice yesterday evening', 'half of it');
    expect(Math.abs(kcalOf(half) - kcalOf(whole) / 2)).toBeLessThanOrEqual(1);
    expect(half.proposals[0]?.detail).toMatch(/^Nov 19 at 9:00 PM/);
    const drink = await talk('add 500 ml water', 'I only drank half of it');
    expect(drink.proposals[0]?.title).toBe('Add 250 mL of water');
  });

  test('each of two amounts of one sentence is proposed', async () => {
    const water = await talk('I had 200 ml of water at 9 and 300 ml at 11');
    expect(water.proposals.map(({ title, detail }) => `${title}, ${detail?.split(' · ')[0]}`)).toEqual([
      'Add 200 mL of water, Today at 9:00 AM',
      'Add 300 mL of water, Today at 11:00 AM',
    ]);
    expect(water).toMatchObject({
      text: 'Check the time, then confirm.',
      note: 'Each total adds only that entry.',
    });
    const meals = await talk('2 eggs for breakfast yesterday and a sandwich for lunch yesterday');
    expect(meals.proposals).toHaveLength(2);
    const weights = await talk('I weighed 70.2 kg yesterday and 69.8 kg today');
    expect(weights.proposals.map(({ after, detail }) => [after, detail])).toEqual([
      ['70.2 kg', 'Nov 19 at 12:00 PM'],
      ['69.8 kg', 'Now'],
    ]);
  });

  test('half of what is already logged isn’t logged on top', async () => {
    const conversation = newId();
    const { proposals, exchangeId } = await askCoach(omar, 'log 200 g rice', conversation);
    await omar.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    const half = await askCoach(omar, 'half of it', conversation);
    expect(half.title).toBe('I already logged the full amount');
    expect(half.proposals).toEqual([]);
  });

  test('amounts, foods and days are changed, with slips in either message', async () => {
    expect((await talk('ad 500 ml watr', 'no 300')).proposals[0]?.title).toBe('Add 300 mL of water');
    const two = await talk('log a banana', 'and a granola bar');
    expect(two.proposals[0]?.title).toMatch(/Banana.*; .*ranola/);
    const { proposals, exchangeId } = await talk('log 60 g oatmeal for breakfast');
    await omar.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    const again = await talk('log 60 g oatmeal for breakfast yesterday');
    await omar.api.coach.confirm({ id: again.exchangeId, proposalId: again.proposals[0]?.id ?? '' });
    const moved = await talk('log my usual breakfast', 'that was yesterday');
    expect(moved.proposals[0]?.detail).toMatch(/^Nov 19 at 8:00 AM · Breakfast/);
    expect(moved.proposals[0]?.before).toBeNull();
  });

  test('a reminder moves to another time, and can come every few hours', async () => {
    const moved = await talk('remind me to weigh myself at 8', 'make it 9 instead');
    expect(moved.proposals[0]?.after).toBe('9:00 AM');
    const hourly = await talk('remnd me to drink watr evry 2 hrs');
    expect(hourly.proposals[0]?.after).toMatch(/^9:00 AM, 11:00 AM/);
  });

  test('what was said about a pregnancy or insulin counts for what follows', async () => {
    expect((await talk('is sushi safe during pregnancy?', 'can I fast?')).title).toBe(
      'Not while pregnant or breastfeeding',
    );
    expect((await talk('can I keep fasting 16:8?')).text).toMatch(/don’t fast|isn’t safe/i);
    expect((await talk('I take insulin, can I fast?')).title).toBe('Not without a plan from your care team');
  });

  test('hating one’s looks is nothing to remember as a food', async () => {
    const said = await talk('I hate how I look');
    expect(said.proposals).toEqual([]);
    expect(said.text).toContain('findahelpline.com');
    expect((await talk('I hate olives')).proposals).toHaveLength(1);
  });

  test('hours of sleep that were said count more than the log', async () => {
    expect((await talk('I only slept 3 hours, should I work out?')).text).toContain('Sleep: 3 h last night');
  });

  test('a fruit on keto is judged by its carbs', async () => {
    expect((await talk('can I eat rice on keto')).title).toBe('Not really');
    expect((await talk('can I eat eggs on keto')).title).toBe('Yes, it fits');
  });

  test('a question about others gets their range, compared with the member’s own', async () => {
    const men = await talk('what’s a normal ferritin', 'for men?');
    expect(men.title).toBe('Ferritin: men');
    expect(men.text).toMatch(/^Reference range: 30–400 ng\/mL\..* For you: Reference range: 15–200 ng\/mL\./);
    expect((await talk('normal hba1c', 'and for kids?')).text).toMatch(/^My ranges are for adults/);
    expect((await talk('how much iron do I need', 'for women over 50?')).text).toContain('8 mg');
    expect((await talk('what should my resting heart rate be', 'at 60?')).text).toMatch(
      /^I don’t have separate numbers for someone aged 60\. For most adults/,
    );
  });

  test('the foods of a day are listed by meal', async () => {
    for (const meal of ['log a banana for breakfast', 'log 200 g rice for lunch']) {
      const { proposals, exchangeId } = await talk(meal);
      await omar.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    }
    expect((await talk('what did I eat today')).text).toMatch(
      /in all\. Breakfast, \d+ kcal: banana\. Lunch, \d+ kcal: .*rice/i,
    );
    expect((await talk('what did I eat today', 'and yesterday?')).title).toBe('Nothing logged');
  });

  test('a deadline for a weight is compared with the plan', async () => {
    expect((await talk('will I reach my goal by next week')).title).toBe('Probably not');
    expect((await talk('will I reach my goal by December')).title).toBe('Probably not');
    expect((await talk('will I hit 120 kg by June')).text).toMatch(/^Your plan is to lose weight/);
  });

  test('a bare request is answered with choices', async () => {
    expect((await talk('compare')).choices).toHaveLength(3);
    const { choices } = await talk('how many steps did I take this week', 'did it help?');
    expect(choices.map(({ label }) => label)).toContain('This week vs. last week');
  });

  test('losing weight is answered with own targets, and stopped below a healthy weight', async () => {
    const said = await talk('How do I get rid of belly fat');
    expect(said.title).toBe('You can’t choose where you lose fat');
    expect(said.text).toMatch(/kcal a day, for a loss of about [\d.]+ kg a week/);
    const { proposals, exchangeId } = await talk('log weight 50 kg');
    await omar.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    expect((await talk('how do I lose weight')).title).toBe('Your weight is already too low for that');
  });
});
