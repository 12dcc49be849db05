import { accountSettings } from './account-settings.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { advice } from './advice.ts';
import { bioAge } from './bio-age.ts';
import { blood } from './blood.ts';
import { body } from './body.ts';
import { content } from './content.ts';
import { corrections } from './corrections.ts';
import { dietQuality } from './diet-quality.ts';
import { fasting } from './fasting.ts';
import { foodPreferenceRoutes } from './food-preferences.ts';
import { foods } from './foods.ts';
import { glucose } from './glucose.ts';
import { goals } from './goals.ts';
import { health } from './health.ts';
import { insights } from './insights.ts';
import { longevity } from './longevity.ts';
import { meals } from './meals.ts';
import { adminPurchases, membership } from './membership.ts';
import { messages } from './messages.ts';
import { photos } from './photos.ts';
import { recentMeals } from './recent-meals.ts';
import { savedMeals } from './saved-meals.ts';
import { security } from './security.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';
import { supplements } from './supplements.ts';
import { water } from './water.ts';

/** The whole wire: what the browser, the command line and other programs may ask of the server. */
export const contract = {
  account,
  accountSettings,
  admin,
  adminPurchases,
  advice,
  bioAge,
  blood,
  body,
  content,
  corrections,
  dietQuality,
  fasting,
  foodPreferences: foodPreferenceRoutes,
  foods,
  glucose,
  goals,
  health,
  insights,
  longevity,
  meals,
  membership,
  messages,
  photos,
  recentMeals,
  savedMeals,
  security,
  sleep,
  stress,
  supplements,
  water,
};
