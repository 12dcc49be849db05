/** An address with the parts of its query that there are. */
function query(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
}

/** The trackers with a history of their own under `/track`. */
export type Tracker = 'weight' | 'water' | 'sleep' | 'stress' | 'fasting';

/** The parts of the admin area; it opens on the statistics. */
export type AdminSection = 'users' | 'content' | 'messages' | 'foods' | 'jobs' | 'mail' | 'audit-log';

/** Every address of the application. Screens never write one by hand. */
export const paths = {
  landing: () => '/',
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  dashboard: (date?: string) => (date ? `/dashboard?date=${date}` : '/dashboard'),
  describe: (date?: string) => (date ? `/describe-food?date=${date}` : '/describe-food'),
  day: (date?: string) => (date ? `/meals/${date}` : '/meals'),
  scan: (date?: string, way?: 'barcode') => query('/scan-food', { date, way }),
  savedFoods: (date?: string) => query('/saved-foods', { date }),
  recentMeals: (date?: string) => query('/meals/recent', { date }),
  /** Over the day in view. */
  editHere: (id: string) => `?edit=${id}`,
  corrections: () => '/corrections',
  foods: () => '/foods',
  newFood: (gtin?: string) => query('/foods/new', { gtin }),
  food: (id: string) => `/foods/${id}`,
  /** With the label in it that was read from a picture. */
  foodFromLabel: () => '/foods/new?from=label',
  newRecipe: () => '/recipes/new',
  recipe: (id: string) => `/recipes/${id}`,
  goals: () => '/goals',
  updateGoals: () => '/update-goals',
  track: (tracker: Tracker) => `/track/${tracker}`,
  glucose: () => '/glucose',
  bloodTests: () => '/blood-tests',
  newBloodTest: () => '/blood-tests/new',
  importBloodTests: () => '/blood-tests/import',
  bloodTest: (panelId: string) => `/blood-tests/${panelId}`,
  editBloodTest: (panelId: string) => `/blood-tests/${panelId}/edit`,
  marker: (marker: string) => `/blood-tests/markers/${marker}`,
  bioAge: () => '/bio-age',
  /** At one of its seven sections, from 1 on. */
  assessment: (section?: number) => query('/bio-age/assessment', { section: section?.toString() }),
  longevity: () => '/longevity',
  lifesEssential8: () => '/lifes-essential-8',
  dietQuality: () => '/diet-quality',
  supplements: () => '/supplements',
  healthProfile: () => '/health-profile',
  more: () => '/more',
  profileSettings: () => '/profile-settings',
  /** Sessions, password, second factor and passkeys. */
  security: () => '/security',
  changePassword: () => '/change-password',
  dietaryPreferences: () => '/dietary-preferences',
  membership: () => '/membership',
  upgrade: () => '/upgrade',
  payment: () => '/payment',
  contact: () => '/contact',
  admin: (section?: AdminSection) => (section ? `/admin/${section}` : '/admin'),
  adminPage: (pageId: string) => `/admin/content/${pageId}`,
  adminMessage: (messageId: string) => `/admin/messages/${messageId}`,
  /** A page that admins published. */
  content: (slug: string) => `/${slug}`,
} as const;
