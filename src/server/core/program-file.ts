import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * File of a thread or process: next to the module that starts it in the source, next to the bundle or above its chunks in a build.
 * `BUILT_PROGRAMS` names the folder of a build for tests from source: a built program starts in a fifth of the time.
 * @param folder of the calling module
 */
export function programFile(folder: string, source: string, built: string): string {
  const { BUILT_PROGRAMS } = process.env;
  const places = [source, built, `../${built}`].map((place) => path.join(folder, place));
  if (BUILT_PROGRAMS) places.unshift(path.join(BUILT_PROGRAMS, built));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${built} is missing from ${folder}. Run the build again.`);
  return found;
}
