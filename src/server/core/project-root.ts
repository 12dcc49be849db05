import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above this file with a package.json: the same from the source and from a build. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
