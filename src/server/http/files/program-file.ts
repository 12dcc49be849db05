import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * File of a thread or process: next to the module that starts it in the source, next to the bundle or above its chunks in a build.
 * @param folder of the calling module
 */
export function programFile(folder: string, source: string, built: string): string {
  const places = [source, built, `../${built}`].map((place) => path.join(folder, place));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No ${built} beside ${folder}: build again.`);
  return found;
}
