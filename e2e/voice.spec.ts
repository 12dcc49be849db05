import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { fakeMedia } from './fake-media.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { expectAccessible, openLog, signUpAda } from './people.ts';

// A fake microphone that beeps, and a browser that grants permission without asking.
test.use({ launchOptions: fakeMedia() });

/** A speech recognition that hears whatever the test says. */
function stubRecognition(): void {
  class Recognition extends EventTarget {
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      Object.assign(globalThis, { ear: this });
    }
    hear(transcript: string, isFinal: boolean): void {
      this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
    }
    fail(error: string): void {
      this.onerror?.({ error });
      this.onend?.();
    }
    stop(): void {
      this.onend?.();
    }
    abort(): void {
      this.onend?.();
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Recognition });
}

function noRecognition(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(globalThis, name, { value: undefined });
}

interface Heard {
  /** Bytes of the running recording; 0 if there is none. */
  heardBytes: number;
}

/** Makes recorders deliver data while they record, and counts its bytes. */
function countSound(): void {
  const heard: Heard = { heardBytes: 0 };
  Object.assign(globalThis, { heard });
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function startInPieces() {
    this.addEventListener('dataavailable', ({ data }) => (heard.heardBytes += data.size));
    // Otherwise the next recording would seem to have sound before it has begun.
    this.addEventListener('stop', () => (heard.heardBytes = 0));
    start.call(this, 100);
  };
}

/** Waits until a recording has some sound. */
const heard = (page: Page) =>
  page.waitForFunction(() => (globalThis as unknown as { heard: Heard }).heard.heardBytes > 1000);

interface Ear {
  hear(words: string, isFinal: boolean): void;
  fail(error: string): void;
}
const ear = (page: Page) => ({
  hear: (words: string, isFinal: boolean) =>
    page.evaluate(([said, final]) => (globalThis as unknown as { ear: Ear }).ear.hear(said, final), [
      words,
      isFinal,
    ] as const),
  fail: (error: string) =>
    page.evaluate((fault) => (globalThis as unknown as { ear: Ear }).ear.fail(fault), error),
});

const box = (page: Page) => page.getByLabel('What did you eat?').last();
const speak = (page: Page) => page.getByRole('button', { name: 'Speak' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });

test('Ada dictates a meal into the box, sees the transcript, and saves it @one-width', async ({ page }) => {
  await page.addInitScript(stubRecognition);
  await signUpAda(page);
  await openLog(page);
  await box(page).fill('a banana');
  await speak(page).click();
  await expect(page.getByText('Listening. Say what you ate')).toBeVisible();
  await ear(page).hear('two scrambled', false);
  await expect(page.getByText('two scrambled', { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue('a banana');
  await expectAccessible(page, 'listening');
  await ear(page).hear('two scrambled eggs', true);
  await stop(page).click();
  await expect(box(page)).toHaveValue('a banana, two scrambled eggs');
  await expect(page.getByRole('list', { name: 'Foods in this meal' })).toContainText('Scrambled');
  const logged = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/meals',
  );
  await page.getByRole('button', { name: 'Save meal' }).click();
  expect((await logged).postDataJSON()).toMatchObject({ source: 'voice' });
});

test('dictation errors are explained, and the transcript stays', { tag: '@one-width' }, async ({ page }) => {
  await page.addInitScript(stubRecognition);
  await signUpAda(page);
  await openLog(page);
  for (const [fault, said] of [
    ['not-allowed', 'Microphone access is blocked'],
    ['audio-capture', 'No microphone found'],
    ['no-speech', 'We didn’t hear anything'],
  ] as const) {
    await speak(page).click();
    await ear(page).fail(fault);
    await expect(page.getByText(said)).toBeVisible();
  }
  await speak(page).click();
  await ear(page).hear('black coffee', true);
  await ear(page).fail('network');
  await expect(page.getByText('The connection dropped')).toBeVisible();
  await expect(box(page)).toHaveValue('black coffee');
});

test('if speech recognition isn’t available, the button says so', { tag: '@one-width' }, async ({ page }) => {
  await page.addInitScript(noRecognition);
  await signUpAda(page);
  await openLog(page);
  await speak(page).click();
  await expect(page.getByText('This browser can’t recognize speech')).toBeVisible();
  await expectAccessible(page, 'no way to dictate');
});

test.describe('a server with models', () => {
  let models: ModelServer;

  test.beforeAll(async () => {
    models = await startModelServer({ AI_TRANSCRIPTION_MODEL: 'loopback-ears' });
  });
  test.afterAll(() => models.stop());

  test(
    'transcribes Ada’s recording in a browser without speech recognition',
    { tag: ['@one-width', '@offline'] },
    async ({ browser, viewport }) => {
      const context = await browser.newContext({ baseURL: models.address, viewport });
      const page = await context.newPage();
      await page.addInitScript(noRecognition);
      await page.addInitScript(countSound);
      await signUpAda(page);
      await openLog(page);
      models.provider.answer({ text: 'Two boiled eggs.' });
      await speak(page).click();
      await expect(stop(page)).toBeVisible();
      await heard(page);
      await stop(page).click();
      await expect(box(page)).toHaveValue('Two boiled eggs.');
      const sent = models.provider.questions.find(({ path: asked }) =>
        asked.endsWith('/audio/transcriptions'),
      );
      expect(sent?.raw.includes(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))).toBe(true);
      expect(sent?.raw.length).toBeGreaterThan(1000);
      models.provider.answer({ text: '' });
      await speak(page).click();
      await expect(stop(page)).toBeVisible();
      await heard(page);
      await stop(page).click();
      await expect(page.getByText('We didn’t hear anything')).toBeVisible();
      await context.setOffline(true);
      await speak(page).click();
      await expect(stop(page)).toBeVisible();
      await heard(page);
      await stop(page).click();
      await expect(page.getByText('The server didn’t respond')).toBeVisible();
      await expect(box(page)).toHaveValue('Two boiled eggs.');
      await context.close();
    },
  );
});
