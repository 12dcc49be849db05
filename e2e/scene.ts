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

/** What a scene leaves on a device. The service worker and what it caches stay in the browser that has one: nothing of a member is in there. */
const LEFT_BEHIND = 'cookies,file_systems,indexeddb,local_storage,websql';

async function keptBrowser(browser: Browser, address: string, isOffline: boolean): Promise<Kept> {
  const context = await browser.newContext({ serviceWorkers: isOffline ? 'allow' : 'block' });
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
    await device.send('Storage.clearDataForOrigin', {
      origin: address,
      storageTypes: isOffline ? LEFT_BEHIND : 'all',
    });
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

interface KeptBrowsers {
  online?: Kept;
  offline?: Kept;
}

/**
 * A test in a browser. Tests of one worker share a browser, which is cleared in between. Tests tagged `@offline` share another, in which
 * the service worker is allowed and stays installed. Tests tagged `@own-browser` get their own, for a first visit and for changes that
 * can't be undone: an installed clock, attached devices, and scripts, functions and headers added to the whole browser.
 */
export const test = base.extend<object, { kept: KeptBrowsers }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
  serviceWorkers: async ({}, provide, { tags }) => {
    await provide(tags.includes('@offline') ? 'allow' : 'block');
  },
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
    async ({}, provide) => {
      const kept: KeptBrowsers = {};
      await provide(kept);
      await kept.online?.context.close();
      await kept.offline?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, kept }, provide, { tags }) => {
    if (tags.includes('@own-browser')) {
      const context = await browser.newContext();
      await sayViolations(context);
      await withinPolicy(context, () => provide(context));
      await context.close();
      return;
    }
    // Created in the first test, because only there the project's options apply.
    const name = tags.includes('@offline') ? 'offline' : 'online';
    kept[name] ??= await keptBrowser(browser, baseURL ?? '', name === 'offline');
    const { context, clear } = kept[name];
    await withinPolicy(context, () => provide(context)).finally(clear);
  },
});
