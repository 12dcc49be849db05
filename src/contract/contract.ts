import { accountSettings } from '#contract/account/settings.ts';
import { account } from '#contract/account/account.ts';
import { admin } from '#contract/admin/admin.ts';
import { advice } from './advice.ts';
import { bioAge } from '#contract/bio-age/bio-age.ts';
import { blood } from '#contract/blood/blood.ts';
import { body } from './body.ts';
import { calendar } from './calendar.ts';
import { connections } from './connections.ts';
import { nightscout } from './nightscout.ts';
import { content } from '#contract/content/content.ts';
import { corrections } from '#contract/meals/corrections.ts';
import { dietQuality } from './diet-quality.ts';
import { experiments } from './experiments.ts';
import { fasting } from './fasting.ts';
import { foodPreferenceRoutes } from '#contract/account/food-preferences.ts';
import { foods } from '#contract/foods/foods.ts';
import { glucose } from '#contract/glucose/glucose.ts';
import { goals } from '#contract/goals/goals.ts';
import { health } from './health.ts';
import { insights } from './insights.ts';
import { imports } from './imports.ts';
import { longevity } from './longevity.ts';
import { meals } from '#contract/meals/meals.ts';
import { adminPurchases, membership } from './membership.ts';
import { messages } from '#contract/content/messages.ts';
import { coach } from '#contract/coach/coach.ts';
import { metrics } from './metrics.ts';
import { reminders } from './reminders.ts';
import { movement } from './movement.ts';
import { photos } from '#contract/meals/photos.ts';
import { recentMeals } from '#contract/meals/recent-meals.ts';
import { savedMeals } from '#contract/meals/saved-meals.ts';
import { reportLinks } from '#contract/reports/report-links.ts';
import { reports } from '#contract/reports/reports.ts';
import { security } from '#contract/account/security.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';
import { supplements } from '#contract/supplements/supplements.ts';
import { vitals } from './vitals.ts';
import { todayRoutes } from './today.ts';
import { tokens } from '#contract/tokens/tokens.ts';
import { webhooks } from './webhooks.ts';
import { water } from './water.ts';

/** The whole API, for the browser, the command line and other programs. */
export const contract = {
  account,
  accountSettings,
  admin,
  adminPurchases,
  advice,
  bioAge,
  blood,
  body,
  calendar,
  connections,
  nightscout,
  coach,
  content,
  corrections,
  dietQuality,
  experiments,
  fasting,
  foodPreferences: foodPreferenceRoutes,
  foods,
  glucose,
  goals,
  health,
  insights,
  imports,
  longevity,
  meals,
  membership,
  messages,
  metrics,
  movement,
  photos,
  recentMeals,
  reports,
  reportLinks,
  reminders,
  savedMeals,
  security,
  sleep,
  stress,
  supplements,
  vitals,
  today: todayRoutes,
  tokens,
  water,
  webhooks,
};
