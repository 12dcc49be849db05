import { Button, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Foods } from '#web/lib/food-engine.ts';
import { useFoods } from '#web/lib/food-table.ts';
import { formatKcal, formatKcalSpread } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem } from './draft-item.ts';
import { EMPTY_DRAFT, withAdded } from './draft.ts';
import { FoodOption } from './food-option.tsx';
import optionClasses from './food-option.module.css';
import classes from './log-box.module.css';
import { useDraft } from './use-draft.ts';
import { MOST_CHARACTERS } from './use-review.ts';

const PAUSE_MS = 120;
const WHOLE = 'whole-text';
const MOST_FOODS = 7;

/** "2 foods, 312 ± 40 kcal": what the words come to as they stand. */
function inShort(text: string, foods: Foods): string {
  const { items, total } = foods.analyze(text);
  if (items.length === 0) return 'Review';
  const energy = total.energyKcal;
  const kcal = energy
    ? `, ${[formatKcal(energy.value), formatKcalSpread(energy)].filter(Boolean).join(' ')} kcal`
    : '';
  return `${items.length} ${items.length === 1 ? 'food' : 'foods'}${kcal}`;
}

/** Foods of that name, and the whole text read as a meal. */
function useSuggestions(text: string) {
  const [paused] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { data: foods } = useFoods();
  return useMemo(() => {
    const usable = foods && paused !== '' && paused.length <= MOST_CHARACTERS ? foods : undefined;
    return {
      foods,
      found: usable ? usable.search(paused, MOST_FOODS) : [],
      summary: usable ? inShort(paused, usable) : 'Review',
    };
  }, [foods, paused]);
}

/** One line that describes as well as searches: Enter reviews the whole text, a food of the list begins with that food. */
export function LogBox({ date }: { readonly date?: string }) {
  const [draft, change] = useDraft();
  const { foods, found, summary } = useSuggestions(draft.text);
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const review = () => void navigate(paths.describe(date));
  const begin = (option: string) => {
    const food = foods?.byId.get(option);
    // The words were looked up, not described: the food takes their place.
    if (food)
      change((state) => withAdded({ ...EMPTY_DRAFT, added: state.added }, pickedItem(uuidV7(), food)));
    review();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    review();
  };
  const type = (text: string) => {
    change((state) => ({ ...state, text }));
    combobox.resetSelectedOption();
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={begin} withinPortal={false} shadow="md" radius="lg">
      <Combobox.DropdownTarget>
        <form className={classes.box} onSubmit={submit}>
          <Combobox.EventsTarget autoComplete="off" withExpandedAttribute>
            <TextInput
              className={classes.input ?? ''}
              classNames={{ input: classes.field ?? '' }}
              aria-label="What did you eat?"
              placeholder="What did you eat?"
              enterKeyHint="go"
              value={draft.text}
              onBlur={() => combobox.closeDropdown()}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <Button type="submit">Log</Button>
        </form>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label="Ways to log this">
          <Combobox.Option value={WHOLE} className={optionClasses.option}>
            <span className={optionClasses.whole}>{draft.text.trim()}</span>
            <span className={optionClasses.per}>{summary}</span>
          </Combobox.Option>
          {found.map((food) => (
            <FoodOption key={food.id} food={food} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
