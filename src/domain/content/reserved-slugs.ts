import { segmentsOf } from '#domain/screens/screens.ts';

/** Pages created on first start: public, with a fixed address, and not deletable. */
export const SEEDED_SLUGS = ['about', 'faq', 'privacy', 'terms', 'contact'] as const;
export type SeededSlug = (typeof SEEDED_SLUGS)[number];

export const isSeededSlug = (slug: string): slug is SeededSlug =>
  SEEDED_SLUGS.some((seeded) => seeded === slug);

/** First path segments of the screens, and others that the application or the server uses, or may use one day. */
const RESERVED: ReadonlySet<string> = new Set([
  ...segmentsOf(['public', 'member', 'admin']),
  'coach',
  'forgot-password',
  'login',
  'logout',
  'register',
  'reports',
  'reset-password',
  'saved-conversations',
  'settings',
  'share',
  // Files and server paths.
  'api',
  'assets',
  'content-images',
  'healthz',
  'mcp',
  'metrics',
  'node-modules',
  'readyz',
  'src',
  'unsubscribe',
  'well-known',
]);

/** Whether an address belongs to the app, so no page can use it. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
