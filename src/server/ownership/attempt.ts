import type { Browser } from '#server/testing/test-app.ts';

/** Mallory's attempt on each procedure, given Ada's ids, and its expected result. */
export interface Attempt {
  readonly act: (mallory: Browser) => Promise<unknown>;
  /**
   * `public`: needs no login. `barred`: needs no login, and rejects her input. `refused`: NOT_FOUND for another member's id. `own`:
   * answers without Ada's data. `admin`: FORBIDDEN for every member.
   */
  readonly ends: 'public' | 'barred' | 'refused' | 'own' | 'admin';
}
