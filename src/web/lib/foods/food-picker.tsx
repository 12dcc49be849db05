import { Combobox, useCombobox } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import type { FoodAlternative } from '#domain/meals/analysis.ts';
import { useFoodSearch } from './food-search.ts';
import { rememberFood } from './picked-foods.ts';
import { FoodOption } from './food-option.tsx';
import classes from './food-picker.module.css';
import type { Foods } from './food-engine.ts';

interface FoodPickerProps {
  readonly foods: Foods;
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

const MAX_USUAL = 8;

/** Suggestions before anything is typed: likely ones, else what the member eats. */
function offered(foods: Foods, alternatives: readonly FoodAlternative[]): readonly FoodHit[] {
  const likely = alternatives.flatMap(({ foodId }): FoodHit[] => {
    const food = foods.byId.get(foodId);
    return food ? [{ food, origin: foods.originOf(foodId) }] : [];
  });
  return likely.length > 0 ? likely : foods.usual(MAX_USUAL);
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
  const searched = useFoodSearch(foods, query, MAX_RESULTS);
  const found = query.trim() === '' && combobox.dropdownOpened ? offered(foods, alternatives) : searched;
  const pick = (foodId: string) => {
    const food = found.find((hit) => hit.food.id === foodId)?.food;
    combobox.closeDropdown();
    combobox.focusTarget();
    if (!food) return;
    if (!foods.byId.has(foodId)) rememberFood(food);
    onPick(food);
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
          {found.map((hit) => (
            <FoodOption key={hit.food.id} hit={hit} />
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
