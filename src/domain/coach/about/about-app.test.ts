import { describe, expect, test } from 'vitest';
import { aboutReply, aboutTopic } from './about-app.ts';

test.each([
  ['are you a real doctor or a chatbot', 'coach'],
  ['am i talking to a person', 'coach'],
  ['what data of mine do you send to third parties', 'data'],
  ['do you sell my data', 'data'],
  ['is my data safe', 'data'],
  ['who can see my health data', 'data'],
  ['how do i stop these notifications', 'notifications'],
  ['how do i turn off the emails', 'notifications'],
  ['how is my biological age calculated, and how reliable is it', 'bio-age-method'],
  ['how accurate is my bio-age', 'bio-age-method'],
  ['what evidence do you have that my longevity score predicts anything', 'score-evidence'],
  ['does my score predict how long i live', 'score-evidence'],
  ['is the longevity score scientific', 'score-evidence'],
  ['how is my longevity score calculated', undefined],
  ['what is my longevity score', undefined],
  ['how do i export my data as csv', undefined],
  ['what is my bio-age', undefined],
  ['turn off the lunch reminder for good', undefined],
])('%s', (text, topic) => {
  expect(aboutTopic(text)).toBe(topic);
});

describe('what leaves the server', () => {
  const textOf = (model: Parameters<typeof aboutReply>[1]): string =>
    aboutReply('data', model).paragraphs.join(' ');
  const model = { name: 'Lumen', provider: 'Acme', isAllowed: true };
  test('depends on a connected model and the member’s consent', () => {
    expect(textOf(null)).toMatch(/^This server has no AI model/);
    expect(textOf(model)).toMatch(/^You allowed Lumen from Acme/);
    expect(textOf({ ...model, isAllowed: false })).toMatch(/only if you allow it in Settings/);
  });
});
