import { Button, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LABEL_FIELDS, type LabelField } from '#domain/foods/labels/label-fields.ts';
import grid from '#web/ui/forms/form-grid.module.css';
import type { LabelForm } from './label-form.ts';

interface LabelFiguresProps {
  readonly form: LabelForm;
  readonly faultOf: (field: string, typed: string) => string | undefined;
  readonly onChange: (part: Partial<LabelForm>) => void;
}

/** Lines on every label; the rest is a tap away. */
const FIRST: ReadonlySet<string> = new Set([
  'energyKcal',
  'fatG',
  'satFatG',
  'sodiumMg',
  'carbsG',
  'fiberG',
  'sugarsG',
  'proteinG',
]);

const STYLES = [
  { value: 'european', label: 'European' },
  { value: 'american', label: 'American' },
] as const;

function Figures({
  form,
  fields,
  faultOf,
  onChange,
}: LabelFiguresProps & { readonly fields: readonly LabelField[] }) {
  return (
    <div className={grid.figures}>
      {fields.map(({ key, name, unit }) => {
        const isSalt = key === 'sodiumMg' && form.style === 'european';
        const typed = form.figures[key] ?? '';
        return (
          <TextInput
            key={key}
            label={isSalt ? 'Salt' : key === 'energyKcal' ? 'Calories' : name}
            withAsterisk={key === 'energyKcal'}
            inputMode="decimal"
            autoComplete="off"
            rightSectionWidth="2.75rem"
            rightSection={
              <Text span size="xs" c="dimmed">
                {isSalt ? 'g' : unit}
              </Text>
            }
            value={typed}
            error={faultOf(key, typed)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ figures: { ...form.figures, [key]: value }, confirmed: false })
            }
          />
        );
      })}
    </div>
  );
}

/** The figures of a label as printed: their basis, the label's style, and each line. */
export function LabelFigures(props: LabelFiguresProps) {
  const { form, onChange } = props;
  const rest = LABEL_FIELDS.filter(({ key }) => !FIRST.has(key));
  const [isOpen, setOpen] = useState(() => rest.some(({ key }) => form.figures[key] !== undefined));
  const portion = form.portions[0]?.label.trim() || 'serving';
  return (
    <Stack gap="lg">
      <div className={grid.fields}>
        <Input.Wrapper label="Amounts per" labelElement="div">
          <SegmentedControl
            fullWidth
            size="sm"
            aria-label="Amounts per"
            value={form.basis}
            data={[
              { value: '100g', label: '100 g or mL' },
              { value: 'portion', label: `1 ${portion}` },
            ]}
            onChange={(basis) =>
              onChange({
                basis,
                confirmed: false,
                ...(basis === 'portion' &&
                  form.portions.length === 0 && { portions: [{ label: 'serving', grams: '' }] }),
              })
            }
          />
        </Input.Wrapper>
        <Input.Wrapper
          label="Label type"
          labelElement="div"
          description={
            form.style === 'european'
              ? 'Carbs (without fiber) and salt'
              : 'Total carbs (with fiber) and sodium'
          }
        >
          <SegmentedControl
            fullWidth
            size="sm"
            aria-label="Label type"
            value={form.style}
            data={[...STYLES]}
            onChange={(style) => onChange({ style, confirmed: false })}
          />
        </Input.Wrapper>
      </div>
      <Text size="sm" c="dimmed">
        Leave blank anything the label doesn’t list. A blank doesn’t count as zero.
      </Text>
      <Figures {...props} fields={LABEL_FIELDS.filter(({ key }) => FIRST.has(key))} />
      {isOpen ? (
        <Figures {...props} fields={rest} />
      ) : (
        <div>
          <Button variant="subtle" size="sm" aria-expanded={false} onClick={() => setOpen(true)}>
            More from the label
          </Button>
        </div>
      )}
    </Stack>
  );
}
