import { expect, test } from 'vitest';
import { safeNext } from '#contract/account/safe-next.ts';
import { decidePage, type ContentDecision, type PageDecision, type Reader } from './page-rules.ts';

const decide = (address: string, reader: Reader, isNavigation = true): PageDecision =>
  decidePage(new URL(address, 'http://perennial.test'), reader, isNavigation);

const to = (address: string): PageDecision => ({ kind: 'redirect', to: address });
const LANDING: PageDecision = { kind: 'landing' };
const APPLICATION: PageDecision = { kind: 'application' };
const NOT_FOUND: PageDecision = { kind: 'application-not-found' };
const SITE_NOT_FOUND: PageDecision = { kind: 'site-not-found' };
const FEATURES: PageDecision = { kind: 'features' };
const published = (slug: string, frame: ContentDecision['frame'], otherwise: PageDecision): PageDecision => ({
  kind: 'content',
  slug,
  frame,
  otherwise,
});
const seeded = (slug: string): PageDecision => published(slug, 'site', SITE_NOT_FOUND);
/** Not a screen, but perhaps a published page. */
const forVisitor = (slug: string): PageDecision => published(slug, 'site', to(`/auth?next=%2F${slug}`));
const forMember = (slug: string): PageDecision => published(slug, 'application', NOT_FOUND);

// Address, then the results for a visitor and a member.
const ROUTES: readonly (readonly [string, PageDecision, PageDecision])[] = [
  ['/', LANDING, to('/dashboard')],
  ['/auth', APPLICATION, to('/dashboard')],
  ['/auth?register=true', APPLICATION, to('/dashboard')],
  ['/auth?next=%2Fmeals%2F2026-11-20%3Fedit%3D1', APPLICATION, to('/meals/2026-11-20?edit=1')],
  ['/auth?next=https%3A%2F%2Fevil.test', APPLICATION, to('/dashboard')],
  ['/auth?next=%2Fauth%2Fsign-in', APPLICATION, to('/dashboard')],
  ['/auth?reset=abc', APPLICATION, APPLICATION],
  ['/auth?forgot=true', APPLICATION, APPLICATION],
  ['/auth?payment_success=true&token=a%26b', APPLICATION, to('/payment-success?token=a%26b')],
  ['/auth?register=true&payment_success=true&token=abc', APPLICATION, to('/payment-success?token=abc')],
  ['/auth?payment_success=true&token=', APPLICATION, to('/dashboard')],
  ['/signup', to('/auth?register=true'), to('/dashboard')],
  ['/dashboard', to('/auth?next=%2Fdashboard'), APPLICATION],
  ['/.well-known/change-password', to('/change-password'), to('/change-password')],
  ['/.well-known/nothing', SITE_NOT_FOUND, SITE_NOT_FOUND],
  ['/meals', to('/auth?next=%2Fmeals'), APPLICATION],
  ['/meals/2026-11-20', to('/auth?next=%2Fmeals%2F2026-11-20'), APPLICATION],
  ['/meals/2026-02-30', to('/auth?next=%2Fmeals%2F2026-02-30'), NOT_FOUND],
  ['/meals/9999-12-31', to('/auth?next=%2Fmeals%2F9999-12-31'), NOT_FOUND],
  ['/meals/yesterday', to('/auth?next=%2Fmeals%2Fyesterday'), NOT_FOUND],
  ['/describe-food?date=2026-11-20', to('/auth?next=%2Fdescribe-food%3Fdate%3D2026-11-20'), APPLICATION],
  ['/meals/recent', to('/auth?next=%2Fmeals%2Frecent'), APPLICATION],
  ['/meals/saved', to('/auth?next=%2Fmeals%2Fsaved'), APPLICATION],
  ['/meals/saved/1', to('/auth?next=%2Fmeals%2Fsaved%2F1'), NOT_FOUND],
  ['/saved-foods?date=2026-11-20', to('/auth?next=%2Fsaved-foods%3Fdate%3D2026-11-20'), APPLICATION],
  ['/goals', to('/auth?next=%2Fgoals'), APPLICATION],
  ['/foods', to('/auth?next=%2Ffoods'), APPLICATION],
  ['/foods/new?gtin=036000291452', to('/auth?next=%2Ffoods%2Fnew%3Fgtin%3D036000291452'), APPLICATION],
  [
    '/foods/0197a3f0-0000-7000-8000-000000000001',
    to('/auth?next=%2Ffoods%2F0197a3f0-0000-7000-8000-000000000001'),
    APPLICATION,
  ],
  ['/recipes/new', to('/auth?next=%2Frecipes%2Fnew'), APPLICATION],
  ['/recipes', forVisitor('recipes'), forMember('recipes')],
  ['/foods/bread', to('/auth?next=%2Ffoods%2Fbread'), NOT_FOUND],
  ['/more', to('/auth?next=%2Fmore'), APPLICATION],
  ['/profile-settings', to('/auth?next=%2Fprofile-settings'), APPLICATION],
  ['/dietary-preferences', to('/auth?next=%2Fdietary-preferences'), APPLICATION],
  ['/change-password', to('/auth?next=%2Fchange-password'), APPLICATION],
  ['/security', to('/auth?next=%2Fsecurity'), APPLICATION],
  ['/membership', to('/auth?next=%2Fmembership'), APPLICATION],
  ['/upgrade', to('/auth?next=%2Fupgrade'), APPLICATION],
  ['/features', FEATURES, FEATURES],
  ['/about', seeded('about'), seeded('about')],
  ['/faq', seeded('faq'), seeded('faq')],
  ['/privacy', seeded('privacy'), seeded('privacy')],
  ['/terms', seeded('terms'), seeded('terms')],
  ['/contact', seeded('contact'), seeded('contact')],
  ['/our-story', forVisitor('our-story'), forMember('our-story')],
  ['/our-story/2', to('/auth?next=%2Four-story%2F2'), NOT_FOUND],
  ['/Our-Story', to('/auth?next=%2FOur-Story'), NOT_FOUND],
  ['/our--story', to('/auth?next=%2Four--story'), NOT_FOUND],
  ['/%2e%2e', LANDING, to('/dashboard')],
  [`/${'a'.repeat(80)}`, forVisitor('a'.repeat(80)), forMember('a'.repeat(80))],
  [`/${'a'.repeat(81)}`, to(`/auth?next=%2F${'a'.repeat(81)}`), NOT_FOUND],
];

// Addresses of the admin area, which don't exist for anybody else.
const ADMIN_ROUTES: readonly (readonly [string, PageDecision, PageDecision])[] = [
  ['/admin', forMember('admin'), APPLICATION],
  ['/admin/users?role=admin', NOT_FOUND, APPLICATION],
  ['/admin/audit-log', NOT_FOUND, APPLICATION],
  ['/admin/content/new', NOT_FOUND, APPLICATION],
  ['/admin/content/0197a3f0-0000-7000-8000-000000000001', NOT_FOUND, APPLICATION],
  ['/admin/secrets', NOT_FOUND, NOT_FOUND],
];

test.each(ROUTES)('%s follows the route table for visitors and members', (address, visitor, member) => {
  expect(decide(address, 'visitor')).toEqual(visitor);
  expect(decide(address, 'member')).toEqual(member);
  expect(decide(address, 'admin')).toEqual(member);
});

test.each(ADMIN_ROUTES)('%s is for admins, and a 404 for members', (address, member, admin) => {
  expect(decide(address, 'member')).toEqual(member);
  expect(decide(address, 'admin')).toEqual(admin);
});

test('a purchase by a demo visitor waits for their own account', () => {
  expect(decide('/auth?register=true&payment_success=true&token=abc', 'demo')).toEqual(APPLICATION);
  expect(decide('/auth', 'demo')).toEqual(to('/dashboard'));
  expect(decide('/admin/users', 'demo')).toEqual(NOT_FOUND);
});

test.each(['/payment', '/payment-success'])('%s never redirects a visitor to the login', (address) => {
  expect(decide(address, 'visitor')).toEqual(SITE_NOT_FOUND);
});

test('a missing picture never redirects a visitor to the login', () => {
  expect(decide('/favicon.ico', 'visitor', false)).toEqual(SITE_NOT_FOUND);
});

test.each([
  null,
  '',
  'meals',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/%00\\/evil.test:x@[',
])('after login %j leads to the dashboard, not to another site', (next) => {
  const address = safeNext(next);
  expect(new URL(address, 'http://perennial.test').origin).toBe('http://perennial.test');
  expect(address.startsWith('//')).toBe(false);
  if (next !== '/%00\\/evil.test:x@[') expect(address).toBe('/dashboard');
});
