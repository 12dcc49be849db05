import { NativeSelect, Switch } from '@mantine/core';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import type { RegistrationForm } from './registration-form.ts';
import { Section, WholeRow } from './section.tsx';

const labelOf = (preference: string): string => preference.charAt(0).toUpperCase() + preference.slice(1);

/** What the member eats, and whether they want to be reminded. */
export function PreferencesSection({ form }: { readonly form: RegistrationForm }) {
  return (
    <Section number={4} title="Preferences">
      <WholeRow>
        <NativeSelect
          label="Dietary preference"
          description="Shapes how your calories split into protein, carbs and fat"
          data={DIETARY_PREFERENCES.map((value) => ({ value, label: labelOf(value) }))}
          {...form.getInputProps('dietaryPreference')}
        />
      </WholeRow>
      <Switch label="Meal logging reminders" {...form.getInputProps('mealReminders', { type: 'checkbox' })} />
      <Switch
        label="Progress tracking reminders"
        {...form.getInputProps('progressReminders', { type: 'checkbox' })}
      />
    </Section>
  );
}
