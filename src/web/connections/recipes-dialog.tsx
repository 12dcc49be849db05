import { Anchor, Button, Checkbox, Group, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportedRecipe } from '#contract/connections.ts';
import { PROVIDER_NAMES, type RecipeProvider } from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { useChange } from './use-change.ts';

const PAUSE_MS = 300;
const MAX_CHOSEN = 50;

const recipesQuery = (provider: RecipeProvider, search: string) =>
  infiniteQueryOptions({
    queryKey: ['connections', provider, 'recipes', search],
    queryFn: ({ pageParam }) => api.connections.recipes({ provider, search, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: NOT_CACHED,
    staleTime: 0,
  });

interface ChooserProps {
  readonly provider: RecipeProvider;
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (keys: ReadonlySet<string>) => void;
}

/** Searches the app's recipes, and selects those to import. */
function Chooser({ provider, chosen, setChosen }: ChooserProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = useInfiniteQuery(recipesQuery(provider, search));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const recipes = data?.pages.flatMap((page) => page.recipes);
  const toggle = (key: string, isOn: boolean) => {
    const others = [...chosen].filter((each) => each !== key);
    setChosen(new Set(isOn ? [...others, key] : others));
  };
  return (
    <Stack gap="md">
      <TextInput
        label="Search recipes"
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {error && (
        <ErrorState
          title="We couldn’t load the recipes"
          text={explain(error).text}
          onRetry={() => void refetch()}
        />
      )}
      {!error && recipes === undefined && <Skeleton height="10rem" />}
      {!error && recipes?.length === 0 && (
        <Text c="dimmed">{search === '' ? 'No recipes to import.' : 'No recipes found.'}</Text>
      )}
      {recipes !== undefined && recipes.length > 0 && (
        <Stack gap="md" mah="45dvh" style={{ overflowY: 'auto' }}>
          <PlainList gap="sm" aria-label="Recipes">
            {recipes.map(({ key, name, foodId }) => (
              <li key={key}>
                <Checkbox
                  label={name}
                  {...(foodId !== null && { description: 'Imported' })}
                  checked={chosen.has(key)}
                  onChange={({ currentTarget: { checked } }) => toggle(key, checked)}
                />
              </li>
            ))}
          </PlainList>
          {hasNextPage && (
            <Group>
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** "11 ingredients", or why there is nothing. */
function outcomeText({ outcome, fault, ingredientCount }: ImportedRecipe): string {
  const ingredients = countText(ingredientCount, 'ingredient');
  switch (outcome) {
    case 'added':
      return ingredients;
    case 'updated':
      return `Updated, ${ingredients}`;
    case 'same':
      return 'Already up to date';
    case 'changed-here':
      return 'You changed this recipe here, so we kept your version';
    case 'failed':
      return `Not imported. ${fault ?? ''}`.trim();
  }
}

function Outcome({ recipe }: { readonly recipe: ImportedRecipe }) {
  const { foodId, name, leftOut, hasServings, outcome } = recipe;
  return (
    <li>
      {foodId === null ? (
        <Text fw={600}>{name || 'Recipe'}</Text>
      ) : (
        <Anchor component={Link} to={paths.recipe(foodId)} fw={600}>
          {name}
        </Anchor>
      )}
      <Text size="sm" c={outcome === 'failed' ? 'red' : 'dimmed'}>
        {outcomeText(recipe)}
      </Text>
      {leftOut.length > 0 && <Text size="sm">Not counted: {leftOut.join(', ')}</Text>}
      {!hasServings && (
        <Text size="sm">No servings are listed, so the whole dish counts as one serving.</Text>
      )}
    </li>
  );
}

/** Imports recipes chosen from an app, and reports the result for each. */
export function RecipesDialog({
  provider,
  onClose,
}: {
  readonly provider: RecipeProvider;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const take = useChange((keys: string[]) => api.connections.importRecipes({ provider, keys }));
  const isTooMany = chosen.size > MAX_CHOSEN;
  return (
    <Modal opened onClose={onClose} title={`Recipes from ${PROVIDER_NAMES[provider]}`} centered>
      {take.data ? (
        <Stack gap="md">
          <PlainList gap="md" aria-label="Imported recipes">
            {take.data.recipes.map((recipe) => (
              <Outcome key={recipe.key} recipe={recipe} />
            ))}
          </PlainList>
          {take.data.recipes.some(({ leftOut }) => leftOut.length > 0) && (
            <Text size="sm" c="dimmed">
              We leave out ingredients if we can’t tell the food or the amount. Open the recipe to add them.
            </Text>
          )}
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Chooser provider={provider} chosen={chosen} setChosen={setChosen} />
          {(isTooMany || take.error !== null) && (
            <Text role="alert" c="red">
              {isTooMany ? `Choose up to ${MAX_CHOSEN} recipes at a time.` : explain(take.error).text}
            </Text>
          )}
          <Group justify="flex-end" gap="md">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={chosen.size === 0 || isTooMany}
              loading={take.isPending}
              onClick={() => take.mutate([...chosen])}
            >
              {chosen.size === 0 ? 'Import' : `Import ${countText(chosen.size, 'recipe')}`}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
