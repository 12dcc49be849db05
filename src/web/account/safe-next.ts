import { paths } from '#web/lib/paths.ts';

/** Only a path of this site is followed after signing in: `//elsewhere`, `/\elsewhere` and control characters lead out of it. */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.startsWith('/auth')) return paths.dashboard();
  const here = 'http://here.invalid';
  const url = URL.canParse(next, here) ? new URL(next, here) : undefined;
  return url?.origin === here ? url.pathname + url.search + url.hash : paths.dashboard();
}
