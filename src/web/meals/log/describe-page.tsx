import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readNowIn } from '#web/meals/navigation-state.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { isLocalDate, useToday } from '#web/lib/clock.ts';
import { savedMeal } from '#web/meals/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LogForm } from './log-form.tsx';

/** Describe a meal, review the items, save. `?date=` sets the day; `?way=voice` listens at once. */
export function DescribePage() {
  const navigate = useNavigate();
  const today = useToday();
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const asksFor = readNowIn(state);
  // Whoever comes here from another screen types next. On a phone the keyboard would cover the other ways to log.
  const typesNext =
    key !== 'default' && asksFor === undefined && globalThis.matchMedia('(pointer: fine)').matches;
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  return (
    <>
      <PageHeader
        title={SCREENS.describe.title}
        text="Type it the way you’d say it. Check the result, then save."
      />
      <Card>
        <LogForm
          key={date}
          date={date}
          asksFor={asksFor}
          focused={typesNext}
          speaks={search.get('way') === 'voice'}
          onSaved={(meal) =>
            void navigate(paths.day(meal.date === today ? undefined : meal.date), {
              state: savedMeal(meal.id),
            })
          }
        />
      </Card>
    </>
  );
}
