import { safeNext } from '#contract/account/safe-next.ts';
import { localDate } from '#contract/shared/time.ts';
import { SEEDED_SLUGS } from '#domain/content/reserved-slugs.ts';
import { isSlug } from '#domain/content/slug.ts';
import { SCREENS, type Screen } from '#domain/screens/screens.ts';

/** How a page address is answered. */
export type PageDecision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'application' | 'application-not-found' | 'site-not-found' | SitePage }
  | ContentDecision;

/** Pages rendered by the site. */
export type SitePage = 'landing' | 'features';

/** A page that admins may have published under this slug, and the answer if they haven't. */
export interface ContentDecision {
  readonly kind: 'content';
  readonly slug: string;
  /** Shown inside the site's layout, or in the members' application. */
  readonly frame: 'site' | 'application';
  readonly otherwise: PageDecision;
}

const { landing, auth, signup, features, payment, paymentSuccess, dashboard, changePassword } = SCREENS;

/** Addresses that programs ask for. Password managers trust one only if unknown ones are missing. */
const WELL_KNOWN = '/.well-known/';
const CHANGE_PASSWORD = `${WELL_KNOWN}change-password`;

const SITE_PAGES: ReadonlyMap<string, SitePage> = new Map([
  [landing.path, 'landing'],
  [features.path, 'features'],
]);

/** Built-in pages, shown to everyone in the site's layout. */
const PUBLIC_CONTENT: ReadonlySet<string> = new Set(SEEDED_SLUGS.map((slug) => `/${slug}`));
/** The membership routes handle these first. Listed so that no visitor is sent to the login from them. */
const PAYMENT: ReadonlySet<string> = new Set([payment.path, paymentSuccess.path]);

const redirect = (to: string): PageDecision => ({ kind: 'redirect', to });

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Parameters of paths that aren't UUIDs. */
const PARAMETERS: Readonly<Record<string, string>> = {
  date: '[^/]+',
  marker: '[a-z0-9-]+',
  idea: '[a-z0-9-]+',
};

const patternOf = ({ path }: Screen): RegExp => {
  const source = path.replace(
    /\/:(\w+)(\??)/g,
    (_, name: string, optional: string) => `(?:/(?<${name}>${PARAMETERS[name] ?? UUID}))${optional}`,
  );
  return new RegExp(`^${source}$`);
};

const PATTERNS = Object.values<Screen>(SCREENS)
  .filter(({ access }) => access !== 'public')
  .map((screen) => ({ access: screen.access, pattern: patternOf(screen) }));

/** Whether a path is a screen for members, or also one for admins. */
function isScreen(path: string, isAdmin = false): boolean {
  return PATTERNS.some(({ access, pattern }) => {
    const found = access === 'member' || isAdmin ? pattern.exec(path) : null;
    const date = found?.groups?.['date'];
    return found !== null && (date === undefined || localDate.safeParse(date).success);
  });
}

const NOT_FOUND: PageDecision = { kind: 'site-not-found' };

const content = (path: string, frame: ContentDecision['frame'], otherwise: PageDecision): PageDecision => {
  const slug = path.slice(1);
  return isSlug(slug) ? { kind: 'content', slug, frame, otherwise } : otherwise;
};

/** Links in mails and receipts work while signed in too; no login is needed then. */
function authForMember({ searchParams: asked }: URL, isDemo: boolean): PageDecision {
  if (asked.get('reset') || asked.get('forgot') === 'true') return { kind: 'application' };
  const token = asked.get('payment_success') === 'true' && asked.get('token');
  if (!token) return redirect(safeNext(asked.get('next')));
  // The demo member is shared and can't own a purchase, which needs an account.
  return isDemo
    ? { kind: 'application' }
    : redirect(`${paymentSuccess.path}?token=${encodeURIComponent(token)}`);
}

function decideForMember(path: string, url: URL, reader: Reader): PageDecision {
  if (path === landing.path) return redirect(dashboard.path);
  if (path === auth.path) return authForMember(url, reader === 'demo');
  if (isScreen(path, reader === 'admin')) return { kind: 'application' };
  return content(path, 'application', { kind: 'application-not-found' });
}

function decideForVisitor(path: string, url: URL, isNavigation: boolean): PageDecision {
  if (path === auth.path) return { kind: 'application' };
  if (PAYMENT.has(path)) return NOT_FOUND;
  const login = redirect(`${auth.path}?next=${encodeURIComponent(url.pathname + url.search)}`);
  const closed = isNavigation ? login : NOT_FOUND;
  return isScreen(path) ? closed : content(path, 'site', closed);
}

/** Kind of visitor. */
export type Reader = 'visitor' | 'demo' | 'member' | 'admin';

/**
 * The access rules of the route table.
 * @param isNavigation false for subresources such as pictures, which must not get a login page
 */
export function decidePage(url: URL, reader: Reader, isNavigation: boolean): PageDecision {
  const isMember = reader !== 'visitor';
  const path = url.pathname;
  if (path === signup.path) return redirect(isMember ? dashboard.path : `${auth.path}?register=true`);
  if (path === CHANGE_PASSWORD) return redirect(changePassword.path);
  if (path.startsWith(WELL_KNOWN)) return NOT_FOUND;
  if (PUBLIC_CONTENT.has(path)) return content(path, 'site', NOT_FOUND);
  const page = SITE_PAGES.get(path);
  if (page !== undefined && !(isMember && path === landing.path)) return { kind: page };
  return isMember ? decideForMember(path, url, reader) : decideForVisitor(path, url, isNavigation);
}
