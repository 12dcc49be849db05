import { isInFuture } from '#domain/time/future.ts';
import { useState } from 'react';
import type { Drink } from '#contract/water.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { MAX_VOLUME_ML, type DrinkKind } from '#domain/water/drink.ts';
import { deviceTimeZone, timeOf } from '#web/lib/clock.ts';
import { FUTURE_FAULT, instantOf, momentOf, noteOf } from '#web/lib/entry-form.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { typedAmountFault } from '#web/lib/units/amount.ts';
import { drinkSize, formatDrink, parseDrink } from '#web/lib/units/volume.ts';
import { drinks } from './queries.ts';
import { drinkOf } from './use-add-drink.ts';

const LIKELY_ML = 1000;

interface Typed {
  /** Set when the form opens, so that a double tap saves one drink. */
  readonly id: string;
  readonly kind: DrinkKind;
  readonly amount: string;
  readonly date: string;
  readonly time: string;
  readonly note: string;
}

const EMPTY: Typed = { id: '', kind: 'water', amount: '', date: '', time: '', note: '' };

const amountFault = (typed: string, volumeMl: number | undefined, system: UnitSystem): string | undefined => {
  const fault = typedAmountFault(typed, Infinity);
  if (fault !== undefined) return fault;
  if (volumeMl === undefined || volumeMl > MAX_VOLUME_ML)
    return `Log up to ${formatDrink(MAX_VOLUME_ML, system)} at a time.`;
  return volumeMl < 1 ? `Enter ${formatDrink(1, system)} or more.` : undefined;
};

/** State of a drink's form: values, errors and saving. */
export function useDrinkForm(system: UnitSystem) {
  const [opened, setOpened] = useState(false);
  const [before, setBefore] = useState<Drink>();
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [tried, setTried] = useState(false);
  const [isAhead, setAhead] = useState(false);
  const [asking, setAsking] = useState(false);
  const timeZone = before?.timeZone ?? deviceTimeZone();
  const volumeMl = parseDrink(typed.amount, system);
  const drunkAt = typed.date === '' ? '' : instantOf(typed, timeZone, before?.drunkAt);
  const faults = {
    amount: tried ? amountFault(typed.amount, volumeMl, system) : undefined,
    moment: isAhead ? FUTURE_FAULT : undefined,
  };

  const begin = (next: Typed, drink?: Drink) => {
    setBefore(drink);
    setTyped({ ...next, id: drink?.id ?? uuidV7() });
    setTried(false);
    setAhead(false);
    setOpened(true);
  };
  const add = (date: string) => begin({ ...EMPTY, date, time: timeOf(Date.now(), deviceTimeZone()) });
  const edit = (drink: Drink) =>
    begin(
      {
        id: drink.id,
        kind: drink.kind,
        amount: drinkSize(drink.volumeMl, system).replaceAll(',', ''),
        ...momentOf(Date.parse(drink.drunkAt), drink.timeZone),
        note: drink.note ?? '',
      },
      drink,
    );

  const confirm = () => {
    setAsking(false);
    if (volumeMl === undefined) return;
    // An unchanged size stays as exact as stored.
    const isSameSize = before && drinkSize(before.volumeMl, system).replaceAll(',', '') === typed.amount;
    const drink = drinkOf(
      { kind: typed.kind, volumeMl: isSameSize ? before.volumeMl : volumeMl },
      {
        id: typed.id,
        timeZone,
        drunkAt,
        note: noteOf(typed.note),
      },
    );
    void drinks.saveWithUndo(drink, before).then((kept) => kept && setOpened(false));
  };
  const submit = () => {
    const ahead = isInFuture(Date.parse(drunkAt), Date.now());
    setTried(true);
    setAhead(ahead);
    if (amountFault(typed.amount, volumeMl, system) !== undefined || ahead) focusFirstRefused();
    else if (volumeMl !== undefined && volumeMl > LIKELY_ML && volumeMl !== before?.volumeMl) setAsking(true);
    else confirm();
  };

  return {
    opened,
    isNew: before === undefined,
    typed,
    kind: typed.kind,
    volumeMl,
    system,
    faults,
    asking,
    change: (part: Partial<Typed>) => {
      setAhead(false);
      setTyped((was) => ({ ...was, ...part }));
    },
    add,
    edit,
    close: () => setOpened(false),
    submit,
    confirm,
    cancelAsking: () => setAsking(false),
  };
}

export type DrinkFormState = ReturnType<typeof useDrinkForm>;
