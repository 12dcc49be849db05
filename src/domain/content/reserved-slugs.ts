/** Pages created on first start: public, with a fixed address, and not deletable. */
export const SEEDED_SLUGS = ['about', 'faq', 'privacy', 'terms', 'contact'] as const;
export type SeededSlug = (typeof SEEDED_SLUGS)[number];

export const isSeededSlug = (slug: string): slug is SeededSlug =>
  SEEDED_SLUGS.some((seeded) => seeded === slug);

/** First path segments used by the app, the public site or the server, now or later. */
const RESERVED: ReadonlySet<string> = new Set([
  // Public site and accounts.
  'auth',
  'signup',
  'login',
  'logout',
  'register',
  'features',
  'payment',
  'payment-success',
  'forgot-password',
  'reset-password',
  'share',
  // Members' screens.
  'admin',
  'bio-age',
  'blood-tests',
  'change-password',
  'coach',
  'corrections',
  'dashboard',
  'describe-food',
  'diet-quality',
  'dietary-preferences',
  'foods',
  'glucose',
  'goals',
  'health-profile',
  'integrations',
  'lifes-essential-8',
  'longevity',
  'meals',
  'membership',
  'more',
  'profile-settings',
  'recipes',
  'reports',
  'saved-conversations',
  'saved-foods',
  'scan-food',
  'security',
  'settings',
  'supplements',
  'track',
  'update-goals',
  'upgrade',
  // Files and server paths.
  'api',
  'assets',
  'content-images',
  'healthz',
  'metrics',
  'node-modules',
  'readyz',
  'src',
  'well-known',
]);

/** Whether an address belongs to the app, so no page can use it. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
