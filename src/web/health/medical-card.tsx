import { Stack, TextInput } from '@mantine/core';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { HEALTH_CONDITIONS } from '#domain/health/health-conditions.ts';
import { ALLERGIES } from '#domain/health/health-profile.ts';
import { MEDICINES } from '#domain/health/medicines.ts';
import { healthFromScreening } from '#domain/health/health-from-screening.ts';
import { ALLERGY_WORDS, CONDITION_WORDS, MEDICINE_WORDS } from '#domain/health/words.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ListField } from './list-field.tsx';
import type { HealthFormState } from './use-health-form.ts';

const MEDICINE_OPTIONS = MEDICINES.map((value) => ({
  value,
  label: MEDICINE_WORDS[value].name,
  hint: MEDICINE_WORDS[value].examples,
}));
const CONDITION_OPTIONS = HEALTH_CONDITIONS.map((value) => ({ value, label: CONDITION_WORDS[value] }));
const ALLERGY_OPTIONS = ALLERGIES.map((value) => ({ value, label: ALLERGY_WORDS[value] }));

interface MedicalCardProps {
  readonly state: HealthFormState;
  readonly profile: HealthProfileAnswer;
}

/** Medicines, conditions and allergies that can interact with a supplement. */
export function MedicalCard({ state, profile }: MedicalCardProps) {
  const { form, faults, change } = state;
  const screened = healthFromScreening([...profile.goalConditions, ...profile.fastingConditions]);
  const years = (field: 'metforminYears' | 'acidBlockerYears', label: string) => (
    <TextInput
      label={label}
      rightSection="years"
      rightSectionWidth="4rem"
      inputMode="decimal"
      value={form[field]}
      error={faults[field]}
      onChange={({ currentTarget: { value } }) => change({ [field]: value })}
    />
  );
  return (
    <Card title="Medications and conditions">
      <Stack gap="lg">
        <ListField
          label="Medications you take"
          description="Search by the name on the label or by what the medication is for."
          placeholder="Type a medication, like Lipitor"
          noneLabel="I take none of these"
          withheldMeans="If we don’t know your medications, we’ll suggest supplements without doses."
          options={MEDICINE_OPTIONS}
          screened={screened.medicines.map((medicine) => MEDICINE_WORDS[medicine].name)}
          value={form.medicines}
          error={faults.medicines}
          onChange={(medicines) => change({ medicines })}
        />
        {form.medicines.chosen.includes('metformin') &&
          years('metforminYears', 'How long you’ve taken metformin')}
        {form.medicines.chosen.includes('acid-blocker') &&
          years('acidBlockerYears', 'How long you’ve taken an acid blocker')}
        <ListField
          label="Conditions you have"
          description="Include any that are under control."
          placeholder="Type a condition, like thyroid disease"
          noneLabel="I have none of these"
          withheldMeans="If we don’t know your conditions, we’ll suggest supplements without doses."
          options={CONDITION_OPTIONS}
          screened={screened.conditions.map((condition) => CONDITION_WORDS[condition])}
          value={form.conditions}
          error={faults.conditions}
          onChange={(conditions) => change({ conditions })}
        />
        <ListField
          label="Allergies"
          description="Allergies affect which form of a supplement we suggest."
          placeholder="Choose"
          noneLabel="No allergies"
          withheldMeans="If we don’t know your allergies, we may suggest a form you’re allergic to. Check the label before you buy."
          options={ALLERGY_OPTIONS}
          screened={[]}
          value={form.allergies}
          error={faults.allergies}
          onChange={(allergies) => change({ allergies })}
        />
      </Stack>
    </Card>
  );
}
