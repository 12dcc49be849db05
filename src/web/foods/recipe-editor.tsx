import { Button, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Food } from '#domain/foods/food.ts';
import { ownFoodId } from '#domain/foods/own-food.ts';
import { FoodPicker } from '#web/lib/foods/food-picker.tsx';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatKcal } from '#web/lib/format.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import { saveRecipe } from './commands.ts';
import { FigureTable } from './figure-table.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import {
  ingredientOf,
  readRecipe,
  type IngredientForm,
  type ReadRecipe,
  type RecipeForm,
} from './recipe-form.ts';
import { useSave } from './use-save.ts';

interface RecipeEditorProps {
  /** Distinguishes this draft from others in this tab. */
  readonly name: string;
  readonly begin: () => RecipeForm;
  readonly isNew: boolean;
  /** Starts a meal with the dish. */
  readonly onLog: (food: Food) => void;
}

interface IngredientsProps {
  readonly form: RecipeForm;
  readonly faults: ReadRecipe['faults'];
  readonly onChange: (ingredients: readonly IngredientForm[]) => void;
}

function Ingredients({ form, faults, onChange }: IngredientsProps) {
  const { ingredients } = form;
  const add = (food: Food) => {
    // A dish can't be its own ingredient.
    if (food.id !== ownFoodId(form.id)) onChange([...ingredients, ingredientOf(uuidV7(), food)]);
  };
  return (
    <div className={grid.form}>
      {ingredients.length === 0 && (
        <Text c="dimmed" size="sm">
          Add the ingredients, weighed raw. You can use any food, your custom foods and other recipes.
        </Text>
      )}
      {ingredients.length > 0 && (
        <PlainList aria-label="Ingredients">
          {ingredients.map((ingredient) => (
            <IngredientRow
              key={ingredient.key}
              ingredient={ingredient}
              fault={faults[ingredient.key]}
              onChange={(changed) =>
                onChange(ingredients.map((old) => (old.key === changed.key ? changed : old)))
              }
              onRemove={() => onChange(ingredients.filter(({ key }) => key !== ingredient.key))}
            />
          ))}
        </PlainList>
      )}
      <div>
        <FoodPicker label="Add an ingredient" onPick={add}>
          {(toggle) => (
            <Button variant="light" leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={toggle}>
              Add an ingredient
            </Button>
          )}
        </FoodPicker>
      </div>
    </div>
  );
}

interface DishProps {
  readonly form: RecipeForm;
  readonly read: ReadRecipe;
  readonly onChange: (part: Partial<RecipeForm>) => void;
}

function Dish({ form, read: { faults, massGrams }, onChange }: DishProps) {
  return (
    <div className={grid.fields}>
      <TextInput
        label="Weight of the finished dish"
        description="Weigh it when it’s done. Any weight it lost is water that cooked off."
        inputMode="decimal"
        autoComplete="off"
        placeholder={massGrams > 0 ? formatAmount(massGrams) : ''}
        rightSection={
          <Text span size="xs" c="dimmed">
            g
          </Text>
        }
        value={form.yieldText}
        error={faults['yieldGrams']}
        onChange={({ currentTarget: { value } }) => onChange({ yieldText: value })}
      />
      <TextInput
        label="Servings"
        description="How many servings the dish makes"
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        value={form.servingsText}
        error={faults['servings']}
        onChange={({ currentTarget: { value } }) => onChange({ servingsText: value })}
      />
    </div>
  );
}

/** Edits a dish, showing its nutrients. */
export function RecipeEditor({ name, begin, isNew, onLog }: RecipeEditorProps) {
  const [form, change, forget] = useFormDraft(`recipe-1-${name}`, begin);
  const read = readRecipe(form);
  const { recipe } = read;
  const { isAsked, onSubmit, saveAndLog } = useSave({
    save: recipe && (() => saveRecipe(form.id, form.name.trim(), recipe, isNew)),
    forget,
    onLog,
  });
  const serving = read.yieldGrams / read.servings;
  const { energyKcal } = read.figures.per100g;
  return (
    <form className={grid.form} onSubmit={onSubmit} noValidate>
      <Columns
        wide="first"
        columns={[
          <div key="form" className={grid.form}>
            <Card>
              <TextInput
                label="Name"
                withAsterisk
                maxLength={120}
                placeholder="Lentil stew"
                value={form.name}
                error={isAsked ? read.faults['name'] : undefined}
                onChange={({ currentTarget: { value } }) => change({ name: value })}
              />
            </Card>
            <Card title="Ingredients">
              <Ingredients
                form={form}
                faults={read.faults}
                onChange={(ingredients) => change({ ingredients })}
              />
            </Card>
            <Card title="Dish">
              <Dish form={form} read={read} onChange={change} />
            </Card>
          </div>,
          <Card key="preview" title="Nutrition">
            {form.ingredients.length === 0 ? (
              <Text c="dimmed">Appears here as you add ingredients.</Text>
            ) : (
              <FigureTable
                per100g={read.figures.per100g}
                partial={read.figures.partial}
                ingredientCount={form.ingredients.length}
                amounts={[
                  {
                    title: serving > 0 ? `1 serving, ${formatAmount(serving)} g` : '1 serving',
                    grams: serving,
                  },
                  { title: '100 g', grams: 100 },
                ]}
              />
            )}
          </Card>,
        ]}
      />
      <FootBar
        figure={
          <Figure
            value={energyKcal === undefined ? '–' : formatKcal((energyKcal * serving) / 100)}
            unit="kcal / serving"
          />
        }
      >
        <Button variant="light" px="md" disabled={form.ingredients.length === 0} onClick={saveAndLog}>
          Save and log
        </Button>
        <Button px="md" type="submit" disabled={form.ingredients.length === 0}>
          Save
        </Button>
      </FootBar>
    </form>
  );
}
