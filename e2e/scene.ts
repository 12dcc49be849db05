import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
} from '@playwright/test';

/** A browser with a warm cache of fetched files and compiled code, so that tests don't load everything again. */
interface Kept {
  readonly context: BrowserContext;
  /** Removes everything the previous test left, except fetched files. */
  readonly clear: () => Promise<void>;
}

async function keptBrowser(browser: Browser, address: string): Promise<Kept> {
  const context = await browser.newContext();
  await sayViolations(context);
  // Stays open, so that other tabs share its process and its compiled scripts.
  const keeper = await context.newPage();
  await keeper.goto('/icon.svg');
  const device = await context.newCDPSession(keeper);
  const clear = async (): Promise<void> => {
    await Promise.all(context.pages().map((page) => (page === keeper ? undefined : page.close())));
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await device.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  };
  return { context, clear };
}

/** Logs every Content Security Policy violation to the console, because browsers report only some. */
const sayViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Content Security Policy: ${violatedDirective} against ${blockedURI} in ${sourceFile}`),
    );
  });

/** Runs a test and expects no Content Security Policy violations. */
async function withinPolicy(context: BrowserContext, scene: () => Promise<void>): Promise<void> {
  const violations: string[] = [];
  const note = (message: ConsoleMessage): void => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      violations.push(message.text());
  };
  context.on('console', note);
  await scene();
  context.off('console', note);
  expect(violations).toEqual([]);
}

/**
 * A test in a browser. Tests of one worker share a browser, which is cleared in between. Tests tagged `@offline` get their own, in which
 * the service worker is allowed, and so do tests tagged `@own-browser`, for changes that can't be undone: an installed clock, attached
 * devices, and scripts, functions and headers added to the whole browser.
 */
export const test = base.extend<object, { kept: { browser?: Kept } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
  serviceWorkers: async ({}, provide, { tags }) => {
    await provide(tags.includes('@offline') ? 'allow' : 'block');
  },
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
    async ({}, provide) => {
      const kept: { browser?: Kept } = {};
      await provide(kept);
      await kept.browser?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, kept }, provide, { tags }) => {
    if (tags.includes('@offline') || tags.includes('@own-browser')) {
      const context = await browser.newContext();
      await sayViolations(context);
      await withinPolicy(context, () => provide(context));
      await context.close();
      return;
    }
    // Created in the first test, because only there the project's options apply.
    kept.browser ??= await keptBrowser(browser, baseURL ?? '');
    const { context, clear } = kept.browser;
    await withinPolicy(context, () => provide(context)).finally(clear);
  },
});
