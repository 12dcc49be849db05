import { SCREENS } from '#domain/screens/screens.ts';

const HOME = SCREENS.dashboard.path;
const HERE = 'http://here.invalid';

/**
 * Where to go after signing in: a path of this site, else the dashboard. `//elsewhere`, `/\elsewhere`, control characters and dot segments
 * that hide a host lead out of the site, and `/auth` with all below it would lead in a circle.
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search } = new URL(next, HERE);
  const leads = origin === HERE && pathname !== '/' && !/^\/(?:\/|auth(?:\/|$))/.test(pathname);
  return leads ? pathname + search : HOME;
}
