import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { queryClient } from '#web/lib/query-client.ts';
import { cssVariablesResolver, theme } from '#web/ui/theme.ts';
import { Crash } from './crash.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';
import classes from './shell.module.css';
import { styleNonce } from './style-nonce.ts';

const DayPage = lazy(() =>
  import('#web/meals/day/day-page.tsx').then(({ DayPage: page }) => ({ default: page })),
);
const DescribePage = lazy(() =>
  import('#web/meals/log/describe-page.tsx').then(({ DescribePage: page }) => ({ default: page })),
);
const ScanPage = lazy(() =>
  import('#web/meals/scan/scan-page.tsx').then(({ ScanPage: page }) => ({ default: page })),
);
const GoalsPage = lazy(() =>
  import('#web/goals/goals-page.tsx').then(({ GoalsPage: page }) => ({ default: page })),
);
const WeightPage = lazy(() =>
  import('#web/body/weight-page.tsx').then(({ WeightPage: page }) => ({ default: page })),
);
const WaterPage = lazy(() =>
  import('#web/water/water-page.tsx').then(({ WaterPage: page }) => ({ default: page })),
);
const SleepPage = lazy(() =>
  import('#web/sleep/sleep-page.tsx').then(({ SleepPage: page }) => ({ default: page })),
);
const StressPage = lazy(() =>
  import('#web/stress/stress-page.tsx').then(({ StressPage: page }) => ({ default: page })),
);
const FastingPage = lazy(() =>
  import('#web/fasting/fasting-page.tsx').then(({ FastingPage: page }) => ({ default: page })),
);
const GlucosePage = lazy(() =>
  import('#web/glucose/glucose-page.tsx').then(({ GlucosePage: page }) => ({ default: page })),
);
const UpdateGoalsPage = lazy(() =>
  import('#web/goals/update-goals-page.tsx').then(({ UpdateGoalsPage: page }) => ({ default: page })),
);
const BloodPage = lazy(() =>
  import('#web/blood/blood-page.tsx').then(({ BloodPage: page }) => ({ default: page })),
);
const PanelFormPage = lazy(() =>
  import('#web/blood/entry/panel-form-page.tsx').then(({ PanelFormPage: page }) => ({ default: page })),
);
const ImportPage = lazy(() =>
  import('#web/blood-import/import-page.tsx').then(({ ImportPage: page }) => ({ default: page })),
);
const MarkerPage = lazy(() =>
  import('#web/blood/marker/marker-page.tsx').then(({ MarkerPage: page }) => ({ default: page })),
);
const PanelPage = lazy(() =>
  import('#web/blood/panel-page.tsx').then(({ PanelPage: page }) => ({ default: page })),
);
const BioAgePage = lazy(() =>
  import('#web/bio-age/bio-age-page.tsx').then(({ BioAgePage: page }) => ({ default: page })),
);
const AssessmentPage = lazy(() =>
  import('#web/bio-age/assessment/assessment-page.tsx').then(({ AssessmentPage: page }) => ({
    default: page,
  })),
);
const LongevityPage = lazy(() =>
  import('#web/longevity/longevity-page.tsx').then(({ LongevityPage: page }) => ({ default: page })),
);
const LifesEssential8Page = lazy(() =>
  import('#web/longevity/lifes-essential-8-page.tsx').then(({ LifesEssential8Page: page }) => ({
    default: page,
  })),
);
const DietQualityPage = lazy(() =>
  import('#web/diet-quality/diet-quality-page.tsx').then(({ DietQualityPage: page }) => ({ default: page })),
);
const SupplementsPage = lazy(() =>
  import('#web/supplements/supplements-page.tsx').then(({ SupplementsPage: page }) => ({ default: page })),
);
const HealthProfilePage = lazy(() =>
  import('#web/health/health-profile-page.tsx').then(({ HealthProfilePage: page }) => ({ default: page })),
);
const MembershipPage = lazy(() =>
  import('#web/membership/membership-page.tsx').then(({ MembershipPage: page }) => ({ default: page })),
);
const ProfileSettingsScreen = lazy(() =>
  import('./profile-settings-screen.tsx').then(({ ProfileSettingsScreen: page }) => ({ default: page })),
);
const DietaryPreferencesPage = lazy(() =>
  import('#web/settings/dietary-preferences-page.tsx').then(({ DietaryPreferencesPage: page }) => ({
    default: page,
  })),
);
const ownFoodPages = () => import('./own-food-pages.tsx');
const OwnFoodsScreen = lazy(() => ownFoodPages().then(({ OwnFoodsScreen: page }) => ({ default: page })));
const LabelScreen = lazy(() => ownFoodPages().then(({ LabelScreen: page }) => ({ default: page })));
const RecipeScreen = lazy(() => ownFoodPages().then(({ RecipeScreen: page }) => ({ default: page })));
const SavedPage = lazy(() =>
  import('#web/meals/saved/saved-page.tsx').then(({ SavedPage: page }) => ({ default: page })),
);
const RecentPage = lazy(() =>
  import('#web/meals/again/recent-page.tsx').then(({ RecentPage: page }) => ({ default: page })),
);
const SecurityPage = lazy(() =>
  import('#web/account/security/security-page.tsx').then(({ SecurityPage: page }) => ({ default: page })),
);
const ChangePasswordPage = lazy(() =>
  import('#web/account/change-password-page.tsx').then(({ ChangePasswordPage: page }) => ({ default: page })),
);
const MorePage = lazy(() => import('./more-page.tsx').then(({ MorePage: page }) => ({ default: page })));
const ContentPage = lazy(() =>
  import('#web/content/content-page.tsx').then(({ ContentPage: page }) => ({ default: page })),
);
const AdminArea = lazy(() => import('./admin-area.tsx').then(({ AdminArea: area }) => ({ default: area })));
const CorrectionsPage = lazy(() =>
  import('#web/meals/corrections/corrections-page.tsx').then(({ CorrectionsPage: page }) => ({
    default: page,
  })),
);
const Toasts = lazy(() => import('#web/ui/toasts.tsx').then(({ Toasts: list }) => ({ default: list })));

/** The members' application: theme, cache, and which screen stands at which address. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Crash>
          <BrowserRouter>
            <Suspense fallback={null}>
              <Routes>
                <Route element={<Shell />}>
                  <Route path="/blood-tests" element={<BloodPage />} />
                  <Route path="/blood-tests/new" element={<PanelFormPage />} />
                  <Route path="/blood-tests/import" element={<ImportPage />} />
                  <Route path="/blood-tests/markers/:marker" element={<MarkerPage />} />
                  <Route path="/blood-tests/:panelId" element={<PanelPage />} />
                  <Route path="/bio-age" element={<BioAgePage />} />
                  <Route path="/bio-age/assessment" element={<AssessmentPage />} />
                  <Route path="/longevity" element={<LongevityPage />} />
                  <Route path="/lifes-essential-8" element={<LifesEssential8Page />} />
                  <Route path="/diet-quality" element={<DietQualityPage />} />
                  <Route path="/supplements" element={<SupplementsPage />} />
                  <Route path="/health-profile" element={<HealthProfilePage />} />
                  <Route path="/blood-tests/:panelId/edit" element={<PanelFormPage />} />
                  <Route path="/dashboard" element={<DashboardPage />} />
                  <Route path="/describe-food" element={<DescribePage />} />
                  <Route path="/meals/:date?" element={<DayPage />} />
                  <Route path="/meals/recent" element={<RecentPage />} />
                  <Route path="/meals/saved" element={<SavedPage />} />
                  <Route path="/saved-foods" element={<SavedPage />} />
                  <Route path="/corrections" element={<CorrectionsPage />} />
                  <Route path="/foods" element={<OwnFoodsScreen />} />
                  <Route path="/foods/new" element={<LabelScreen />} />
                  <Route path="/foods/:id" element={<LabelScreen />} />
                  <Route path="/recipes/new" element={<RecipeScreen />} />
                  <Route path="/recipes/:id" element={<RecipeScreen />} />
                  <Route path="/scan-food" element={<ScanPage />} />
                  <Route path="/goals" element={<GoalsPage />} />
                  <Route path="/track/weight" element={<WeightPage />} />
                  <Route path="/track/water" element={<WaterPage />} />
                  <Route path="/track/sleep" element={<SleepPage />} />
                  <Route path="/track/stress" element={<StressPage />} />
                  <Route path="/track/fasting" element={<FastingPage />} />
                  <Route path="/glucose" element={<GlucosePage />} />
                  <Route path="/update-goals" element={<UpdateGoalsPage />} />
                  <Route path="/membership" element={<MembershipPage />} />
                  <Route path="/upgrade" element={<MembershipPage />} />
                  <Route path="/profile-settings" element={<ProfileSettingsScreen />} />
                  <Route path="/dietary-preferences" element={<DietaryPreferencesPage />} />
                  <Route path="/security" element={<SecurityPage />} />
                  <Route path="/change-password" element={<ChangePasswordPage />} />
                  <Route path="/more" element={<MorePage />} />
                  <Route path="/admin/*" element={<AdminArea />} />
                  <Route path="/:slug" element={<ContentPage notFound={<NotFoundPage />} />} />
                  <Route path="*" element={<NotFoundPage />} />
                </Route>
              </Routes>
            </Suspense>
          </BrowserRouter>
        </Crash>
        <Suspense fallback={null}>
          <Toasts className={classes.toasts} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
