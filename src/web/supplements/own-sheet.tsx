import {
  ActionIcon,
  Autocomplete,
  Button,
  Checkbox,
  Group,
  Input,
  NativeSelect,
  TextInput,
} from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { COMMON_SUPPLEMENTS } from '#domain/supplements/common-supplements.ts';
import { MAX_AMOUNTS } from '#domain/supplements/own-supplement.ts';
import { DAY_TIMES } from '#domain/supplements/rule.ts';
import { SUBSTANCE_KEYS, substanceOf } from '#domain/supplements/substances.ts';
import { unitWords } from '#domain/supplements/words.ts';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { isSubstance, named, type TypedAmount } from './own-form.ts';
import classes from './supplements.module.css';
import type { OwnFormState } from './use-own-form.ts';
import { TIME_NAMES, WEEKDAYS } from './words.ts';

const NAMES = COMMON_SUPPLEMENTS.map(({ name }) => name);
const SUBSTANCES = [
  { value: '', label: 'Choose' },
  ...SUBSTANCE_KEYS.map((value) => ({ value: value as string, label: substanceOf(value).name })).toSorted(
    (one, other) => one.label.localeCompare(other.label),
  ),
];

/** Ingredients of one dose, line by line. */
function Amounts({ state }: { readonly state: OwnFormState }) {
  const { form, faults, change } = state;
  const put = (at: number, part: Partial<TypedAmount>) =>
    change({ amounts: form.amounts.map((line, index) => (index === at ? { ...line, ...part } : line)) });
  return (
    <Input.Wrapper
      label="Ingredients per dose"
      labelElement="div"
      description="Copy this from the label so we can check limits and interactions."
    >
      {form.amounts.map(({ substance, amount }, index) => (
        // Lines have no identity except their position.
        <div key={index} className={classes.line}>
          <NativeSelect
            aria-label={`Ingredient ${index + 1}`}
            data={SUBSTANCES}
            value={substance}
            error={faults[`substance-${index}`]}
            onChange={({ currentTarget: { value } }) =>
              put(index, { substance: isSubstance(value) ? value : '' })
            }
          />
          <TextInput
            aria-label={`Amount ${index + 1}${substance === '' ? '' : `, ${unitWords(substance)}`}`}
            inputMode="decimal"
            autoComplete="off"
            rightSection={substance === '' ? '' : unitWords(substance)}
            value={amount}
            error={faults[`amount-${index}`]}
            onChange={({ currentTarget: { value } }) => put(index, { amount: value })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`Remove ingredient ${index + 1}`}
            disabled={form.amounts.length === 1}
            onClick={() => change({ amounts: form.amounts.filter((_, at) => at !== index) })}
          >
            <IconX size="1.1em" aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {form.amounts.length < MAX_AMOUNTS && (
        <Button
          variant="subtle"
          mt="xs"
          onClick={() => change({ amounts: [...form.amounts, { substance: '', amount: '' }] })}
        >
          Add an ingredient
        </Button>
      )}
    </Input.Wrapper>
  );
}

/** When it is taken. */
function When({ state }: { readonly state: OwnFormState }) {
  const { form, faults, change } = state;
  return (
    <>
      <Input.Wrapper label="Time of day" labelElement="div" error={faults['times']}>
        <Checkbox.Group
          value={[...form.times]}
          onChange={(values) => change({ times: DAY_TIMES.filter((time) => values.includes(time)) })}
        >
          <Group gap="md" mt="xs" role="group" aria-label="Time of day">
            {DAY_TIMES.map((time) => (
              <Checkbox key={time} radius="xs" value={time} label={TIME_NAMES[time]} />
            ))}
          </Group>
        </Checkbox.Group>
      </Input.Wrapper>
      <Input.Wrapper label="Days" labelElement="div" error={faults['weekdays']}>
        <Checkbox.Group
          value={form.weekdays.map(String)}
          onChange={(values) => change({ weekdays: values.map(Number) })}
        >
          <Group gap="md" mt="xs" role="group" aria-label="Days">
            {WEEKDAYS.map((name, day) => (
              <Checkbox key={name} radius="xs" value={String(day)} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
      </Input.Wrapper>
    </>
  );
}

/** Form for adding or editing a supplement. */
export function OwnSheet({ state }: { readonly state: OwnFormState }) {
  const { form, faults, change } = state;
  const day = (field: 'activeFrom' | 'activeTo' | 'retestOn', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={form[field]}
      error={faults[field]}
      onChange={({ currentTarget: { value } }) => change({ [field]: value })}
    />
  );
  return (
    <FormSheet
      opened={state.opened}
      title={state.isNew ? 'Add a supplement' : 'Edit supplement'}
      onClose={state.close}
      onSubmit={state.submit}
      submitLabel={state.isNew ? 'Add' : 'Save changes'}
    >
      <Autocomplete
        label="Name"
        description="Choose a common one, or type your own."
        data={NAMES}
        limit={8}
        selectFirstOptionOnChange
        maxLength={80}
        data-autofocus
        value={form.name}
        error={faults['name']}
        onChange={(name) => change(named(form, name))}
      />
      <Amounts state={state} />
      <When state={state} />
      {day('activeFrom', 'First day')}
      {day('activeTo', 'Last day (leave blank if ongoing)')}
      {day('retestOn', 'Remind me to review it on')}
      <NoteField value={form.note} onChange={(note) => change({ note })} />
    </FormSheet>
  );
}
