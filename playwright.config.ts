import { defineConfig } from '@playwright/test';
import { ZONE } from './e2e/zone.ts';

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Tabs of one browser share a process, and with it what is compiled: see e2e/scene.ts.
    '--process-per-site',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/server.ts',
  // Generous: a busy machine is slow, and what is right is waited for no longer than it takes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One more than cores usually are: each waits now and then for what is drawn.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    launchOptions,
    // A control that isn't there by then won't come, and waiting for it would cost as much as all other scenes.
    actionTimeout: 60_000,
    // Without transitions a screen is what it will be at once, and drawing costs less.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: ZONE,
    // A trace films every test and costs a third of the run; ask for one with --trace on.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // What these test doesn't depend on the width.
      testIgnore:
        /(?:admin|dashboard|diet-quality|fasting|imports|integrations|longevity|offline|read-again|settings)\.spec/,
      grepInvert: /@one-width/,
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
  ],
});
