/** Training of the weights that tell messages of danger from harmless ones. */
import { CRISIS_MESSAGES } from '#domain/coach/safety/crisis-messages.ts';
import { DANGERS } from '#domain/coach/safety/dangers.ts';
import { HARMLESS_MESSAGES } from '#domain/coach/safety/harmless-messages.ts';
import { BUCKETS } from '#domain/coach/safety/classifier/features.ts';
import { CLASSES, partsOf } from '#domain/coach/safety/classifier/likely-danger.ts';
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

/** Reused by every step. */
const chances = new Float64Array(CLASSES.length);

/** Probabilities of the classes, as `probabilitiesOf` computes them, without creating an array for each of a million steps. */
function chancesOf(weights: Float64Array, used: readonly number[], share: number): Float64Array {
  chances.fill(0);
  for (const bucket of used)
    for (let index = bucket * chances.length, at = 0; at < chances.length; index += 1, at += 1)
      chances[at] = (chances[at] ?? 0) + (weights[index] ?? 0);
  let top = -Infinity;
  for (let at = 0; at < chances.length; at += 1) {
    chances[at] = (chances[at] ?? 0) * share;
    top = Math.max(top, chances[at] ?? 0);
  }
  let total = 0;
  for (let at = 0; at < chances.length; at += 1) {
    chances[at] = Math.exp((chances[at] ?? 0) - top);
    total += chances[at] ?? 0;
  }
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] ?? 0) / total;
  return chances;
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
  const width = CLASSES.length;
  const weights = new Float64Array(BUCKETS * width);
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
      const errors = chancesOf(weights, used, share);
      errors[target] = (errors[target] ?? 0) - 1;
      for (const bucket of used)
        for (let index = bucket * width, at = 0; at < width; index += 1, at += 1) {
          const weight = weights[index] ?? 0;
          const slope = (errors[at] ?? 0) * share + DECAY * weight;
          const sum = (seen[index] ?? 0) + slope * slope;
          seen[index] = sum;
          weights[index] = weight - (RATE * slope) / Math.sqrt(sum);
        }
    }
  }
  return weights;
}
