import type { RecipeProvider } from '#domain/connections/providers.ts';
import { mealie } from './mealie.ts';
import type { RecipeService } from './recipe-service.ts';
import { tandoor } from './tandoor.ts';

export const RECIPE_SERVICES: Readonly<Record<RecipeProvider, RecipeService>> = { mealie, tandoor };
