/** Pages that every installation has from its first start: they are public, keep their address and cannot be deleted. */
export const SEEDED_SLUGS = ['about', 'faq', 'privacy', 'terms', 'contact'] as const;
export type SeededSlug = (typeof SEEDED_SLUGS)[number];

export const isSeededSlug = (slug: string): slug is SeededSlug =>
  SEEDED_SLUGS.some((seeded) => seeded === slug);

/** First parts of addresses that the application, the public site or the server itself answers, or will. */
const RESERVED: ReadonlySet<string> = new Set([
  // The public site and accounts.
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
  // Files and the server's own.
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

/** Whether an address belongs to the application, so that no page can have it. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
