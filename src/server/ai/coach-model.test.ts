import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AI_PROVIDERS, type AiProvider } from './ai-config.ts';
import { configuredCoachModel, type CoachTool } from './coach-model.ts';
import { openLoopbackProvider, type LoopbackProvider } from './testing.ts';

// One per test: an aborted request may arrive after its test and would consume the next one’s answer.
let provider: LoopbackProvider;
beforeEach(async () => {
  provider = await openLoopbackProvider();
});
afterEach(() => provider.close());

const LOOK_UP: CoachTool = {
  name: 'look_up',
  description: 'Looks a day up.',
  input: z.object({ day: z.string() }),
  run: (input) => Promise.resolve({ found: input }),
};

function write(name: AiProvider, timeoutMs = 60_000, signal = new AbortController().signal) {
  const pieces: string[] = [];
  const answer = configuredCoachModel(provider.config(name), timeoutMs).write({
    instructions: 'Be brief.',
    messages: [{ role: 'user', content: 'How was my day?' }],
    tools: [LOOK_UP],
    signal,
    onText: (text) => pieces.push(text),
  });
  return { answer, pieces };
}

describe.each(AI_PROVIDERS)('%s as the coach’s writer', (name) => {
  test('streams its text, calls tools and reports its usage', async () => {
    provider.answer(
      { calls: [{ name: 'look_up', input: { day: '2026-11-20' } }] },
      { text: 'Your day was calm and long.' },
    );
    const { answer, pieces } = write(name);
    expect(await answer).toEqual({
      text: 'Your day was calm and long.',
      usage: { inputTokens: 1800, outputTokens: 120 },
    });
    expect(pieces.length).toBeGreaterThan(1);
    const [first, second] = provider.questions.map(({ raw }) => raw.toString());
    expect(first).toContain('Be brief.');
    expect(second).toContain('found');
  });

  test('is given up if it fails, hangs or is stopped', async () => {
    provider.answer({ status: 401 });
    await expect(write(name).answer).rejects.toMatchObject({ reason: 'misconfigured' });
    provider.answer({ hang: true });
    await expect(write(name, 100).answer).rejects.toMatchObject({ reason: 'timeout' });
    const stop = new AbortController();
    const { answer } = write(name, 60_000, stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
  });
});
