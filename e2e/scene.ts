import { test as base } from '@playwright/test';

/**
 * A scene. Only those tagged `@offline` let the browser keep the application for times without a connection: doing so for every
 * member costs a fifth of the run.
 */
export const test = base.extend({
  serviceWorkers: async ({}, use, { tags }) => {
    await use(tags.includes('@offline') ? 'allow' : 'block');
  },
});
