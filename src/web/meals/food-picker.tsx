import { Combobox, useCombobox } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodAlternative } from '#domain/meals/analysis.ts';
import { FoodOption } from './food-option.tsx';
import classes from './food-picker.module.css';
import type { Foods } from '#web/lib/food-engine.ts';

interface FoodPickerProps {
  readonly foods: Foods;
  /** What is looked for, in words: "Food for “rye bread”". */
  readonly label: string;
  /** Offered before anything is typed. */
  readonly alternatives?: readonly FoodAlternative[];
  /** Looked for at once, when it opens. */
  readonly query?: string;
  readonly onPick: (food: Food) => void;
  /** The button that opens it. */
  readonly children: (toggle: () => void) => ReactElement;
}

const MOST_RESULTS = 20;

function foodsFor(foods: Foods, query: string, alternatives: readonly FoodAlternative[]): readonly Food[] {
  if (query.trim() !== '') return foods.search(query, MOST_RESULTS);
  return alternatives.map(({ foodId }) => foods.byId.get(foodId)).filter((food) => food !== undefined);
}

/** Chooses a food: the likely ones first, any other by name. */
export function FoodPicker({
  foods,
  label,
  alternatives = [],
  query: begin = '',
  onPick,
  children,
}: FoodPickerProps) {
  const [query, setQuery] = useState(begin);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setQuery(begin);
    },
  });
  const found = foodsFor(foods, query, alternatives);
  const pick = (foodId: string) => {
    const food = foods.byId.get(foodId);
    combobox.closeDropdown();
    combobox.focusTarget();
    if (food) onPick(food);
  };
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      position="bottom-start"
      width="var(--picker-width)"
      shadow="md"
      onOptionSubmit={pick}
      classNames={{ dropdown: classes.dropdown, search: classes.search }}
    >
      <Combobox.Target targetType="button">{children(() => combobox.toggleDropdown())}</Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-expanded
          aria-controls={combobox.listId ?? ''}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
          placeholder="Search foods"
          aria-label={label}
        />
        <Combobox.Options className={classes.options} aria-label={label}>
          {found.map((food) => (
            <FoodOption key={food.id} food={food} />
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              {query.trim() === '' ? 'Type the name of a food.' : 'No food of that name. Try fewer words.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
