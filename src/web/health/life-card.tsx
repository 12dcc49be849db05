import { Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { healthFromScreening } from '#domain/health/health-from-screening.ts';
import { DIET_PATTERNS, SITUATIONS } from '#domain/health/health-profile.ts';
import { SITUATION_WORDS } from '#domain/health/words.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { YesNo, YesNoField as YesNoName } from './health-form.ts';
import { ListField } from './list-field.tsx';
import type { HealthFormState } from './use-health-form.ts';

interface YesNoFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: YesNo;
  /** Answered on another screen: it counts here, but is edited there. */
  readonly isScreened?: boolean;
  readonly onChange: (value: YesNo) => void;
}

const isAnswer = (value: string): value is YesNo => ['yes', 'no', 'withheld'].includes(value);

/** An optional question. */
function YesNoField({ label, description, value, isScreened = false, onChange }: YesNoFieldProps) {
  return (
    <Radio.Group
      label={label}
      description={
        isScreened
          ? 'You answered yes in your goals or fasting questions. Change your answer there.'
          : description
      }
      value={isScreened ? 'yes' : value}
      onChange={(next) => isAnswer(next) && onChange(next)}
    >
      <Group gap="lg" mt="sm">
        <Radio value="yes" label="Yes" disabled={isScreened} />
        <Radio value="no" label="No" disabled={isScreened} />
        <Radio value="withheld" label="Prefer not to say" disabled={isScreened} />
      </Group>
    </Radio.Group>
  );
}

const SITUATION_OPTIONS = SITUATIONS.map((value) => ({ value, label: SITUATION_WORDS[value] }));
const DIETS = [
  { value: '', label: 'Prefer not to say' },
  { value: 'omnivore', label: 'Everything' },
  { value: 'pescatarian', label: 'Fish, no meat' },
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'vegan', label: 'Vegan' },
];

interface LifeCardProps {
  readonly state: HealthFormState;
  readonly profile: HealthProfileAnswer;
}

/** Questions about pregnancy and cycle. A pregnancy reported elsewhere is always shown. */
export function WomenCard({ state, profile }: LifeCardProps) {
  const { form, change } = state;
  const screened = healthFromScreening([...profile.goalConditions, ...profile.fastingConditions]);
  const ask = (field: YesNoName, label: string, isScreened = false) => (
    <YesNoField
      label={label}
      value={form[field]}
      isScreened={isScreened}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <Card title="Pregnancy and cycle">
      <Stack gap="lg">
        {ask('isPregnant', 'Are you pregnant?', screened.isPregnant)}
        {ask('isBreastfeeding', 'Are you breastfeeding?', screened.isBreastfeeding)}
        {ask('couldBecomePregnant', 'Could you become pregnant?')}
        {ask('isMenstruating', 'Do you menstruate?')}
      </Stack>
    </Card>
  );
}

/** Diet and lifestyle. */
export function LifeCard({ state }: Pick<LifeCardProps, 'state'>) {
  const { form, faults, change } = state;
  return (
    <Card title="Diet and lifestyle">
      <Stack gap="lg">
        <NativeSelect
          label="Your diet"
          data={DIETS}
          value={form.dietPattern}
          onChange={({ currentTarget: { value } }) =>
            change({ dietPattern: DIET_PATTERNS.find((pattern) => pattern === value) ?? '' })
          }
        />
        <TextInput
          label="Fish or seafood servings a week"
          inputMode="decimal"
          placeholder="Leave blank if you don’t know"
          value={form.fishPerWeek}
          error={faults.fishPerWeek}
          onChange={({ currentTarget: { value } }) => change({ fishPerWeek: value })}
        />
        <YesNoField
          label="Do you use iodized salt?"
          value={form.usesIodisedSalt}
          onChange={(usesIodisedSalt) => change({ usesIodisedSalt })}
        />
        <YesNoField label="Do you smoke?" value={form.smokes} onChange={(smokes) => change({ smokes })} />
        <YesNoField
          label="Are you having surgery in the next 2 weeks?"
          value={form.surgeryWithin2Weeks}
          onChange={(surgeryWithin2Weeks) => change({ surgeryWithin2Weeks })}
        />
        <ListField
          label="Anything else that applies"
          description="Exercise, sleep and how you feel."
          placeholder="Choose"
          noneLabel="None of these"
          withheldMeans="We’ll leave out suggestions that depend on this."
          options={SITUATION_OPTIONS}
          screened={[]}
          value={form.situations}
          error={faults.situations}
          onChange={(situations) => change({ situations })}
        />
      </Stack>
    </Card>
  );
}
