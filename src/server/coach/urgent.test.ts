import { describe, expect, test } from 'vitest';
import { askCoach } from '#server/testing/ask-coach.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

describe.each(EMBEDDED)('the coach and messages that can’t wait', (place) => {
  const app = opened(() => openTestApp(place));
  const mia = newMember(app, 'Mia');

  test.each([
    [
      'third month negative. i feel hopeless and cant stop crying, dont see the point anymore',
      'Please talk to someone now',
    ],
    ['I did a 48h fast and keep almost fainting when i stand up. push thru?', 'Stop fasting now'],
    ['my pee is dark brown after murph and my arms are super swollen lol normal?', 'Get checked today'],
    ['just got a positive test!! im on isotretinoin, do i stop', 'Call your prescriber today'],
    ['My BP is 180/120 but I feel fine', 'This blood pressure is dangerously high'],
    ['log bp 202/118', 'This blood pressure is dangerously high'],
  ])('“%s” is answered with “%s”', async (message, title) => {
    expect(await askCoach(mia, message)).toMatchObject({ kind: 'safety', title, figures: [], proposals: [] });
  });

  test.each([
    'My BP this morning was 142/88. Please log that.',
    'my arms are so sore after murph, rest day?',
    'a 24 hour fast gave me a mild headache, is coffee ok',
    'this plateau is hopeless, what’s the point of weighing daily',
  ])('“%s” gets an ordinary answer', async (message) => {
    const { kind, note } = await askCoach(mia, message);
    expect(kind).not.toBe('safety');
    expect(note ?? '').not.toMatch(/911|112|findahelpline/);
  });
});
