import { Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { useAddressPart } from '#web/lib/address/address-part.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import classes from './again-list.module.css';
import { LOOK_BACK_DAYS, useRecentMeals } from './again-queries.ts';
import { matching } from './matching.ts';
import { RecentList } from './recent-list.tsx';
import { SampleMeal } from '#web/meals/sample-meal.tsx';
import { useLogDay } from './use-log-day.ts';

const SHOWN = [
  { value: 'meals', label: 'Meals' },
  { value: 'foods', label: 'Single foods' },
] as const;

/** The list's filter in the address: single foods or whole meals, and how far back. */
function useShown() {
  const [what, setWhat] = useAddressPart('show');
  const [back, setBack] = useAddressPart('back');
  return {
    foods: what === 'foods',
    far: back === 'year',
    show: (value: string) => setWhat(value === 'foods' ? value : undefined),
    lookFar: () => setBack('year'),
  };
}

/** `/meals/recent`: recent meals and foods, each once, with a tap to log again. `?date=` sets the day. */
export function RecentPage() {
  const navigate = useNavigate();
  const day = useLogDay();
  const { foods, far, show, lookFar } = useShown();
  const query = useRecentMeals(far ? LOOK_BACK_DAYS.far : LOOK_BACK_DAYS.usual);
  const [search, setSearch] = useState('');
  const { data } = query;
  // A meal of one food is listed as a food.
  const list = (foods ? data?.foods : data?.meals.filter(({ items }) => items.length > 1)) ?? [];
  const found = matching(list, search, ({ items }) => items.map(({ name }) => name));
  const isEmpty = data?.foods.length === 0;
  return (
    <>
      <PageHeader title={SCREENS.recentMeals.title} text={day.sentence} />
      {query.isError && <ErrorState mb="md" {...explain(query.error)} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="20rem" radius="lg" />}
      {isEmpty && !query.isError && (
        <Card>
          <EmptyState
            title={far ? 'Nothing logged in the last year' : 'Nothing logged in the last 90 days'}
            text="What you log appears here. Each meal and food is listed once, and your usual choices come first. Tap Log next to a meal or food to log the same amount again."
            picture={<SampleMeal />}
          >
            <Button onClick={() => void navigate(paths.describe(day.asked))}>Log a meal</Button>
          </EmptyState>
        </Card>
      )}
      {data && !isEmpty && (
        <Card>
          <div className={classes.filters}>
            <SegmentedControl
              aria-label="Meals or single foods"
              value={foods ? 'foods' : 'meals'}
              data={[...SHOWN]}
              onChange={show}
            />
            <TextInput
              type="search"
              aria-label="Search what you ate"
              placeholder="Search by food"
              leftSection={<IconSearch size="1.1em" aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          {found.length === 0 && (
            <p className={classes.none}>
              {search.trim() === ''
                ? 'No meals with several foods yet. Foods you ate on their own are under “Single foods.”'
                : foods
                  ? 'No foods by that name in this period.'
                  : 'No meals with that food in this period.'}
            </p>
          )}
          <RecentList key={`${foods} ${search}`} list={found} day={day} />
        </Card>
      )}
      {data && !far && (
        <Button variant="subtle" mt="md" onClick={lookFar}>
          Show the last year
        </Button>
      )}
    </>
  );
}
