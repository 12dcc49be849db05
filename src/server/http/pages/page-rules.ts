import { safeNext } from '#contract/account/safe-next.ts';
import { localDate } from '#contract/shared/time.ts';
import { SEEDED_SLUGS } from '#domain/content/reserved-slugs.ts';

/** What the answer to a page address is, decided before anything is shown. */
export type PageDecision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'application' | 'application-not-found' | 'site-not-found' | SitePage }
  | ContentDecision;

/** Pages that the site draws itself. */
export type SitePage = 'landing' | 'features';

/** A page that the admins may have published under this slug, and what is answered where they have not. */
export interface ContentDecision {
  readonly kind: 'content';
  readonly slug: string;
  /** Where it is shown: in the frame of the site, or in the members' application. */
  readonly frame: 'site' | 'application';
  readonly otherwise: PageDecision;
}

const SITE_PAGES: ReadonlyMap<string, SitePage> = new Map([
  ['/', 'landing'],
  ['/features', 'features'],
]);

/** Pages of the admins that everybody finds in the frame of the site; they are there from the installation on. */
const PUBLIC_CONTENT: ReadonlySet<string> = new Set(SEEDED_SLUGS.map((slug) => `/${slug}`));
/** Answered by the membership before these rules are asked; here, so that nobody is sent to the login for them. */
const PAYMENT = new Set(['/payment', '/payment-success']);

/** As long as a slug may be. */
const MOST_SLUG_LETTERS = 80;
const SLUG = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

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
  '/profile-settings',
  '/dietary-preferences',
  '/change-password',
  '/security',
  '/membership',
  '/upgrade',
]);

const HOME = '/dashboard';
const redirect = (to: string): PageDecision => ({ kind: 'redirect', to });

const OWN_FOOD = /^\/(?:foods|recipes)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const BLOOD =
  /^\/blood-tests\/(?:markers\/[a-z0-9-]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/edit)?)$/;

/** Sections of the admin area, and a page that is being written. */
const ADMIN =
  /^\/admin(?:\/(?:users|content|messages|foods|jobs|mail|audit-log)|\/content\/new|\/(?:content|messages)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

const isScreen = (path: string): boolean => {
  if (SCREENS.has(path) || OWN_FOOD.test(path) || BLOOD.test(path)) return true;
  const date = /^\/meals\/([^/]+)$/.exec(path)?.[1];
  return date !== undefined && localDate.safeParse(date).success;
};

const NOT_FOUND: PageDecision = { kind: 'site-not-found' };

/** The slug that an address of one segment may be. */
function slugOf(path: string): string | undefined {
  const slug = SLUG.exec(path)?.[1];
  return slug !== undefined && slug.length <= MOST_SLUG_LETTERS ? slug : undefined;
}

const content = (path: string, frame: ContentDecision['frame'], otherwise: PageDecision): PageDecision => {
  const slug = slugOf(path);
  return slug === undefined ? otherwise : { kind: 'content', slug, frame, otherwise };
};

/** Links of mails and receipts are good also where somebody is signed in; the login is not needed there. */
function authForMember({ searchParams: asked }: URL, isDemo: boolean): PageDecision {
  if (asked.get('reset') || asked.get('forgot') === 'true') return { kind: 'application' };
  const token = asked.get('payment_success') === 'true' && asked.get('token');
  if (!token) return redirect(safeNext(asked.get('next')));
  // The demo member is everybody and keeps no purchase: it is for an account of one's own.
  return isDemo ? { kind: 'application' } : redirect(`/payment-success?token=${encodeURIComponent(token)}`);
}

function decideForMember(path: string, url: URL, reader: Reader): PageDecision {
  if (path === '/') return redirect(HOME);
  if (path === '/auth') return authForMember(url, reader === 'demo');
  if (isScreen(path) || (reader === 'admin' && ADMIN.test(path))) return { kind: 'application' };
  return content(path, 'application', { kind: 'application-not-found' });
}

function decideForVisitor(path: string, url: URL, isNavigation: boolean): PageDecision {
  if (path === '/auth') return { kind: 'application' };
  if (PAYMENT.has(path)) return NOT_FOUND;
  const login = redirect(`/auth?next=${encodeURIComponent(url.pathname + url.search)}`);
  const closed = isNavigation ? login : NOT_FOUND;
  return isScreen(path) ? closed : content(path, 'site', closed);
}

/** Who asks for a page. */
export type Reader = 'visitor' | 'demo' | 'member' | 'admin';

/**
 * The access rules of the route table.
 * @param isNavigation false for pictures and the like, for which a login page would be no answer
 */
export function decidePage(url: URL, reader: Reader, isNavigation: boolean): PageDecision {
  const isMember = reader !== 'visitor';
  const path = url.pathname;
  if (path === '/signup') return redirect(isMember ? HOME : '/auth?register=true');
  if (PUBLIC_CONTENT.has(path)) return content(path, 'site', NOT_FOUND);
  const page = SITE_PAGES.get(path);
  if (page !== undefined && !(isMember && path === '/')) return { kind: page };
  return isMember ? decideForMember(path, url, reader) : decideForVisitor(path, url, isNavigation);
}
