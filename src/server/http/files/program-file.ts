import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a thread or process: beside the one that starts it in the source, beside the bundle or above its chunks in a build.
 * @param folder of the module that asks
 */
export function programFile(folder: string, source: string, built: string): string {
  const places = [source, built, `../${built}`].map((place) => path.join(folder, place));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No ${built} beside ${folder}: build again.`);
  return found;
}
