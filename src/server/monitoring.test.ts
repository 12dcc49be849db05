import { expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';

const TOKEN = 'a token for the monitor';

test.each(EMBEDDED)('Omar’s monitor reads how the server does, and nothing about members', async (place) => {
  const app = await openTestApp(place, { metricsToken: TOKEN });
  await signUp(app, 'Ada');
  const read = (authorization?: string) =>
    app.browser().fetch('/metrics', authorization === undefined ? {} : { headers: { authorization } });
  expect((await read()).status).toBe(401);
  expect((await read('Bearer guessed')).status).toBe(401);
  const answer = await read(`Bearer ${TOKEN}`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="account\.register",status="201"\} 1/,
  );
  expect(text).toMatch(/perennial_info\{version="\d+\.\d+\.\d+"\} 1/);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/ada/i);
  await app.close();
});

test.each(EMBEDDED)('without a token in the settings there are no metrics', async (place) => {
  const app = await openTestApp(place);
  expect((await app.browser().fetch('/metrics')).headers.get('location')).toMatch(/^\/auth/);
  await app.close();
});
