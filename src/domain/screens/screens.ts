/** Who may open a screen. The server renders public pages itself; the application renders all others. */
export type Access = 'public' | 'member' | 'admin';

export interface Screen {
  /** With parameters in the router's syntax: `/meals/:date?`. */
  readonly path: `/${string}`;
  readonly title: string;
  readonly access: Access;
}

const open = <Path extends `/${string}`>(path: Path, title: string) =>
  ({ path, title, access: 'public' }) as const;
const own = <Path extends `/${string}`>(path: Path, title: string) =>
  ({ path, title, access: 'member' }) as const;
const admin = <Path extends `/${string}`>(path: Path, title: string) =>
  ({ path, title, access: 'admin' }) as const;

/**
 * Every screen with its own address. The application's routes, links and navigation, the server's access rules, the service worker and the
 * slugs that pages can't use all derive from here.
 */
export const SCREENS = {
  landing: open('/', 'Perennial'),
  auth: open('/auth', 'Log in'),
  signup: open('/signup', 'Create Your Account'),
  features: open('/features', 'Features'),
  payment: open('/payment', 'Lifetime access'),
  paymentSuccess: open('/payment-success', 'Payment'),

  dashboard: own('/dashboard', 'Dashboard'),
  meals: own('/meals/:date?', 'Meals'),
  recentMeals: own('/meals/recent', 'Recent meals'),
  savedMeals: own('/meals/saved', 'Saved foods'),
  savedFoods: own('/saved-foods', 'Saved foods'),
  describe: own('/describe-food', 'Describe your meal'),
  scan: own('/scan-food', 'Scan food'),
  corrections: own('/corrections', 'Your corrections'),
  foods: own('/foods', 'My foods'),
  newFood: own('/foods/new', 'New food'),
  food: own('/foods/:id', 'Food'),
  newRecipe: own('/recipes/new', 'New recipe'),
  recipe: own('/recipes/:id', 'Recipe'),
  goals: own('/goals', 'Goals'),
  updateGoals: own('/update-goals', 'Update goals'),
  weight: own('/track/weight', 'Weight'),
  movement: own('/track/movement', 'Movement'),
  vitals: own('/track/vitals', 'Vitals'),
  water: own('/track/water', 'Water'),
  sleep: own('/track/sleep', 'Sleep'),
  stress: own('/track/stress', 'Stress'),
  fasting: own('/track/fasting', 'Fasting'),
  glucose: own('/glucose', 'Glucose Tracker'),
  bloodTests: own('/blood-tests', 'Blood tests'),
  newBloodTest: own('/blood-tests/new', 'New blood test'),
  importBloodTests: own('/blood-tests/import', 'Import blood tests'),
  bloodTest: own('/blood-tests/:panelId', 'Blood test'),
  editBloodTest: own('/blood-tests/:panelId/edit', 'Edit blood test'),
  marker: own('/blood-tests/markers/:marker', 'Marker'),
  bioAge: own('/bio-age', 'Bio-age'),
  assessment: own('/bio-age/assessment', 'Bio-age assessment'),
  longevity: own('/longevity', 'Longevity score'),
  lifesEssential8: own('/lifes-essential-8', 'Life’s Essential 8'),
  dietQuality: own('/diet-quality', 'Diet quality'),
  reports: own('/reports', 'Reports'),
  experiments: own('/experiments', 'Experiments'),
  planExperiment: own('/experiments/plan/:idea', 'New experiment'),
  experiment: own('/experiments/:experimentId', 'Experiment'),
  supplements: own('/supplements', 'Supplements'),
  coach: own('/coach/:conversationId?', 'Coach'),
  conversations: own('/saved-conversations/:conversationId?', 'Saved Conversations'),
  healthProfile: own('/health-profile', 'Health profile'),
  membership: own('/membership', 'Membership'),
  upgrade: own('/upgrade', 'Membership'),
  profileSettings: own('/profile-settings', 'Settings'),
  reminders: own('/reminders', 'Reminders'),
  dietaryPreferences: own('/dietary-preferences', 'Dietary preferences'),
  integrations: own('/integrations', 'Integrations'),
  security: own('/security', 'Security'),
  changePassword: own('/change-password', 'Change password'),
  more: own('/more', 'More Options'),

  adminStatistics: admin('/admin', 'Statistics'),
  adminUsers: admin('/admin/users', 'Users'),
  adminContent: admin('/admin/content', 'Content'),
  adminNewPage: admin('/admin/content/new', 'New page'),
  adminPage: admin('/admin/content/:pageId', 'Page'),
  adminMessages: admin('/admin/messages', 'Messages'),
  adminMessage: admin('/admin/messages/:messageId', 'Message'),
  adminFoods: admin('/admin/foods', 'Foods'),
  adminJobs: admin('/admin/jobs', 'Jobs'),
  adminMail: admin('/admin/mail', 'Mail'),
  adminAuditLog: admin('/admin/audit-log', 'Audit log'),
} as const satisfies Readonly<Record<string, Screen>>;

type Screens = typeof SCREENS;
export type ScreenName = keyof Screens;
/** Screens that everyone in the group may open. */
export type ScreenOf<Group extends Access> = {
  [Name in ScreenName]: Screens[Name]['access'] extends Group ? Name : never;
}[ScreenName];

/** First path segment of an address: `meals` of `/meals/:date?`; empty for `/`. */
const firstSegment = ({ path }: Screen): string => path.split('/')[1] ?? '';

/** First path segments of a group's screens, without duplicates. */
export const segmentsOf = (group: readonly Access[]): readonly string[] => [
  ...new Set(
    Object.values<Screen>(SCREENS)
      .filter(({ access }) => group.includes(access))
      .map(firstSegment)
      .filter((segment) => segment !== ''),
  ),
];
