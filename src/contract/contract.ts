import { account } from './account.ts';
import { foods } from './foods.ts';
import { goals } from './goals.ts';
import { meals } from './meals.ts';

/** The whole wire: what the browser, the command line and other programs may ask of the server. */
export const contract = { account, foods, goals, meals };
