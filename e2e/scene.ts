import { test as base } from '@playwright/test';

/**
 * A scene. Only those tagged `@offline` let the browser keep the application for times without a connection: doing so for every
 * member costs a fifth of the run.
 */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: this one needs nothing
  serviceWorkers: async ({}, provide, { tags }) => {
    await provide(tags.includes('@offline') ? 'allow' : 'block');
  },
});
