import { Combobox, useCombobox } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodAlternative } from '#domain/meals/analysis/analysis.ts';
import { useFoodSearch, useOfferedFoods } from './food-search.ts';
import { cacheFoodHit } from './use-food.ts';
import { FoodOption } from './food-option.tsx';
import classes from './food-picker.module.css';

interface FoodPickerProps {
  /** Label of the field: "Food for “rye bread”". */
  readonly label: string;
  /** Offered before anything is typed. */
  readonly alternatives?: readonly FoodAlternative[];
  /** Initial query when it opens. */
  readonly query?: string;
  readonly onPick: (food: Food) => void;
  /** The button that opens it. */
  readonly children: (toggle: () => void) => ReactElement;
}

const MAX_RESULTS = 20;

/** Chooses a food: likely ones first, any other by name. */
export function FoodPicker({
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
  const isOffering = query.trim() === '' && combobox.dropdownOpened;
  const offered = useOfferedFoods(
    alternatives.map(({ foodId }) => foodId),
    isOffering,
  );
  const searched = useFoodSearch(query, MAX_RESULTS);
  const found = isOffering ? offered : searched;
  const pick = (foodId: string) => {
    const hit = found?.find(({ food }) => food.id === foodId);
    combobox.closeDropdown();
    combobox.focusTarget();
    if (!hit) return;
    cacheFoodHit(hit);
    onPick(hit.food);
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
          {found?.map((hit) => (
            <FoodOption key={hit.food.id} hit={hit} />
          ))}
          {found?.length === 0 && (
            <Combobox.Empty>
              {query.trim() === '' ? 'Type a food name.' : 'No food with that name. Try fewer words.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
