import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { formatKcal } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { quickItem } from './draft-item.ts';
import type { DraftItem } from './draft.ts';
import { EMPTY_ENTRY, ENTERED, readEntry, type TypedEntry } from './quick-entry.ts';
import classes from './quick-add.module.css';

/** Energy and macros as they stand on a label or menu, for what needs no looking up. */
export function QuickAdd({ onAdd }: { readonly onAdd: (item: DraftItem) => void }) {
  const [typed, setTyped] = useState<TypedEntry>(EMPTY_ENTRY);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // It was just asked for: the next thing is to type.
  useEffect(() => first.current?.focus(), []);
  const { faults, nutrients, macrosKcal } = readEntry(typed);
  const field = (key: keyof TypedEntry) => ({
    value: typed[key],
    error: tried && faults[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((was) => ({ ...was, [key]: value })),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) {
      focusFirstRefused();
      return;
    }
    onAdd(quickItem(uuidV7(), typed.name.trim(), nutrients));
    setTyped(EMPTY_ENTRY);
    setTried(false);
  };
  return (
    <form className={classes.form} aria-label="Quick add" onSubmit={submit} noValidate>
      <TextInput
        className={classes.title ?? ''}
        label="Name"
        placeholder="Protein bar"
        maxLength={120}
        ref={first}
        {...field('name')}
      />
      {ENTERED.map(({ key, label, unit }) => (
        <TextInput
          key={key}
          label={`${label}, ${unit}`}
          placeholder={key === 'energyKcal' ? 'One serving' : 'Optional'}
          inputMode="decimal"
          autoComplete="off"
          {...field(key)}
        />
      ))}
      <div className={classes.whole} role="status">
        {macrosKcal !== undefined && (
          <p className={classes.warning}>
            <strong>These macros come to {formatKcal(macrosKcal)} kcal.</strong> That is more than 20 % away
            from the energy you typed. Check the figures, or add it as it is: alcohol, for one, gives energy
            and is no macro. Counted with 4 kcal a gram of protein and carbs, 9 of fat, 2 of fiber (FAO 2003).
          </p>
        )}
      </div>
      <Button type="submit" variant="light" className={classes.whole ?? ''}>
        Add to this meal
      </Button>
    </form>
  );
}
