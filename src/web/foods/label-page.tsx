import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router';
import type { Food } from '#domain/foods/food.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { formatKcal } from '#web/lib/format.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { storedLabelDraft } from '#web/lib/foods/label-draft.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { saveFood } from './commands.ts';
import { FigureTable } from './figure-table.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import { LabelCheck } from './label-check.tsx';
import { LabelFigures } from './label-figures.tsx';
import { labelFormOfPhoto } from './label-from-photo.ts';
import {
  emptyLabel,
  GROUP_OPTIONS,
  labelFormOf,
  readLabel,
  type LabelForm,
  type ReadLabel,
} from './label-form.ts';
import { PortionsField } from './portions-field.tsx';
import { useSave } from './use-save.ts';
import { useStoredFood } from './use-stored-food.tsx';

interface LabelPageProps {
  /** Starts a meal with the food. */
  readonly onLog: (food: Food) => void;
}

type FaultOf = (field: string, typed: string) => string | undefined;

interface EditorProps extends LabelPageProps {
  /** Distinguishes this draft from others in this tab. */
  readonly name: string;
  readonly begin: () => LabelForm;
  readonly isNew: boolean;
}

interface PartProps {
  readonly form: LabelForm;
  readonly faultOf: FaultOf;
  readonly onChange: (part: Partial<LabelForm>) => void;
}

function WhatItIs({ form, faultOf, onChange }: PartProps) {
  const isWhole = form.gtin.replaceAll(/\D/g, '').length >= 12;
  return (
    <div className={grid.fields}>
      <TextInput
        className={grid.whole ?? ''}
        label="Name"
        withAsterisk
        maxLength={120}
        placeholder="Oat bar with honey"
        value={form.name}
        error={faultOf('name', form.name)}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <TextInput
        label="Brand"
        maxLength={80}
        value={form.brand}
        onChange={({ currentTarget: { value } }) => onChange({ brand: value })}
      />
      <TextInput
        label="Barcode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={form.gtin}
        error={faultOf('gtin', isWhole ? form.gtin : '')}
        onChange={({ currentTarget: { value } }) => onChange({ gtin: value })}
      />
      <NativeSelect
        label="Food type"
        data={GROUP_OPTIONS}
        value={form.group}
        onChange={({ currentTarget: { value } }) => {
          const group = GROUP_OPTIONS.find((option) => option.value === value)?.value;
          if (group) onChange({ group });
        }}
      />
    </div>
  );
}

function Preview({ per100g, portions }: ReadLabel) {
  const [first] = portions;
  return (
    <Card title="Nutrition">
      <FigureTable
        per100g={per100g}
        amounts={[
          ...(first && first.grams > 0
            ? [{ title: `${first.label}, ${first.grams} g`, grams: first.grams }]
            : []),
          { title: '100 g', grams: 100 },
        ]}
      />
    </Card>
  );
}

function Editor({ name, begin, isNew, onLog }: EditorProps) {
  const [form, change, forget] = useFormDraft(`label-1-${name}`, begin);
  const label = readLabel(form);
  const { input } = label;
  const { isAsked, onSubmit, saveAndLog } = useSave({
    save: input && (() => saveFood(input, isNew)),
    forget,
    onLog,
  });
  // Empty fields aren't errors until the member tries to save.
  const faultOf: FaultOf = (field, typed) => (isAsked || typed !== '' ? label.faults[field] : undefined);
  const energyKcal = label.per100g.energyKcal;
  return (
    <form className={grid.form} onSubmit={onSubmit} noValidate>
      <Columns
        wide="first"
        columns={[
          <div key="form" className={grid.form}>
            <Card title="Food">
              <WhatItIs form={form} faultOf={faultOf} onChange={change} />
            </Card>
            <Card title="Portions">
              <PortionsField
                rows={form.portions}
                faultOf={faultOf}
                onChange={(portions) => change({ portions, confirmed: false })}
              />
            </Card>
            <Card title="Label">
              <LabelFigures form={form} faultOf={faultOf} onChange={change} />
            </Card>
            <LabelCheck
              judgment={label.judgment}
              confirmed={form.confirmed}
              isAsked={isAsked}
              onConfirm={(confirmed) => change({ confirmed })}
            />
          </div>,
          <Preview key="preview" {...label} />,
        ]}
      />
      <FootBar
        figure={
          <Figure value={energyKcal === undefined ? '–' : formatKcal(energyKcal)} unit="kcal / 100 g" />
        }
      >
        <Button variant="light" px="md" onClick={saveAndLog}>
          Save and log
        </Button>
        <Button px="md" type="submit">
          Save
        </Button>
      </FootBar>
    </form>
  );
}

/**
 * `/foods/new` creates a food from its label, with `?gtin=` filling in the barcode and `?from=label` the label from a picture; `/foods/:id`
 * edits one.
 */
export function LabelPage({ onLog }: LabelPageProps) {
  const [search] = useSearchParams();
  const { data: member, isPending: isMemberPending } = useMember();
  const { id, stored, instead } = useStoredFood();
  const style = member?.unitSystem === 'imperial' ? 'american' : 'european';
  const gtin = search.get('gtin') ?? '';
  const photographed = search.get('from') === 'label' ? storedLabelDraft() : undefined;
  const name = id ?? (photographed ? `photo-${photographed.id}` : `new-${gtin}`);
  if (isMemberPending) return <Skeleton height="24rem" radius="lg" />;
  if (instead) return instead;
  if (stored?.recipe) return <Navigate to={paths.recipe(stored.id)} replace />;
  return (
    <>
      <PageHeader
        title={stored ? stored.food.name : SCREENS.newFood.title}
        text={
          stored
            ? 'Meals you already logged keep their original values.'
            : 'Enter the nutrition label once, then find the food by name or barcode.'
        }
      />
      <Editor
        key={name}
        name={name}
        isNew={!stored}
        begin={() => {
          if (stored) return labelFormOf(stored, style);
          return photographed ? labelFormOfPhoto(photographed) : emptyLabel(uuidV7(), style, gtin);
        }}
        onLog={onLog}
      />
    </>
  );
}
