import { Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import type { FoodPreferences } from '#contract/account/food-preferences.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { allergensOfHealth, useFoodPreferences } from '#web/lib/foods/food-preferences.ts';
import { useHealth } from '#web/lib/member/health.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AllergiesCard, CuisinesCard, DietCard, DislikesCard } from './dietary-cards.tsx';
import { FormFoot } from './form-foot.tsx';
import classes from './settings.module.css';
import { useDietaryForm } from './use-dietary-form.ts';

function Editor({ saved }: { readonly saved: FoodPreferences }) {
  const state = useDietaryForm(saved);
  const { data: health } = useHealth();
  const known = allergensOfHealth(health?.saved?.answers.allergies ?? []);
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Your dietary preferences"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <Columns
        columns={[
          <Fragment key="not">
            <DietCard state={state} />
            <AllergiesCard
              state={state}
              known={known.filter((allergen) => !state.form.allergens.includes(allergen))}
            />
          </Fragment>,
          <Fragment key="likes">
            <DislikesCard state={state} />
            <CuisinesCard state={state} />
          </Fragment>,
        ]}
      />
      <FormFoot state={state} label="Save preferences" />
    </form>
  );
}

/** `/dietary-preferences`: what the member eats, avoids and likes. */
export function DietaryPreferencesPage() {
  const { data: saved, error, isError, refetch } = useFoodPreferences();
  return (
    <>
      <PageHeader
        title={SCREENS.dietaryPreferences.title}
        text="What you eat, what you don’t, and what you like."
      />
      {isError && !saved && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!saved && !isError && <Skeleton height="40rem" radius="lg" />}
      {saved && <Editor saved={saved} />}
    </>
  );
}
