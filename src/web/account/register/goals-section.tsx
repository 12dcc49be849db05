import { ACTIVITY_LABELS, GOAL_OPTIONS, WEEKLY_LOSS_NAMES } from '#domain/account/profile-names.ts';
import { NativeSelect } from '@mantine/core';
import { ACTIVITY_LEVELS, WEEKLY_LOSS_KG } from '#domain/account/profile.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { MassField } from './mass-field.tsx';
import { checkLater, type RegistrationForm } from './registration-form.ts';
import { Section, WholeRow } from './section.tsx';

/** The member's goal and activity level. */
export function GoalsSection({ form }: { readonly form: RegistrationForm }) {
  const { values, errors, setFieldValue } = form;
  return (
    <Section number={3} title="Goals">
      <WholeRow>
        <Choice
          label="Goal"
          required
          options={GOAL_OPTIONS}
          value={values.goal}
          onChange={(goal) => setFieldValue('goal', goal)}
          error={errors.goal}
        />
      </WholeRow>
      <MassField
        label="Target weight"
        required={values.goal !== 'maintain'}
        {...(values.goal === 'maintain' ? { description: 'Optional if you’re maintaining your weight' } : {})}
        unitSystem={values.unitSystem}
        massKg={values.targetMassKg}
        onChange={(massKg) => setFieldValue('targetMassKg', massKg)}
        onBlur={checkLater(form, 'targetMassKg')}
        error={errors.targetMassKg}
      />
      {values.goal === 'lose' && (
        <NativeSelect
          label="Weekly loss target"
          withAsterisk
          data={WEEKLY_LOSS_KG.map((rate, index) => ({
            value: String(rate),
            label: `${WEEKLY_LOSS_NAMES[values.unitSystem][index]} a week`,
          }))}
          value={String(values.weeklyLossKg)}
          onChange={({ currentTarget }) => setFieldValue('weeklyLossKg', Number(currentTarget.value))}
          onBlur={checkLater(form, 'weeklyLossKg')}
          error={errors.weeklyLossKg}
        />
      )}
      <WholeRow>
        <NativeSelect
          label="Activity level"
          withAsterisk
          data={ACTIVITY_LEVELS.map((value) => ({ value, label: ACTIVITY_LABELS[value] }))}
          {...form.getInputProps('activityLevel')}
        />
      </WholeRow>
    </Section>
  );
}
