import { expect, test } from 'vitest';
import { plainFigure } from '#domain/coach/build-figure.ts';
import { reply } from '#domain/coach/reply.ts';
import type { Danger } from './dangers.ts';
import { withOffer } from './safety-reply.ts';
import { warningIn } from './warning.ts';

/** Messages of danger beside harmless ones in nearly the same words. */
const DANGEROUS: readonly (readonly [Danger, string])[] = [
  ['chest-pain', 'heart has been fluttering for an hour and I feel like I’m about to pass out'],
  ['chest-pain', 'my pulse keeps skipping and I nearly blacked out on the stairs'],
  ['severe-low', 'type 1, he’s 38 and won’t wake up properly'],
  ['severe-low', 'my t1d brother is hard to wake and his sugar is low'],
  ['severe-low', 'sugar 2.4 feeling really out of it'],
  ['severe-low', 'glucose 49, clammy and drowsy'],
  ['suicide', 'I’ve written the letters and counted my pills'],
  ['suicide', 'stockpiling my meds, the note is written'],
  ['suicide', 'I’ve said my goodbyes and saved up enough pills'],
  ['suicide', 'I want to take all my pills'],
  ['suicide', 'going to swallow the whole bottle'],
  ['suicide', 'I just hope I won’t wake up'],
  ['self-harm', 'I scratched my thighs until they bled after eating the cake'],
  ['self-harm', 'i dug my nails into my arms until they bled because I ate bread'],
  ['self-harm', 'hitting my stomach after eating helps'],
  ['pregnancy-diet', '24 weeks pregnant, how do I cut to 1000'],
  ['pregnancy-diet', '18 weeks pregnant on 1200 calories, how do I get to 1000'],
  ['high-pressure', 'systolic 205 at the pharmacy'],
];

test.each(DANGEROUS)('%s: “%s” gets its fixed answer', (danger, message) => {
  expect(warningIn(message)).toMatchObject({ danger, isCertain: true });
});

test.each([
  'my heart was pounding after the sprint intervals, great session',
  'passed out at 9pm after leg day, is that good sleep',
  'spacey after lunch, was my glucose high?',
  'I wrote notes and counted my vitamins for the week',
  'my alarm failed and I wouldn’t wake up',
  'my cat scratched my leg until it bled, can I still swim',
  'scratched my arm on a bush until it bled, still train?',
  'I hit my macros today',
  'I’m 16 and want to do keto',
  'I’m 16 weeks into my bulk',
  'baby carrots calories',
  'swallowed my pride and ate the salad',
  'I can’t breathe through my nose, still run?',
  'trouble breathing through my mask while running',
  'I crushed my protein goal',
  'bit off more than I could chew at the buffet',
])('“%s” raises no warning', (message) => {
  expect(warningIn(message)).toBeUndefined();
});

test('a word of knowledge or a routine gets an ordinary answer with an offer of help at most', () => {
  for (const message of [
    'what does DKA mean',
    'explain ketoacidosis vs ketosis',
    'I’m going to take all my pills with breakfast',
  ])
    expect(warningIn(message)?.isCertain, message).not.toBe(true);
});

test('figures come without an offer of help for words that are only a little like those of danger', () => {
  const shown = { number: '9,000', unit: 'steps' };
  const steps = reply({
    kind: 'answer',
    paragraphs: ['You took [[f1]] yesterday.'],
    figures: [plainFigure({ id: 'f1', label: 'Steps', value: 9000, unit: 'count', shown })],
  });
  const warning = { danger: 'suicide', isCertain: false } as const;
  expect(withOffer(steps, { ...warning, probability: 0.6 }, 'America/New_York').note).toBeNull();
  expect(withOffer(steps, { ...warning, probability: 0.95 }, 'America/New_York').note).toContain('988');
});
