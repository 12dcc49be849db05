/** Training of the weights that tell messages of danger from harmless ones. */
import { CRISIS_MESSAGES } from '#domain/coach/safety/crisis-messages.ts';
import { DANGERS } from '#domain/coach/safety/dangers.ts';
import { HARMLESS_MESSAGES } from '#domain/coach/safety/harmless-messages.ts';
import { BUCKETS } from '#domain/coach/safety/classifier/features.ts';
import { CLASSES, partsOf, probabilitiesOf } from '#domain/coach/safety/classifier/likely-danger.ts';
import { linesOf, ordinaryQuestions, randomOf, variantsOf } from './examples.ts';

/** A line of examples: all its variants are trained on, or none. */
export interface Example {
  readonly label: (typeof CLASSES)[number];
  readonly messages: readonly string[];
}

const VARIANTS = { danger: 17, none: 28 };
const EPOCHS = 8;
const RATE = 0.25;
const DECAY = 2e-5;
/** Share of features that a step doesn't see, so that no single word decides. */
const UNSEEN = 0.15;
/** All examples of the repository. */
export function examplesOf(): Example[] {
  const random = randomOf(1);
  return [
    ...CLASSES.flatMap((label) =>
      linesOf(`training/${label === 'none' ? 'harmless' : label}.txt`).map((line) => ({
        label,
        messages: variantsOf(line, label === 'none' ? VARIANTS.none : VARIANTS.danger, random),
      })),
    ),
    ...DANGERS.flatMap((label) =>
      CRISIS_MESSAGES[label].map((message) => ({ label, messages: [message, message] })),
    ),
    ...[...HARMLESS_MESSAGES, ...ordinaryQuestions()].map((message) => ({
      label: 'none' as const,
      messages: [message, message],
    })),
  ];
}

/** A word of the message with two letters exchanged or one left out. */
function misspelled(message: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (message.length - 2));
  return random() < 0.5
    ? message.slice(0, at) + message.slice(at + 1)
    : message.slice(0, at) + (message[at + 1] ?? '') + message.charAt(at) + message.slice(at + 2);
}

/** Weights of every bucket and class, before rounding. */
export function trained(examples: readonly Example[]): Float64Array {
  const random = randomOf(2);
  const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? '';
  const harmless = examples.filter(({ label }) => label === 'none').flatMap(({ messages }) => messages);
  const samples = examples.flatMap(({ label, messages }) =>
    messages.flatMap((message) => {
      const written = [message];
      const chance = random();
      if (chance < 0.15) written.push(misspelled(message, random));
      else if (chance < 0.35) written.push(`${pick(harmless)}. ${message}`);
      else if (chance < 0.55) written.push(`${message}, ${pick(harmless)}`);
      return written.map((text) => ({
        target: CLASSES.indexOf(label),
        features: [...(partsOf(text)[0] ?? [])],
      }));
    }),
  );
  const weights = new Float64Array(BUCKETS * CLASSES.length);
  const seen = new Float64Array(weights.length).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = samples.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [samples[at], samples[other]];
      if (one && two) [samples[at], samples[other]] = [two, one];
    }
    for (const { target, features } of samples) {
      const used = features.filter(() => random() >= UNSEEN);
      const share = 1 / Math.sqrt(used.length || 1);
      const chances = probabilitiesOf(used, (bucket, at) => weights[bucket * CLASSES.length + at] ?? 0);
      for (const bucket of used)
        for (let at = 0; at < chances.length; at += 1) {
          const index = bucket * CLASSES.length + at;
          const slope = ((chances[at] ?? 0) - Number(at === target)) * share + DECAY * (weights[index] ?? 0);
          const sum = (seen[index] ?? 0) + slope * slope;
          seen[index] = sum;
          weights[index] = (weights[index] ?? 0) - (RATE * slope) / Math.sqrt(sum);
        }
    }
  }
  return weights;
}
