import { beforeEach, describe, expect, test } from 'vitest';
import { openLoopbackProvider } from '#server/ai/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

/** The beginning of a WebM file, then bytes that no other recording has. */
const recording = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...new TextEncoder().encode('Ada says: two eggs')]);

const provider = opened(() => openLoopbackProvider());
beforeEach(() => {
  provider.questions.length = 0;
});

const speak = (browser: Browser, body: BodyInit = recording, type = 'audio/webm;codecs=opus') =>
  browser.fetch('/api/voice', { method: 'POST', headers: { 'content-type': type }, body });

describe.each(EMBEDDED)('a recording', (place) => {
  const app = opened(() => openTestApp(place, { ai: provider.config() }));
  const ada = signedUp(app, 'Ada');

  test('of Ada becomes text, and is never stored', async () => {
    provider.answer({ text: 'Two eggs and toast.' });
    const answer = await speak(ada);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ text: 'Two eggs and toast.' });
    const [question] = provider.questions;
    expect(question?.raw.includes(Buffer.from(recording))).toBe(true);
    expect(question?.raw.toString()).toMatch(/filename="audio\.webm"/);
    expect(app.logged.join()).not.toContain('eggs');
  });

  test('of silence is empty text, not an error', async () => {
    provider.answer({ text: '' });
    expect(await (await speak(ada)).json()).toEqual({ text: '' });
  });

  test('from a visitor or another site, of another type or too large, never reaches the model', async () => {
    expect((await speak(app.browser())).status).toBe(401);
    const foreign = await ada.fetch('/api/voice', {
      method: 'POST',
      headers: { 'content-type': 'audio/webm', 'sec-fetch-site': 'cross-site' },
      body: recording,
    });
    expect(foreign.status).toBe(403);
    expect((await speak(ada, 'text', 'text/plain')).status).toBe(415);
    expect((await speak(ada, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await speak(ada, new Uint8Array())).status).toBe(400);
    expect(provider.questions).toHaveLength(0);
  });

  test('that the model rejects gets a clear message', async () => {
    for (const status of [429, 500, 401]) {
      provider.answer({ status });
      const answer = await speak(ada);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: 'UNAVAILABLE',
        data: { issues: [{ field: 'voice' }] },
      });
    }
  });

  test('is refused after 60 within an hour', async () => {
    const ben = await signUp(app, 'Ben');
    provider.answer({ text: 'tea' });
    for (let at = 0; at < 60; at += 1) expect((await speak(ben)).status).toBe(200);
    expect((await speak(ben)).status).toBe(429);
  });
});

test('a server without a transcription model says so', async () => {
  const [place] = EMBEDDED;
  if (!place) throw new Error('there is always the embedded database');
  const app = await openTestApp(place);
  const answer = await speak(await signUp(app, 'Cleo'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('doesn’t transcribe') });
  await app.close();
});
