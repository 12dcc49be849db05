import { SCREENS } from '#domain/screens/screens.ts';

const HOME = SCREENS.dashboard.path;
const HERE = 'http://here.invalid';

/**
 * Where to go after signing in: a path on this site, else the dashboard. `//elsewhere`, `/\elsewhere`, control characters and dot segments
 * that hide a host lead to other sites, and `/auth` and everything below would loop.
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search } = new URL(next, HERE);
  const leads = origin === HERE && pathname !== '/' && !/^\/(?:\/|auth(?:\/|$))/.test(pathname);
  return leads ? pathname + search : HOME;
}
