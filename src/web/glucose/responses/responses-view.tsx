import { Button, Text } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { mealsOfFoods, rankFoodResponses } from '#domain/glucose/meals/rank-food-responses.ts';
import { tidySamples } from '#domain/glucose/tidy-samples.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { FoodRanking } from './food-ranking.tsx';
import { MealList } from './meal-list.tsx';
import { answerMeals, whyUnanswered } from './meal-responses.ts';
import type { PeriodViewProps } from '#web/glucose/period-view.ts';
import { withSticks } from '#domain/glucose/samples.ts';

/** The response to each meal, and the foods that raise this member's glucose most. */
export function ResponsesView({ glucose, period, today, unit }: PeriodViewProps) {
  const { samples, sticks, meals } = glucose;
  const measured = useMemo(() => tidySamples(withSticks(samples, sticks)), [samples, sticks]);
  const answered = useMemo(() => answerMeals(meals, measured, period.from), [meals, measured, period.from]);
  const ranking = useMemo(
    () => rankFoodResponses({ meals: mealsOfFoods(meals), samples: measured }),
    [meals, measured],
  );
  const reasons = useMemo(() => whyUnanswered(answered), [answered]);
  const validCount = answered.filter(({ response }) => response.kind !== 'invalid').length;
  if (validCount === 0)
    return (
      <Card>
        <EmptyState
          title={answered.length === 0 ? 'No meals logged in this period' : 'No meal responses yet'}
          text={
            'A response is the rise after one meal. Log the meal with its time, and measure your glucose just before and ' +
            'one hour after it. A sensor does this for you. Leave two hours between meals you want to compare.'
          }
        >
          <Reasons reasons={reasons} />
          <Button component={Link} to={paths.describe()}>
            Log a meal
          </Button>
        </EmptyState>
      </Card>
    );
  return (
    <Columns
      wide="first"
      columns={[
        <Card
          key="meals"
          title="After your meals"
          aside={`${validCount} of ${countText(answered.length, 'meal')} measured`}
        >
          <MealList answered={answered} unit={unit} today={today} />
        </Card>,
        <Fragment key="foods">
          <FoodRanking ranking={ranking} unit={unit} />
          {reasons.length > 0 && (
            <Card title="Meals without a measured response">
              <Reasons reasons={reasons} />
            </Card>
          )}
        </Fragment>,
      ]}
    />
  );
}

function Reasons({ reasons }: { readonly reasons: ReturnType<typeof whyUnanswered> }) {
  return reasons.map(({ text, count }) => (
    <Text key={text} size="sm" c="dimmed">
      {count} {count === 1 ? 'meal' : 'meals'}: {text}
    </Text>
  ));
}
