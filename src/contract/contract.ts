import { account } from './account.ts';
import { advice } from './advice.ts';
import { body } from './body.ts';
import { corrections } from './corrections.ts';
import { fasting } from './fasting.ts';
import { foods } from './foods.ts';
import { glucose } from './glucose.ts';
import { goals } from './goals.ts';
import { meals } from './meals.ts';
import { photos } from './photos.ts';
import { recentMeals } from './recent-meals.ts';
import { savedMeals } from './saved-meals.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';
import { water } from './water.ts';

/** The whole wire: what the browser, the command line and other programs may ask of the server. */
export const contract = {
  account,
  advice,
  body,
  corrections,
  fasting,
  foods,
  glucose,
  goals,
  meals,
  photos,
  recentMeals,
  savedMeals,
  sleep,
  stress,
  water,
};
