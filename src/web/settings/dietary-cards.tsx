import { Anchor, Chip, Group, NativeSelect, Stack, TagsInput, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import { CUISINES } from '#domain/account/cuisines.ts';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import { paths } from '#web/lib/paths.ts';
import { preferenceName } from '#domain/account/profile-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { toggled } from './dietary-form.ts';
import classes from './settings.module.css';
import type { DietaryFormState } from './use-dietary-form.ts';
import { capitalized } from '#domain/words/first-letter.ts';

interface PartProps {
  readonly state: DietaryFormState;
}

/** "Middle-Eastern": each part is capitalized. */
const cuisineName = (cuisine: string): string => cuisine.split('-').map(capitalized).join(' ');

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onToggle: (value: Value) => void;
}

function Chips<Value extends string>({ label, values, chosen, nameOf, onToggle }: ChipsProps<Value>) {
  return (
    <Group gap="sm" align="stretch" role="group" aria-label={label}>
      {values.map((value) => (
        <Chip
          key={value}
          radius="xl"
          classNames={{ label: classes.chip ?? '' }}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        >
          {nameOf(value)}
        </Chip>
      ))}
    </Group>
  );
}

/** The diet used for targets, the same as in the goals. */
export function DietCard({ state: { form, change, isNewDiet, hasPlan } }: PartProps) {
  return (
    <Card title="Diet">
      <Stack gap="md">
        <NativeSelect
          label="Dietary preference"
          description="Affects how your calories are split between protein, carbs and fat. Also used for your goals."
          data={DIETARY_PREFERENCES.map((value) => ({ value, label: preferenceName(value) }))}
          value={form.dietaryPreference}
          onChange={({ currentTarget }) => {
            const chosen = DIETARY_PREFERENCES.find((value) => value === currentTarget.value);
            if (chosen) change({ dietaryPreference: chosen });
          }}
        />
        {isNewDiet && (
          <Text size="sm" role="status">
            {hasPlan ? (
              <>
                Your macro targets won’t change until you{' '}
                <Anchor component={Link} to={paths.updateGoals()} inherit>
                  update your goals
                </Anchor>
                .
              </>
            ) : (
              'Your macro targets will change when you save.'
            )}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Foods to avoid. @param known allergies from the health profile, which are edited there */
export function AllergiesCard({ state, known }: PartProps & { readonly known: readonly Allergen[] }) {
  const { form, faults, change } = state;
  return (
    <Card title="Allergies">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          These are the 14 allergens that EU food labels must list, including the nine required in the US. We
          flag foods in your meals that contain them.
        </Text>
        <Chips
          label="Allergies"
          values={ALLERGENS}
          chosen={form.allergens}
          nameOf={(allergen) => capitalized(ALLERGEN_NAMES[allergen])}
          onToggle={(allergen) => change({ allergens: toggled(form.allergens, allergen) })}
        />
        {known.length > 0 && (
          <Text size="sm">
            Also flagged, from your{' '}
            <Anchor component={Link} to={paths.healthProfile()} inherit>
              health profile
            </Anchor>
            : {known.map((allergen) => ALLERGEN_NAMES[allergen]).join(', ')}.
          </Text>
        )}
        <TagsInput
          label="Other allergies"
          description="Press Enter or type a comma after each one"
          placeholder={form.otherAllergies.length === 0 ? 'For example, kiwi' : ''}
          clearable
          acceptValueOnBlur
          value={[...form.otherAllergies]}
          error={faults.otherAllergies}
          onChange={(otherAllergies) => change({ otherAllergies })}
        />
        <Text size="sm" c="dimmed">
          Flags are based on food names and groups. “May contain” means that recipes vary. A food without a
          flag can still contain an allergen. Read the label, and ask the cook.
        </Text>
      </Stack>
    </Card>
  );
}

/** Disliked foods. */
export function DislikesCard({ state: { form, faults, change } }: PartProps) {
  return (
    <Card title="Dislikes">
      <TagsInput
        label="Foods you don’t like"
        description="We flag foods with these names in your meals"
        placeholder={form.dislikes.length === 0 ? 'For example, cilantro' : ''}
        clearable
        acceptValueOnBlur
        value={[...form.dislikes]}
        error={faults.dislikes}
        onChange={(dislikes) => change({ dislikes })}
      />
    </Card>
  );
}

/** Cuisines the member likes. */
export function CuisinesCard({ state: { form, change } }: PartProps) {
  return (
    <Card title="Cuisines">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          The coach favors these cuisines when it suggests meals.
        </Text>
        <Chips
          label="Cuisines you like"
          values={CUISINES}
          chosen={form.cuisines}
          nameOf={cuisineName}
          onToggle={(cuisine) => change({ cuisines: toggled(form.cuisines, cuisine) })}
        />
      </Stack>
    </Card>
  );
}
