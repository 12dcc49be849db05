import { Anchor, Text } from '@mantine/core';
import { isRecipeProvider, PROVIDER_NAMES } from '#domain/connections/providers.ts';
import type { RecipeOrigin } from '#domain/foods/recipe.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** The app that a recipe comes from, and its ingredients that aren't counted. */
export function OriginNote({ origin }: { readonly origin: RecipeOrigin }) {
  const { service, link, leftOut, hasServings } = origin;
  const name = isRecipeProvider(service) ? PROVIDER_NAMES[service] : service;
  return (
    <Card tone="wash">
      <Text size="sm">
        From{' '}
        {/^https?:/.test(link) ? (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            {name}
          </Anchor>
        ) : (
          name
        )}
        . Once you save changes here, {name} won’t update it anymore.
      </Text>
      {leftOut.length > 0 && <Text size="sm">Not counted: {leftOut.join(', ')}. Add any that matter.</Text>}
      {!hasServings && (
        <Text size="sm">
          {name} doesn’t say how many servings this makes, so the whole dish counts as one serving.
        </Text>
      )}
    </Card>
  );
}
