import { Skeleton } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { addDays } from '#domain/time/local-date.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { isLocalDate, useToday } from '#web/lib/clock.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { explain } from '#web/lib/errors.ts';
import { formatDay, nearDay } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { NotFound } from '#web/lib/not-found.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { ChooseBar } from './choose-bar.tsx';
import { CopyMeals } from './copy-meals.tsx';
import classes from './day-page.module.css';
import { DayStateCard } from './day-state-card.tsx';
import { DaySummary } from './day-summary.tsx';
import { EditMealDrawer } from './edit-meal.tsx';
import { LogBox } from '#web/meals/log/log-box.tsx';
import { MealCard } from './meal-card.tsx';
import { NutrientCard } from '#web/meals/nutrients/nutrient-card.tsx';
import { WhyDialog, type WhySubject } from '#web/meals/nutrients/why-dialog.tsx';
import type { DayInView } from '#web/meals/pending.ts';
import { loggedDays, useDay } from '#web/meals/queries.ts';
import { SampleMeal } from '#web/meals/sample-meal.tsx';

interface MealsProps {
  readonly day: DayInView;
  readonly today: string;
  /** Absent outside selection mode. */
  readonly chosenIds: ReadonlySet<string> | undefined;
  readonly onChoose: (chosenIds: ReadonlySet<string> | undefined) => void;
  readonly onCopy: (meals: readonly Meal[]) => void;
  readonly onFood: (itemId: string) => void;
}

/** The day's meals in the order they were eaten; several can be chosen and copied or deleted together. */
function Meals({ day, today, chosenIds, onChoose, onCopy, onFood }: MealsProps) {
  if (day.meals.length === 0) {
    const when = nearDay(day.date, today)?.toLowerCase() ?? 'on this day';
    return (
      <Card>
        <EmptyState
          title={`Nothing logged ${when}`}
          text="Use the box above to type what you ate. You’ll see every food, amount and range before anything is saved. A day without meals is treated as not logged, never as zero."
          picture={<SampleMeal />}
        />
      </Card>
    );
  }
  const toggle = (id: string) => {
    const was = chosenIds ?? new Set();
    onChoose(was.has(id) ? new Set([...was].filter((each) => each !== id)) : new Set([...was, id]));
  };
  return (
    <>
      <ChooseBar meals={day.meals} chosenIds={chosenIds} onChange={onChoose} onCopy={onCopy} />
      {day.meals.map((meal) => (
        <MealCard
          key={meal.id}
          meal={meal}
          unsent={day.unsent.has(meal.id)}
          targets={day.targets}
          onFood={onFood}
          onCopy={() => onCopy([meal])}
          chosen={chosenIds?.has(meal.id)}
          onChoose={() => toggle(meal.id)}
        />
      ))}
    </>
  );
}

/** Kept outside the list: while a new day is loading, its meals may disappear for a moment. */
function useChosenMeals(date: string): Pick<MealsProps, 'chosenIds' | 'onChoose'> {
  const [choice, setChoice] = useState<{ date: string; ids: ReadonlySet<string> | undefined }>();
  return {
    chosenIds: choice?.date === date ? choice.ids : undefined,
    onChoose: (ids) => setChoice({ date, ids }),
  };
}

const { title } = SCREENS.meals;

function DayScreen({ date, today }: { readonly date: string; readonly today: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [copied, setCopied] = useState<readonly Meal[]>([]);
  const [whySubject, setWhySubject] = useState<WhySubject>();
  const choice = useChosenMeals(date);
  const query = useDay(date);
  const { day, known, waiting } = query;
  const [previous, next] = [addDays(date, -1), addDays(date, 1)];
  const show = (other: string, replace = false) =>
    void navigate(paths.day(other === today ? undefined : other), { replace });
  const swipe = useSwipe(
    () => show(next),
    () => show(previous),
  );
  const edited = day.meals.find(({ id }) => id === search.get('edit'));
  return (
    <div {...swipe}>
      <PageHeader title={title} documentTitle={`${title}, ${formatDay(date, today)}`}>
        <DaySwitcher date={date} today={today} onChange={show} findEntries={loggedDays} />
      </PageHeader>
      <Columns
        wide="first"
        columns={[
          <Fragment key="meals">
            <LogBox date={date} />
            {query.isError && <ErrorState {...explain(query.error)} onRetry={() => void query.refetch()} />}
            <div className={classes.below}>
              {waiting && !known && <Skeleton height="11rem" radius="lg" />}
              {known && (!query.isError || day.meals.length > 0) && (
                <Meals
                  key={date}
                  day={day}
                  today={today}
                  {...choice}
                  onCopy={setCopied}
                  onFood={(itemId) => setWhySubject({ itemId })}
                />
              )}
            </div>
          </Fragment>,
          <Fragment key="figures">
            {(waiting || day.targets) && (
              <DaySummary total={day.total} targets={day.targets} meals={day.meals} />
            )}
            <div className={classes.below}>
              {day.meals.length > 0 && (
                <NutrientCard
                  day={day}
                  isToday={date === today}
                  onAsk={(nutrient) => setWhySubject({ nutrient })}
                />
              )}
              {known && <DayStateCard day={day} today={today} />}
            </div>
          </Fragment>,
        ]}
      />
      <WhyDialog
        whySubject={edited ? undefined : whySubject}
        meals={day.meals}
        total={day.total}
        targets={day.targets}
        onAsk={setWhySubject}
      />
      <CopyMeals
        meals={copied}
        from={date}
        today={today}
        onClose={() => setCopied([])}
        onCopied={(other) => show(other)}
      />
      <EditMealDrawer
        meal={edited}
        onClose={() => show(date, true)}
        onDone={(meal) => show(meal.date, true)}
      />
    </div>
  );
}

/** `/meals` is today, `/meals/:date` any day; `?edit=` opens one of its meals. */
export function DayPage() {
  const today = useToday();
  const { date } = useParams();
  if (date !== undefined && !isLocalDate(date)) return <NotFound />;
  return <DayScreen date={date ?? today} today={today} />;
}
