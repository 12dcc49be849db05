import { SampleRow } from '#web/meals/sample-row.tsx';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import classes from '#web/meals/again/again-list.module.css';
import { useSavedMeals } from '#web/meals/again/again-queries.ts';
import { EditSavedDrawer } from './edit-saved.tsx';
import { matching } from '#web/meals/again/matching.ts';
import { SavedList } from './saved-list.tsx';
import { useLogDay } from '#web/meals/again/use-log-day.ts';
import { Sample } from '#web/ui/states/sample.tsx';

const SAMPLE = [
  ['Weekday oatmeal', 'Oats, Milk, Banana', '410'],
  ['Lunch box', 'Rice, Chicken breast, Broccoli', '590'],
] as const;

/** A sample list, for members without saved meals. */
function SavedSample() {
  return (
    <Sample caption="Sample: two saved meals, ready to log with one tap">
      {SAMPLE.map(([name, foods, kcal]) => (
        <SampleRow key={name} name={name} detail={foods} kcal={kcal} isMeal />
      ))}
    </Sample>
  );
}

/** Above this many there is something to search. */
const SEARCHABLE = 5;

function Empty({ date }: { readonly date: string | undefined }) {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        title="No saved meals yet"
        text="Save the meals you eat often, then log any number of servings with one tap. Choose “Add to saved meals” on any meal in your log, or while you log one."
        picture={<SavedSample />}
      >
        <Button onClick={() => void navigate(paths.describe(date))}>Log a meal to save</Button>
      </EmptyState>
    </Card>
  );
}

/** `/saved-foods` and `/meals/saved`: saved meals, one tap each to log. `?date=` sets the day. */
export function SavedPage() {
  const day = useLogDay();
  const query = useSavedMeals();
  const { saved, known } = query;
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<SavedMeal>();
  const found = matching(saved, search, ({ name, items }) => [name, ...items.map((item) => item.name)]);
  return (
    <>
      <PageHeader isShort title={SCREENS.savedMeals.title} text={day.sentence} />
      {query.isError && <ErrorState mb="md" {...explain(query.error)} onRetry={() => void query.refetch()} />}
      {!known && query.isPending && <Skeleton height="20rem" radius="lg" />}
      {known && !query.isError && saved.length === 0 && <Empty date={day.asked} />}
      {saved.length > 0 && (
        <Card>
          {saved.length > SEARCHABLE && (
            <TextInput
              className={classes.search ?? ''}
              type="search"
              aria-label="Search saved meals"
              placeholder="Search by name or food"
              leftSection={<IconSearch size="1.1em" aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
          {found.length === 0 && <p className={classes.none}>No saved meals with that name or food.</p>}
          <SavedList saved={found} ordered={search.trim() === ''} at={day.at} onEdit={setEdited} />
        </Card>
      )}
      <EditSavedDrawer saved={edited} onDone={() => setEdited(undefined)} />
    </>
  );
}
