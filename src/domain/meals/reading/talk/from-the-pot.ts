import type { Reread } from '#domain/meals/reading/text/shares.ts';
import { wordCount } from '#domain/meals/reading/text/tokens.ts';

const FROM =
  /^(?:from|out of|off) (?:the|my|our) (?:big |large |slow |communal )?(?:batch|pot|tray|pan|platter|crockpot|cooker|freezer|fridge|oven|cupboard|pantry) /;

/** "Dal from the big pot": the place isn't a food. */
export function readPlace(place: number, ahead: string): Reread | undefined {
  const said = place > 0 ? FROM.exec(ahead)?.[0] : undefined;
  return said === undefined ? undefined : { read: [], end: place + wordCount(said) };
}
