import { z } from 'zod';
import type { ExternalRecipe } from '#domain/recipes/external-recipe.ts';
import type { CallOutside } from '#server/core/outside-call.ts';
import { callJson, ServiceFault, statusFault } from '#server/imports/connections/service.ts';

/** A recipe app on a member's own server. */
export interface RecipeServer {
  readonly callOutside: CallOutside;
  readonly url: string;
  readonly token: string;
  /** The member's group there, for URLs of recipes. */
  readonly account?: string | undefined;
}

export interface ListedRecipe {
  readonly key: string;
  readonly name: string;
}

export interface RecipePage {
  readonly recipes: readonly ListedRecipe[];
  readonly hasMore: boolean;
}

/** Operations of a recipe app. Each throws ServiceFault. */
export interface RecipeService {
  /**
   * Checks access.
   * @returns the member's group there, if URLs need it
   */
  greet(server: RecipeServer): Promise<string | undefined>;
  /** By name. @param page from 1 */
  list(server: RecipeServer, search: string, page: number): Promise<RecipePage>;
  /** @returns undefined if it has been deleted there */
  read(server: RecipeServer, key: string): Promise<ExternalRecipe | undefined>;
}

export const PAGE_SIZE = 50;

/** The URL without a trailing slash. */
export const baseOf = ({ url }: RecipeServer): string => url.replace(/\/+$/, '');

/**
 * Calls a recipe app.
 * @returns undefined for a 404
 */
export async function ask<Shape>(
  server: RecipeServer,
  name: string,
  path: string,
  shape: z.ZodType<Shape>,
): Promise<Shape | undefined> {
  const { status, json } = await callJson(server.callOutside, name, {
    url: `${baseOf(server)}${path}`,
    headers: { Authorization: `Bearer ${server.token}` },
  });
  if (status === 401 || status === 403)
    throw new ServiceFault('The server didn’t accept this token.', true, 'key');
  if (status === 404) return undefined;
  if (status >= 300 && status < 400)
    throw new ServiceFault(
      'This address redirects to another one. Enter the address that your browser shows.',
    );
  if (status !== 200) throw statusFault(name, status);
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new ServiceFault(`${name} sent a response that we couldn’t read.`);
  return parsed.data;
}

export const notThere = (name: string): ServiceFault =>
  new ServiceFault(`We couldn’t find ${name} at this address.`);
