import { withContrastedDays } from './contrasted-days.ts';
import { withFiguresAsked } from './figures-asked.ts';
import { withNamedPeriods } from './months-first.ts';
import { withOwnRecords } from './best-and-longest.ts';
import { withSomeWorkouts } from './some-workouts.ts';
import { withTwoPeriods } from './two-periods.ts';
import { withWholeWeeks } from './whole-weeks.ts';
import { withWorkoutDays } from './workout-days.ts';

/** A normalized question about a wearable's figures as people say it, in the grammar's words. */
export const withEverydayForms = (text: string, today: string): string =>
  withTwoPeriods(
    withContrastedDays(
      withWorkoutDays(
        withNamedPeriods(withWholeWeeks(withOwnRecords(withFiguresAsked(withSomeWorkouts(text))))),
      ),
    ),
    today,
  );
