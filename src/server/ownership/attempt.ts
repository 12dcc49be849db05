import type { Browser } from '#server/testing/test-app.ts';

/** What Mallory tries with each procedure, given Ada's ids, and how it must end. */
export interface Attempt {
  readonly act: (mallory: Browser) => Promise<unknown>;
  /** `public`: needs no login. `barred`: needs no login, and refuses what she has. `refused`: NOT_FOUND for somebody else's id. `own`: answers, with nothing of Ada's. `admin`: FORBIDDEN for every member. */
  readonly ends: 'public' | 'barred' | 'refused' | 'own' | 'admin';
}
