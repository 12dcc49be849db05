import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

const manifest = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** Of this release. */
export const VERSION = manifest.version;
