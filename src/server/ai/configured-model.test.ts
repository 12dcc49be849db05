import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { opened } from '#server/testing/shared-resource.ts';
import { AI_PROVIDERS } from './ai-config.ts';
import { configuredModel } from './configured-model.ts';
import type { Script } from './loopback-answers.ts';
import type { ModelMeal } from './meal-model.ts';
import { openLoopbackProvider } from './testing.ts';
import { configuredTranscriber } from './transcriber.ts';

const provider = opened(() => openLoopbackProvider());
beforeEach(() => {
  provider.questions.length = 0;
});

/** Bytes that no other picture has; no model in these tests looks at them. */
const picture = (seed: number) => ({
  bytes: new Uint8Array([0xff, 0xd8, 0xff, ...createHash('sha256').update(`${seed}`).digest()]),
  mediaType: 'image/jpeg' as const,
});

const LUNCH: ModelMeal = {
  kind: 'meal',
  items: [
    {
      name: 'rice',
      preparation: 'boiled',
      amount: 1,
      unit: 'cup',
      grams: 160,
      confidence: 0.8,
      phrase: null,
    },
  ],
};

/** A loopback model answers immediately, but its machine may be busy. */
const PATIENCE_MS = 120_000;

describe.each(AI_PROVIDERS)('a model of %s', (name) => {
  const model = (timeoutMs = PATIENCE_MS) => configuredModel(provider.config(name), timeoutMs);

  test('Noor’s picture and text reach the model intact, and its answer comes back', async () => {
    provider.answer({ meal: LUNCH });
    const shown = picture(1);
    await expect(model().readMeal({ words: 'my "lunch"', pictures: [shown] })).resolves.toEqual(LUNCH);
    const [question] = provider.questions;
    const raw = question?.raw.toString() ?? '';
    expect(raw).toContain(Buffer.from(shown.bytes).toString('base64'));
    expect(raw).toContain('image/jpeg');
    expect(raw).toContain(JSON.stringify(JSON.stringify('my "lunch"')).slice(1, -1));
    expect(question?.path + raw).toContain('loopback-eyes');
    expect(raw).toMatch(/"temperature":0[,}]/);
    expect(raw.includes('"seed":7')).toBe(name !== 'anthropic');
    expect(raw).toMatch(/"(max_tokens|maxOutputTokens|max_completion_tokens)":6000/);
  });

  test('text alone goes to the text model', async () => {
    provider.answer({ meal: LUNCH });
    await model().readMeal({ words: 'rice', pictures: [] });
    const [question] = provider.questions;
    expect(`${question?.path}${question?.raw.toString()}`).toContain('loopback-words');
  });

  test.each<[string, Script, string, number]>([
    ['never answers', { hang: true }, 'timeout', 1],
    ['refuses', { refusal: 'I cannot help with that.' }, 'refused', 1],
    ['answers in prose', { text: 'Looks delicious!' }, 'nonsense', 1],
    ['answers with JSON of another shape', { text: '{"calories": 0}' }, 'nonsense', 1],
    [
      'answers with a weight nobody eats',
      { meal: { kind: 'meal', items: [{ ...LUNCH.items[0], grams: 9e9 }] } },
      'nonsense',
      1,
    ],
    ['is cut off in the middle', { cutOffAfter: '{"kind":"meal","items":[{"name":"ri' }, 'too-long', 1],
    ['sends two megabytes', { bytes: 2_000_000 }, 'too-long', 1],
    ['is busy, and busy again', { status: 429 }, 'rate-limited', 2],
    ['is broken, and broken again', { status: 500 }, 'unreachable', 2],
    ['does not know the key', { status: 401 }, 'misconfigured', 1],
  ])('that %s fails with a reason', async (_what, script, reason, asked) => {
    provider.answer(script);
    const timeoutMs = 'hang' in script ? 1500 : PATIENCE_MS;
    await expect(model(timeoutMs).readMeal({ pictures: [picture(2)] })).rejects.toMatchObject({
      name: 'ModelFailure',
      reason,
    });
    expect(provider.questions).toHaveLength(asked);
  });

  test('retries once if the provider is busy', async () => {
    provider.answer({ status: 429 }, { meal: LUNCH });
    await expect(model().readMeal({ words: 'rice', pictures: [] })).resolves.toEqual(LUNCH);
    expect(provider.questions).toHaveLength(2);
  });

  test('reads an answer in a code fence', async () => {
    provider.answer({ text: `\`\`\`json\n${JSON.stringify(LUNCH)}\n\`\`\`` });
    await expect(model().readMeal({ words: 'rice', pictures: [] })).resolves.toEqual(LUNCH);
  });

  test('that adds calories is used without them', async () => {
    provider.answer({ meal: { ...LUNCH, items: [{ ...LUNCH.items[0], energyKcal: 0 }] } });
    await expect(model().readMeal({ words: 'rice', pictures: [] })).resolves.toEqual(LUNCH);
  });
});

test('an unreachable server fails as unreachable', async () => {
  const config = provider.config('openai-compatible', { baseUrl: 'http://127.0.0.1:9/v1' });
  await expect(
    configuredModel(config, PATIENCE_MS).readMeal({ words: 'rice', pictures: [] }),
  ).rejects.toMatchObject({
    reason: 'unreachable',
  });
});

test('a model without vision is never shown a picture', async () => {
  const config = provider.config('openai-compatible', { visionModel: null });
  await expect(configuredModel(config).readMeal({ pictures: [picture(3)] })).rejects.toMatchObject({
    reason: 'misconfigured',
  });
  expect(provider.questions).toHaveLength(0);
});

describe('a recording', () => {
  const sound = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4, 5, 6, 7, 8]);

  test('reaches the transcription model and comes back as text', async () => {
    provider.answer({ text: ' Two eggs and toast. ' });
    const transcriber = configuredTranscriber(provider.config());
    await expect(transcriber?.transcribe(sound)).resolves.toBe('Two eggs and toast.');
    const [question] = provider.questions;
    expect(question?.path).toBe('/v1/audio/transcriptions');
    expect(question?.raw.includes(Buffer.from(sound))).toBe(true);
    expect(question?.raw.toString()).toContain('loopback-ears');
  });

  test('of silence isn’t a failure', async () => {
    provider.answer({ text: '' });
    await expect(configuredTranscriber(provider.config())?.transcribe(sound)).resolves.toBe('');
  });

  test.each<[Script, string]>([
    [{ hang: true }, 'timeout'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 401 }, 'misconfigured'],
  ])('that gets %o fails with a reason', async (script, reason) => {
    provider.answer(script);
    const timeoutMs = 'hang' in script ? 1500 : PATIENCE_MS;
    const transcriber = configuredTranscriber(provider.config(), timeoutMs);
    await expect(transcriber?.transcribe(sound)).rejects.toMatchObject({ reason });
  });

  test('needs a configured model', () => {
    expect(configuredTranscriber(provider.config('openai', { transcriptionModel: null }))).toBeNull();
  });
});
