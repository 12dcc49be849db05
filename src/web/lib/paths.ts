import { SCREENS, type ScreenName, type ScreenOf } from '#domain/screens/screens.ts';

type Parts = Readonly<Record<string, string | undefined>>;

/** Address of a screen. Parameters without a value are omitted, and so are undefined parts of the query. */
export function addressOf(screen: ScreenName, parameters: Parts = {}, query: Parts = {}): string {
  const path = SCREENS[screen].path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    parameters[name] === undefined ? '' : `/${parameters[name]}`,
  );
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
}

type Tracker = 'weight' | 'movement' | 'vitals' | 'water' | 'sleep' | 'stress' | 'fasting';

/** Every link of the application. Screens never contain addresses themselves. */
export const paths = {
  landing: () => addressOf('landing'),
  auth: (next?: string) => addressOf('auth', {}, { next }),
  dashboard: (date?: string) => addressOf('dashboard', {}, { date }),
  describe: (date?: string, way?: 'voice') => addressOf('describe', {}, { date, way }),
  day: (date?: string) => addressOf('meals', { date }),
  /** Opens a meal over its day. */
  meal: (id: string, date?: string) => addressOf('meals', { date }, { edit: id }),
  scan: (date?: string, way?: 'barcode') => addressOf('scan', {}, { date, way }),
  savedFoods: (date?: string) => addressOf('savedFoods', {}, { date }),
  recentMeals: (date?: string) => addressOf('recentMeals', {}, { date }),
  /** Opens a meal on top of the day in view. */
  editHere: (id: string) => `?edit=${id}`,
  corrections: () => addressOf('corrections'),
  foods: () => addressOf('foods'),
  newFood: (gtin?: string) => addressOf('newFood', {}, { gtin }),
  food: (id: string) => addressOf('food', { id }),
  /** Fills in the form with the label that was read from a picture. */
  foodFromLabel: () => addressOf('newFood', {}, { from: 'label' }),
  newRecipe: () => addressOf('newRecipe'),
  recipe: (id: string) => addressOf('recipe', { id }),
  goals: () => addressOf('goals'),
  updateGoals: () => addressOf('updateGoals'),
  track: (tracker: Tracker) => addressOf(tracker),
  glucose: () => addressOf('glucose'),
  bloodTests: () => addressOf('bloodTests'),
  newBloodTest: () => addressOf('newBloodTest'),
  importBloodTests: () => addressOf('importBloodTests'),
  bloodTest: (panelId: string) => addressOf('bloodTest', { panelId }),
  editBloodTest: (panelId: string) => addressOf('editBloodTest', { panelId }),
  marker: (marker: string) => addressOf('marker', { marker }),
  bioAge: () => addressOf('bioAge'),
  /** @param section one of seven, from 1 */
  assessment: (section?: number) => addressOf('assessment', {}, { section: section?.toString() }),
  longevity: () => addressOf('longevity'),
  lifesEssential8: () => addressOf('lifesEssential8'),
  dietQuality: () => addressOf('dietQuality'),
  reports: () => addressOf('reports'),
  associations: (from: string, to: string) =>
    addressOf('reports', {}, { view: 'associations', span: 'custom', from, to }),
  experiments: () => addressOf('experiments'),
  planExperiment: (idea: string) => addressOf('planExperiment', { idea }),
  experiment: (experimentId: string) => addressOf('experiment', { experimentId }),
  supplements: () => addressOf('supplements'),
  coach: (conversationId?: string) => addressOf('coach', { conversationId }),
  conversations: (conversationId?: string, search?: string) =>
    addressOf('conversations', { conversationId }, { search }),
  healthProfile: () => addressOf('healthProfile'),
  more: () => addressOf('more'),
  integrations: () => addressOf('integrations'),
  reminders: () => addressOf('reminders'),
  profileSettings: () => addressOf('profileSettings'),
  security: () => addressOf('security'),
  changePassword: () => addressOf('changePassword'),
  dietaryPreferences: () => addressOf('dietaryPreferences'),
  membership: () => addressOf('membership'),
  upgrade: () => addressOf('upgrade'),
  payment: () => addressOf('payment'),
  contact: () => '/contact',
  admin: (screen: ScreenOf<'admin'> = 'adminStatistics') => addressOf(screen),
  adminPage: (pageId: string) => addressOf('adminPage', { pageId }),
  adminMessage: (messageId: string) => addressOf('adminMessage', { messageId }),
  /** A page that admins published. */
  content: (slug: string) => `/${slug}`,
} as const;
