import { lazy, type ComponentType } from 'react';
import type { ScreenOf } from '#domain/screens/screens.ts';
import { DashboardPage } from '#web/app/dashboard/dashboard-page.tsx';

/** A component whose code is loaded when it is first shown. */
export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const SavedPage = page(() => import('#web/meals/saved/saved-page.tsx').then((file) => file.SavedPage));
const LabelScreen = page(() => import('./own-food-pages.tsx').then((file) => file.LabelScreen));
const RecipeScreen = page(() => import('./own-food-pages.tsx').then((file) => file.RecipeScreen));
const PanelFormPage = page(() =>
  import('#web/blood/entry/panel-form-page.tsx').then((file) => file.PanelFormPage),
);
const MembershipPage = page(() =>
  import('#web/membership/membership-page.tsx').then((file) => file.MembershipPage),
);

/** The component for each address. */
export const PAGES: Readonly<Record<ScreenOf<'member'>, ComponentType>> = {
  dashboard: DashboardPage,
  meals: page(() => import('#web/meals/day/day-page.tsx').then((file) => file.DayPage)),
  recentMeals: page(() => import('#web/meals/again/recent-page.tsx').then((file) => file.RecentPage)),
  savedMeals: SavedPage,
  savedFoods: SavedPage,
  describe: page(() => import('#web/meals/log/describe-page.tsx').then((file) => file.DescribePage)),
  scan: page(() => import('#web/meals/scan/scan-page.tsx').then((file) => file.ScanPage)),
  corrections: page(() =>
    import('#web/meals/corrections/corrections-page.tsx').then((file) => file.CorrectionsPage),
  ),
  foods: page(() => import('./own-food-pages.tsx').then((file) => file.OwnFoodsScreen)),
  newFood: LabelScreen,
  food: LabelScreen,
  newRecipe: RecipeScreen,
  recipe: RecipeScreen,
  goals: page(() => import('#web/goals/goals-page.tsx').then((file) => file.GoalsPage)),
  updateGoals: page(() => import('#web/goals/update-goals-page.tsx').then((file) => file.UpdateGoalsPage)),
  weight: page(() => import('#web/body/weight-page.tsx').then((file) => file.WeightPage)),
  movement: page(() => import('#web/movement/movement-page.tsx').then((file) => file.MovementPage)),
  vitals: page(() => import('#web/vitals/vitals-page.tsx').then((file) => file.VitalsPage)),
  water: page(() => import('#web/water/water-page.tsx').then((file) => file.WaterPage)),
  sleep: page(() => import('#web/sleep/sleep-page.tsx').then((file) => file.SleepPage)),
  stress: page(() => import('#web/stress/stress-page.tsx').then((file) => file.StressPage)),
  fasting: page(() => import('#web/fasting/fasting-page.tsx').then((file) => file.FastingPage)),
  glucose: page(() => import('#web/glucose/glucose-page.tsx').then((file) => file.GlucosePage)),
  bloodTests: page(() => import('#web/blood/blood-page.tsx').then((file) => file.BloodPage)),
  newBloodTest: PanelFormPage,
  importBloodTests: page(() => import('#web/blood-import/import-page.tsx').then((file) => file.ImportPage)),
  bloodTest: page(() => import('#web/blood/panel-page.tsx').then((file) => file.PanelPage)),
  editBloodTest: PanelFormPage,
  marker: page(() => import('#web/blood/marker/marker-page.tsx').then((file) => file.MarkerPage)),
  bioAge: page(() => import('#web/bio-age/bio-age-page.tsx').then((file) => file.BioAgePage)),
  assessment: page(() =>
    import('#web/bio-age/assessment/assessment-page.tsx').then((file) => file.AssessmentPage),
  ),
  longevity: page(() => import('#web/longevity/longevity-page.tsx').then((file) => file.LongevityPage)),
  lifesEssential8: page(() =>
    import('#web/longevity/lifes-essential-8-page.tsx').then((file) => file.LifesEssential8Page),
  ),
  dietQuality: page(() =>
    import('#web/diet-quality/diet-quality-page.tsx').then((file) => file.DietQualityPage),
  ),
  reports: page(() => import('#web/reports/reports-page.tsx').then((file) => file.ReportsPage)),
  experiments: page(() =>
    import('#web/experiments/experiments-page.tsx').then((file) => file.ExperimentsPage),
  ),
  planExperiment: page(() => import('#web/experiments/plan-page.tsx').then((file) => file.PlanPage)),
  experiment: page(() => import('#web/experiments/experiment-page.tsx').then((file) => file.ExperimentPage)),
  supplements: page(() =>
    import('#web/supplements/supplements-page.tsx').then((file) => file.SupplementsPage),
  ),
  coach: page(() => import('#web/coach/coach-page.tsx').then((file) => file.CoachPage)),
  conversations: page(() =>
    import('#web/coach/saved/conversations-page.tsx').then((file) => file.ConversationsPage),
  ),
  healthProfile: page(() =>
    import('#web/health/health-profile-page.tsx').then((file) => file.HealthProfilePage),
  ),
  membership: MembershipPage,
  upgrade: MembershipPage,
  profileSettings: page(() =>
    import('./profile-settings-screen.tsx').then((file) => file.ProfileSettingsScreen),
  ),
  reminders: page(() => import('#web/reminders/reminders-page.tsx').then((file) => file.RemindersPage)),
  dietaryPreferences: page(() =>
    import('#web/settings/dietary-preferences-page.tsx').then((file) => file.DietaryPreferencesPage),
  ),
  integrations: page(() => import('./integrations-page.tsx').then((file) => file.IntegrationsPage)),
  security: page(() => import('#web/account/security/security-page.tsx').then((file) => file.SecurityPage)),
  changePassword: page(() =>
    import('#web/account/change-password-page.tsx').then((file) => file.ChangePasswordPage),
  ),
  more: page(() => import('./more-page.tsx').then((file) => file.MorePage)),
};
