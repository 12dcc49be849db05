import { safeNext } from '#contract/safe-next.ts';
import { localDate } from '#contract/time.ts';

/** What the answer to a page address is, decided before anything is shown. */
export type PageDecision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'landing' | 'application' | 'application-not-found' | 'site-not-found' };

const PUBLIC = new Set([
  '/',
  '/privacy',
  '/terms',
  '/contact',
  '/features',
  '/about',
  '/auth',
  '/faq',
  '/payment',
  '/payment-success',
]);
const SCREENS = new Set([
  '/dashboard',
  '/meals',
  '/meals/recent',
  '/meals/saved',
  '/saved-foods',
  '/describe-food',
  '/scan-food',
  '/foods',
  '/foods/new',
  '/recipes/new',
  '/goals',
  '/update-goals',
  '/glucose',
  '/blood-tests',
  '/blood-tests/new',
  '/blood-tests/import',
  '/bio-age',
  '/bio-age/assessment',
  '/longevity',
  '/lifes-essential-8',
  '/diet-quality',
  '/supplements',
  '/health-profile',
  '/track/weight',
  '/track/water',
  '/track/sleep',
  '/track/stress',
  '/track/fasting',
  '/corrections',
  '/more',
]);

const HOME = '/dashboard';
const redirect = (to: string): PageDecision => ({ kind: 'redirect', to });

const OWN_FOOD = /^\/(?:foods|recipes)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const BLOOD =
  /^\/blood-tests\/(?:markers\/[a-z0-9-]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/edit)?)$/;

const isScreen = (path: string): boolean => {
  if (SCREENS.has(path) || OWN_FOOD.test(path) || BLOOD.test(path)) return true;
  const date = /^\/meals\/([^/]+)$/.exec(path)?.[1];
  return date !== undefined && localDate.safeParse(date).success;
};

/**
 * The access rules of the route table.
 * @param isNavigation false for pictures and the like, for which a login page would be no answer
 */
export function decidePage(url: URL, isMember: boolean, isNavigation: boolean): PageDecision {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (path === '/signup') return redirect(isMember ? HOME : '/auth?register=true');
  if (isMember) {
    if (path === '/') return redirect(HOME);
    if (path === '/auth') return redirect(safeNext(url.searchParams.get('next')));
    return { kind: isScreen(path) ? 'application' : 'application-not-found' };
  }
  if (path === '/') return { kind: 'landing' };
  if (path === '/auth') return { kind: 'application' };
  if (PUBLIC.has(path) || !isNavigation) return { kind: 'site-not-found' };
  return redirect(`/auth?next=${encodeURIComponent(url.pathname + url.search)}`);
}
