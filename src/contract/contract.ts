import { account } from './account.ts';
import { corrections } from './corrections.ts';
import { foods } from './foods.ts';
import { goals } from './goals.ts';
import { meals } from './meals.ts';
import { photos } from './photos.ts';
import { recentMeals } from './recent-meals.ts';
import { savedMeals } from './saved-meals.ts';

/** The whole wire: what the browser, the command line and other programs may ask of the server. */
export const contract = { account, corrections, foods, goals, meals, photos, recentMeals, savedMeals };
