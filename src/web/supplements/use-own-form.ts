import { useState } from 'react';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { emptyForm, formOf, readOwn, type OwnForm } from './own-form.ts';
import { own } from './queries.ts';

/** State of a supplement's form: values, errors and saving. */
export function useOwnForm(today: string) {
  const [opened, setOpened] = useState(false);
  const [before, setBefore] = useState<OwnSupplement>();
  const [form, setForm] = useState<OwnForm>(() => emptyForm('', today));
  const [tried, setTried] = useState(false);
  const read = readOwn(form, deviceTimeZone(), before);
  const begin = (next: OwnForm, supplement?: OwnSupplement) => {
    setBefore(supplement);
    setForm(next);
    setTried(false);
    setOpened(true);
  };
  return {
    opened,
    isNew: before === undefined,
    form,
    faults: tried ? read.faults : {},
    change: (part: Partial<OwnForm>) => setForm((was) => ({ ...was, ...part })),
    add: () => begin(emptyForm(uuidV7(), today)),
    edit: (supplement: OwnSupplement) => begin(formOf(supplement), supplement),
    close: () => setOpened(false),
    submit: () => {
      setTried(true);
      if (!read.own) focusFirstRefused();
      else void own.saveWithUndo(read.own, before).then((kept) => kept && setOpened(false));
    },
  };
}

export type OwnFormState = ReturnType<typeof useOwnForm>;
