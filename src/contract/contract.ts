import { account } from './account.ts';
import { advice } from './advice.ts';
import { bioAge } from './bio-age.ts';
import { blood } from './blood.ts';
import { body } from './body.ts';
import { corrections } from './corrections.ts';
import { dietQuality } from './diet-quality.ts';
import { fasting } from './fasting.ts';
import { foods } from './foods.ts';
import { glucose } from './glucose.ts';
import { goals } from './goals.ts';
import { health } from './health.ts';
import { longevity } from './longevity.ts';
import { meals } from './meals.ts';
import { photos } from './photos.ts';
import { recentMeals } from './recent-meals.ts';
import { savedMeals } from './saved-meals.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';
import { supplements } from './supplements.ts';
import { water } from './water.ts';

/** The whole wire: what the browser, the command line and other programs may ask of the server. */
export const contract = {
  account,
  advice,
  bioAge,
  blood,
  body,
  corrections,
  dietQuality,
  fasting,
  foods,
  glucose,
  goals,
  health,
  longevity,
  meals,
  photos,
  recentMeals,
  savedMeals,
  sleep,
  stress,
  supplements,
  water,
};
