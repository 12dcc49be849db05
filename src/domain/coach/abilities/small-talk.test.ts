import { expect, test } from 'vitest';
import { smallTalk } from './small-talk.ts';

const heard = (message: string) => smallTalk(message, ['How was my week?']);

test.each(['thanks, ur great', 'your awesome', 'this app is so useful', 'thank you! you’re amazing'])(
  '“%s” is praise',
  (message) => {
    expect(heard(message)?.kind).toBe('advice');
  },
);

test.each(['what can u help with', 'what else can you do?'])('“%s” asks what the coach can do', (message) => {
  expect(heard(message)).toBeDefined();
});

test.each(['your target is great for me?', 'is my sleep good', 'what can I eat'])(
  '“%s” is no small talk',
  (message) => {
    expect(heard(message)).toBeUndefined();
  },
);
