import { noteOf } from '#web/lib/entry-form.ts';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import type { Suggestion } from '#contract/supplements/supplements.ts';
import { commonByName } from '#domain/supplements/common-supplements.ts';
import { MAX_SUBSTANCE_AMOUNT } from '#domain/supplements/own-supplement.ts';
import { DAY_TIMES, type DayTime } from '#domain/supplements/rule.ts';
import { SUBSTANCE_KEYS, type Amount, type Substance } from '#domain/supplements/substances.ts';
import { amountText } from '#domain/meals/amount-text.ts';
import { parseAmount, typedAmountFault } from '#web/lib/units/amount.ts';
import { isLocalDate } from '#web/lib/clock.ts';
import { ALTERNATE_DAYS, EVERY_DAY } from './words.ts';

/** One substance of the form, the amount as typed. */
export interface TypedAmount {
  readonly substance: Substance | '';
  readonly amount: string;
}

/** A supplement's form values. */
export interface OwnForm {
  readonly id: string;
  readonly name: string;
  readonly amounts: readonly TypedAmount[];
  readonly times: readonly DayTime[];
  readonly weekdays: readonly number[];
  readonly activeFrom: string;
  readonly activeTo: string;
  readonly retestOn: string;
  readonly note: string;
}

const NO_AMOUNT: TypedAmount = { substance: '', amount: '' };

export const emptyForm = (id: string, today: string): OwnForm => ({
  id,
  name: '',
  amounts: [NO_AMOUNT],
  times: ['morning'],
  weekdays: EVERY_DAY,
  activeFrom: today,
  activeTo: '',
  retestOn: '',
  note: '',
});

const typed = (amounts: readonly Amount[]): readonly TypedAmount[] =>
  amounts.length === 0
    ? [NO_AMOUNT]
    : amounts.map(({ substance, amount }) => ({ substance, amount: amountText(amount) }));

export const formOf = (own: OwnSupplement): OwnForm => ({
  id: own.id,
  name: own.name,
  amounts: typed(own.amounts),
  times: own.times,
  weekdays: own.weekdays,
  activeFrom: own.activeFrom,
  activeTo: own.activeTo ?? '',
  retestOn: own.retestOn ?? '',
  note: own.note ?? '',
});

/** Picks a common supplement and fills in its typical ingredients, to be corrected from the label. */
export function named(form: OwnForm, name: string): Partial<OwnForm> {
  const known = commonByName(name);
  const isUntouched = form.amounts.every(({ amount }) => amount === '');
  return known && isUntouched ? { name, amounts: typed(known.amounts), times: known.times } : { name };
}

export interface ReadOwn {
  /** Undefined if something is missing or invalid. */
  readonly own: OwnSupplement | undefined;
  readonly faults: Readonly<Record<string, string>>;
}

function amountFaults(amounts: readonly TypedAmount[]): Readonly<Record<string, string>> {
  const seen = new Set<string>();
  const faults: Record<string, string> = {};
  for (const [index, { substance, amount }] of amounts.entries()) {
    if (substance === '' && amount.trim() === '') continue;
    const fault = typedAmountFault(amount, MAX_SUBSTANCE_AMOUNT);
    if (substance === '') faults[`substance-${index}`] = 'Choose an ingredient.';
    else if (seen.has(substance)) faults[`substance-${index}`] = 'List each ingredient only once.';
    if (fault !== undefined) faults[`amount-${index}`] = fault;
    seen.add(substance);
  }
  return faults;
}

const dayFault = (date: string): string | undefined =>
  date === '' || isLocalDate(date) ? undefined : 'Enter a valid date.';

function faultsOf(form: OwnForm): Readonly<Record<string, string>> {
  const { name, times, weekdays, activeFrom, activeTo, retestOn } = form;
  const faults: Readonly<Record<string, string | undefined>> = {
    name: name.trim() === '' ? 'Enter a name.' : undefined,
    times: times.length === 0 ? 'Choose at least one time of day.' : undefined,
    weekdays: weekdays.length === 0 ? 'Choose at least one day.' : undefined,
    activeFrom: activeFrom === '' ? 'Choose the first day.' : dayFault(activeFrom),
    activeTo:
      dayFault(activeTo) ??
      (activeTo !== '' && activeTo < activeFrom ? 'The last day can’t be before the first day.' : undefined),
    retestOn: dayFault(retestOn),
    ...amountFaults(form.amounts),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([key, fault]) => (fault ? [[key, fault]] : [])));
}

/** The parsed form, or errors by field. @param before the supplement being edited */
export function readOwn(form: OwnForm, timeZone: string, before: OwnSupplement | undefined): ReadOwn {
  const faults = faultsOf(form);
  if (Object.keys(faults).length > 0) return { own: undefined, faults };
  const amounts = form.amounts.flatMap(({ substance, amount }): Amount[] => {
    const value = parseAmount(amount, MAX_SUBSTANCE_AMOUNT);
    return substance !== '' && value !== undefined ? [{ substance, amount: value }] : [];
  });
  return {
    faults,
    own: {
      id: form.id,
      timeZone: before?.timeZone ?? timeZone,
      note: noteOf(form.note),
      date: form.activeFrom,
      name: form.name.trim(),
      amounts,
      times: DAY_TIMES.filter((time) => form.times.includes(time)),
      weekdays: form.weekdays.toSorted(),
      activeFrom: form.activeFrom,
      activeTo: form.activeTo === '' ? null : form.activeTo,
      ruleId: before?.ruleId ?? null,
      retestOn: form.retestOn === '' ? null : form.retestOn,
      retestMarker: form.retestOn === '' ? null : (before?.retestMarker ?? null),
    },
  };
}

/** A suggestion as a supplement taken from today on, with its retest: at the low end of its dose, which the member may raise. */
export function acceptedOf(
  { id: ruleId, title, triggers }: Suggestion,
  how: NonNullable<Suggestion['how']>,
  { id, today, timeZone }: { readonly id: string; readonly today: string; readonly timeZone: string },
): OwnSupplement {
  const times = how.times.length > 0 ? how.times : ['morning' as const];
  return {
    id,
    timeZone,
    note: how.timing,
    date: today,
    name: title.replace(/, (?:just to fill the gap|for up to 4 weeks|for information only)$/u, ''),
    amounts: how.parts.map(({ substance, lowAmount, amount }) => ({
      substance,
      amount: (lowAmount > 0 ? lowAmount : amount) / times.length,
    })),
    times,
    weekdays: [...(how.isAlternate ? ALTERNATE_DAYS : EVERY_DAY)],
    activeFrom: today,
    activeTo: null,
    ruleId,
    retestOn: how.retestOn,
    retestMarker:
      how.retestOn === null ? null : (triggers.find(({ marker }) => marker !== null)?.marker ?? null),
  };
}

export const isSubstance = (text: string): text is Substance => SUBSTANCE_KEYS.some((key) => key === text);
