import { NumberInput, TextInput } from '@mantine/core';
import { Choice } from '#web/ui/forms/choice.tsx';
import { HeightField } from '#web/lib/units/height-field.tsx';
import { SEX_OPTIONS, UNIT_OPTIONS } from '#domain/account/profile-names.ts';
import { MassField } from './mass-field.tsx';
import { checkLater, type RegistrationForm } from './registration-form.ts';
import { Section } from './section.tsx';

/** Personal details that the formulas use. */
export function PersonalSection({ form }: { readonly form: RegistrationForm }) {
  const { values, errors, setFieldValue } = form;
  return (
    <Section number={2} title="Personal Information">
      <TextInput
        label="Name"
        description="Optional"
        autoComplete="given-name"
        {...form.getInputProps('name')}
      />
      <NumberInput
        label="Age"
        withAsterisk
        value={values.ageYears ?? ''}
        onChange={(value) => setFieldValue('ageYears', typeof value === 'number' ? value : undefined)}
        onBlur={checkLater(form, 'ageYears')}
        error={errors.ageYears}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        hideControls
        inputMode="numeric"
        suffix=" years"
        placeholder="40 years"
      />
      <Choice
        label="Biological sex"
        description="Used only to calculate your calorie needs and health scores."
        required
        options={SEX_OPTIONS}
        value={values.sex}
        onChange={(sex) => setFieldValue('sex', sex)}
        error={errors.sex}
      />
      <Choice
        label="Units"
        options={UNIT_OPTIONS}
        value={values.unitSystem}
        onChange={(units) => {
          setFieldValue('unitSystem', units);
          // Other inputs appear, empty, and text that isn't a number can't move into them.
          if (Number.isNaN(values.heightCm)) setFieldValue('heightCm', undefined);
        }}
      />
      <HeightField
        isMarked
        unitSystem={values.unitSystem}
        heightCm={values.heightCm}
        onChange={(heightCm) => setFieldValue('heightCm', heightCm)}
        onBlur={checkLater(form, 'heightCm')}
        error={errors.heightCm}
      />
      <MassField
        label="Current weight"
        required
        unitSystem={values.unitSystem}
        massKg={values.massKg}
        onChange={(massKg) => setFieldValue('massKg', massKg)}
        onBlur={checkLater(form, 'massKg')}
        error={errors.massKg}
      />
    </Section>
  );
}
