import { join, resolve } from 'node:path';
import { projectRoot } from '#server/core/project-root.ts';

/** Absolute path of the data directory. @param given the setting; blank counts as absent */
export const dataDirOf = (given: string | undefined): string =>
  given?.trim() ? resolve(given) : join(projectRoot(), '.perennial');
