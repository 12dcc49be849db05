import { z } from 'zod';
import { ALLERGENS } from '#domain/account/allergens.ts';
import { CUISINES } from '#domain/account/cuisines.ts';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import { base } from '#contract/shared/errors.ts';
import { typedText } from '#contract/shared/text.ts';

const words = z
  .array(typedText().min(1, 'Type a food.').max(60, 'Use 60 characters or fewer.'))
  .max(50, 'Add up to 50.');

/** Diet, allergies, dislikes and cuisines. The dietary preference is shared with the goals. */
const foodPreferences = z.object({
  dietaryPreference: z.enum(DIETARY_PREFERENCES),
  /** Among the 14 allergens that EU labels must name. */
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  /** In the member's own words. */
  otherAllergies: words,
  dislikes: words,
  cuisines: z.array(z.enum(CUISINES)).max(CUISINES.length),
});

export type FoodPreferences = z.infer<typeof foodPreferences>;

const tags = ['account'];

export const foodPreferenceRoutes = {
  get: base
    .route({
      method: 'GET',
      path: '/dietary-preferences',
      tags,
      summary: 'Get dietary preferences',
    })
    .output(foodPreferences),
  put: base
    .route({ method: 'PUT', path: '/dietary-preferences', tags, summary: 'Change dietary preferences' })
    .input(foodPreferences)
    .output(foodPreferences),
};
