import { z } from 'zod';
import { OAUTH_PROVIDERS, PROVIDERS, RECIPE_PROVIDERS } from '#domain/connections/providers.ts';
import { base } from '#contract/shared/errors.ts';
import { outsideUrl } from '#contract/shared/outside-url.ts';
import { wholeNumber } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';
import { instant } from '#contract/shared/time.ts';

const provider = z.enum(PROVIDERS);

const connection = z.object({
  /** Of the member's own server; null for a service. */
  url: z.string().nullable(),
  createdAt: instant,
  lastSuccessAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** Set after repeated errors, or once the service ends access: reading stops until the member reconnects. */
  disabledAt: instant.nullable(),
});

export type Connection = z.infer<typeof connection>;

const providerState = z.object({
  provider,
  /** Whether the operator registered this server with the service; members' own servers can always be connected. */
  isOffered: z.boolean(),
  connection: connection.nullable(),
});

export type ProviderState = z.infer<typeof providerState>;

const key = (missing: string) => typedText().min(1, missing).max(500, 'Use 500 characters or fewer.');

const newServer = z.object({
  url: outsideUrl,
  key: key('Enter the API key.'),
  /** The member's id on that server. */
  account: z.uuid('Enter the user ID from the Open Wearables dashboard.'),
});

export type NewServer = z.infer<typeof newServer>;

const recipeProvider = z.enum(RECIPE_PROVIDERS);
const newRecipeServer = z.object({ provider: recipeProvider, url: outsideUrl, key: key('Enter the token.') });

export type NewRecipeServer = z.infer<typeof newRecipeServer>;

const recipeList = z.object({
  recipes: z.array(
    z.object({
      /** Its id at the app. */
      key: z.string(),
      name: z.string(),
      /** Its id here, if the member has it. */
      foodId: z.uuid().nullable(),
    }),
  ),
  hasMore: z.boolean(),
});

export type RecipeList = z.infer<typeof recipeList>;

const importedRecipe = z.object({
  key: z.string(),
  name: z.string(),
  foodId: z.uuid().nullable(),
  /** `changed-here`: the member has changed it since, so it stays. */
  outcome: z.enum(['added', 'updated', 'same', 'changed-here', 'failed']),
  /** Why it wasn't imported. */
  fault: z.string().nullable(),
  ingredientCount: z.number(),
  /** Ingredients that aren't counted. */
  leftOut: z.array(z.string()),
  /** Otherwise the whole dish is one serving. */
  hasServings: z.boolean(),
});

export type ImportedRecipe = z.infer<typeof importedRecipe>;

const tags = ['connections'];
const ended = z.object({
  /** Whether the service confirmed that access has ended; null if a member's own server has nothing to end. */
  isEndedThere: z.boolean().nullable(),
});

/** Services and members' own servers, read every half hour; recipes once a day. */
export const connections = {
  list: base
    .route({
      method: 'GET',
      path: '/connections',
      tags,
      summary: 'List available and connected services',
    })
    .output(z.array(providerState)),
  authorize: base
    .route({
      method: 'POST',
      path: '/connections/{provider}/authorization',
      tags,
      summary: 'Get the URL where the member authorizes access to a service',
    })
    .input(z.object({ provider: z.enum(OAUTH_PROVIDERS) }))
    .output(z.object({ url: z.string() })),
  openWearables: base
    .route({
      method: 'PUT',
      path: '/connections/open-wearables',
      tags,
      summary:
        'Connect an Open Wearables server, if it responds; the last 90 days of its data are imported in the background',
    })
    .input(newServer)
    .output(connection),
  recipeServer: base
    .route({
      method: 'PUT',
      path: '/connections/{provider}/server',
      tags,
      summary: 'Connect a Mealie or Tandoor server, if it responds',
    })
    .input(newRecipeServer)
    .output(connection),
  recipes: base
    .route({
      method: 'GET',
      path: '/connections/{provider}/recipes',
      tags,
      summary: 'List recipes in a connected app',
    })
    .input(
      z.object({
        provider: recipeProvider,
        search: typedText().max(100, 'Use 100 characters or fewer.').default(''),
        page: wholeNumber(1, 1000).default(1),
      }),
    )
    .output(recipeList),
  importRecipes: base
    .route({
      method: 'POST',
      path: '/connections/{provider}/recipes',
      tags,
      summary: 'Import recipes from a connected app and update those already imported',
    })
    .input(
      z.object({
        provider: recipeProvider,
        keys: z
          .array(text().min(1).max(100))
          .min(1, 'Choose a recipe.')
          .max(50, 'Choose up to 50 at a time.'),
      }),
    )
    .output(z.object({ recipes: z.array(importedRecipe) })),
  read: base
    .route({ method: 'POST', path: '/connections/{provider}/read', tags, summary: 'Import new data now' })
    .input(z.object({ provider }))
    .output(connection),
  disconnect: base
    .route({
      method: 'DELETE',
      path: '/connections/{provider}',
      tags,
      summary:
        'Disconnect and revoke access at the service; imported data is kept until its import is undone',
    })
    .input(z.object({ provider }))
    .output(ended),
};
