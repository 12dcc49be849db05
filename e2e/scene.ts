import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
} from '@playwright/test';

/** A browser as a member has it: what it fetched and compiled stays, so that a scene does not begin with what every scene has begun with. */
interface Kept {
  readonly context: BrowserContext;
  /** Takes everything away that the scene before left, but fetched files. */
  readonly clear: () => Promise<void>;
}

async function keptBrowser(browser: Browser, address: string): Promise<Kept> {
  const context = await browser.newContext();
  await sayViolations(context);
  // Stays open: tabs beside it share its process, and with it the scripts that are compiled there.
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

/** Has every page say in its console how it broke its Content Security Policy: on their own, browsers report only some violations. */
const sayViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Content Security Policy: ${violatedDirective} against ${blockedURI} in ${sourceFile}`),
    );
  });

/** Runs a scene and expects that no page of it broke its Content Security Policy. */
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
 * A scene. Those of one worker share a browser that is cleared in between. A browser of their own have those tagged `@offline`, which
 * lets it keep the application for times without a connection, and `@own-browser`, for what cannot be taken back: a clock that was
 * installed, devices that were attached, and scripts, functions and headers that were given to the whole browser.
 */
export const test = base.extend<object, { kept: { browser?: Kept } }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture that needs no other says so with an empty pattern
  serviceWorkers: async ({}, provide, { tags }) => {
    await provide(tags.includes('@offline') ? 'allow' : 'block');
  },
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture that needs no other says so with an empty pattern
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
    // Made in its first scene: there the options of the project are in force.
    kept.browser ??= await keptBrowser(browser, baseURL ?? '');
    const { context, clear } = kept.browser;
    await withinPolicy(context, () => provide(context)).finally(clear);
  },
});
