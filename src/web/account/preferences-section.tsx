import { NativeSelect, Switch, Text } from '@mantine/core';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import { preferenceName } from '#web/lib/names/preference-name.ts';
import type { RegistrationForm } from './registration-form.ts';
import { Section, WholeRow } from './section.tsx';

/** What the member eats, and whether they want to be reminded. */
export function PreferencesSection({ form }: { readonly form: RegistrationForm }) {
  return (
    <Section number={4} title="Preferences">
      <WholeRow>
        <NativeSelect
          label="Dietary preference"
          description="Shapes how your calories split into protein, carbs and fat"
          data={DIETARY_PREFERENCES.map((value) => ({ value, label: preferenceName(value) }))}
          {...form.getInputProps('dietaryPreference')}
        />
      </WholeRow>
      <Switch label="Meal logging reminders" {...form.getInputProps('mealReminders', { type: 'checkbox' })} />
      <Switch
        label="Progress tracking reminders"
        {...form.getInputProps('progressReminders', { type: 'checkbox' })}
      />
      <WholeRow>
        <Text size="xs" c="dimmed">
          Nothing is sent yet: this release keeps your choice for the one that sends them.
        </Text>
      </WholeRow>
    </Section>
  );
}
