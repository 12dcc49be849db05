import { Text, TextInput } from '@mantine/core';
import { alcoholG, countedShare, countedWaterMl } from '#domain/water/counted-water.ts';
import { formatGrams } from '#web/lib/format.ts';
import { drinkUnit, formatDrink } from '#web/lib/units/volume.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { KindSelect } from './kind-select.tsx';
import type { DrinkFormState } from './use-drink-form.ts';

/** Counted volume of a drink, while it is being typed. */
function Counted({ form }: { readonly form: DrinkFormState }) {
  const { kind, volumeMl, system } = form;
  if (volumeMl === undefined) return null;
  const alcohol = alcoholG(kind, volumeMl);
  const share = countedShare(kind);
  const counts =
    share === 0
      ? 'Doesn’t count as water. Alcohol this strong makes you lose more water than it adds.'
      : `Counts as ${formatDrink(countedWaterMl(kind, volumeMl), system)} of water${share < 1 ? `, ${share * 100}% of the drink` : ''}.`;
  return (
    <Text size="sm" c="dimmed" role="status">
      {counts}
      {alcohol > 0 && ` About ${formatGrams(alcohol)} g of alcohol at typical strength.`}
    </Text>
  );
}

/** Any drink, any size, any time: a new one, or one being edited. */
export function DrinkForm({ form }: { readonly form: DrinkFormState }) {
  const { typed, change, faults, system, volumeMl } = form;
  return (
    <>
      <FormSheet
        opened={form.opened}
        title={form.isNew ? 'Log a drink' : 'Edit drink'}
        onClose={form.close}
        onSubmit={form.submit}
        submitLabel={form.isNew ? 'Add' : 'Save changes'}
      >
        <KindSelect label="Drink" value={typed.kind} onChange={(kind) => change({ kind })} />
        <TextInput
          label={`Amount, ${drinkUnit(system)}`}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={typed.amount}
          error={faults.amount}
          onChange={({ currentTarget: { value } }) => change({ amount: value })}
        />
        <Counted form={form} />
        <MomentFields date={typed.date} time={typed.time} onChange={change} error={faults.moment} />
        <NoteField value={typed.note} onChange={(note) => change({ note })} />
      </FormSheet>
      <AskDialog
        opened={form.asking}
        title="All in one drink?"
        text={`${volumeMl === undefined ? '' : formatDrink(volumeMl, system)} is more than a liter (34 fl oz). Drinking that much within an hour can dilute the salt in your blood. If you drank it over several hours, log it in parts so the times are right.`}
        confirmLabel="Save anyway"
        onConfirm={form.confirm}
        onCancel={form.cancelAsking}
      />
    </>
  );
}
