import { RowButtons } from '#web/ui/lists/row-buttons.tsx';
import { ActionIcon, Checkbox, Menu, Modal, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconChevronRight, IconCopy, IconDots, IconListDetails } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { Meal } from '#contract/meals/meals.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { toast } from '#web/ui/toast.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import { FoodFlags } from '#web/lib/foods/food-flags.tsx';
import { savedMealIn } from '#web/meals/navigation-state.ts';
import { removeMeal, restoreMeal } from '#web/meals/commands.ts';
import classes from './meal-card.module.css';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { MealPhotos } from './meal-photos.tsx';
import { NutrientTable } from '#web/meals/nutrients/nutrient-table.tsx';
import { WhyDialog, type WhySubject } from '#web/meals/nutrients/why-dialog.tsx';
import { SaveMealDialog } from '#web/meals/saved/save-meal-dialog.tsx';
import { formatTime } from '#web/lib/format.ts';

interface MealMenuProps {
  /** "Breakfast, 07:40". */
  readonly name: string;
  readonly onNutrients: () => void;
  readonly onCopy: () => void;
  /** Saves it under a name. */
  readonly onSave: () => void;
}

/** Further actions on a meal. */
function MealMenu({ name, onNutrients, onCopy, onSave }: MealMenuProps) {
  return (
    <Menu position="bottom-end" radius="md" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More for ${name}`}>
          <IconDots size="1.1em" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListDetails size="1em" aria-hidden />} onClick={onNutrients}>
          Nutrients
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size="1em" aria-hidden />} onClick={onCopy}>
          Copy to another day
        </Menu.Item>
        <Menu.Item leftSection={<IconBookmark size="1em" aria-hidden />} onClick={onSave}>
          Add to saved meals
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface MealCardProps {
  readonly meal: Meal;
  readonly unsent: boolean;
  readonly targets: Targets | undefined;
  readonly onCopy: () => void;
  /** Opens a food, by the id of its item. */
  readonly onFood: (itemId: string) => void;
  /** Whether it is selected, absent outside selection mode. */
  readonly chosen?: boolean | undefined;
  readonly onChoose: () => void;
}

async function removeWithUndo(meal: Meal): Promise<void> {
  await removeMeal(meal);
  // The focused button is removed with the meal.
  document.querySelector('h1')?.focus({ preventScroll: true });
  void toast({ title: 'Deleted', text: MEAL_KIND_NAMES[meal.kind], undo: () => void restoreMeal(meal) });
}

/** The foods of a meal; each opens the details behind its figures. */
function Foods({ items, onFood }: { readonly items: Meal['items'] } & Pick<MealCardProps, 'onFood'>) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton className={classes.food} onClick={() => onFood(item.id)}>
            <span className={classes.foodName}>
              {item.name} <span className={classes.amount}>{amountWithUnit(item.amount, item.unit)}</span>
              <FoodFlags name={item.name} foodId={item.foodId} />
            </span>
            {/* The header already shows the figure of a single food. */}
            {items.length > 1 && <EstimateFigure estimate={item.nutrients.energyKcal} />}
            <IconChevronRight className={classes.chevron} size="1em" aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

interface MealNutrientsProps extends Pick<MealCardProps, 'meal' | 'targets'> {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** All nutrients of a meal compared with the day's needs. */
function MealNutrients({ meal, targets, title, opened, onClose }: MealNutrientsProps) {
  const [whySubject, setWhySubject] = useState<WhySubject>();
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        size="xl"
        title={title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <NutrientTable
          meals={[meal]}
          total={meal.total}
          targets={targets}
          onAsk={(nutrient) => setWhySubject({ nutrient })}
        />
      </Modal>
      <WhyDialog
        whySubject={whySubject}
        meals={[meal]}
        total={meal.total}
        targets={targets}
        onAsk={setWhySubject}
      />
    </>
  );
}

/** Brings a meal that was just saved into view. */
function useInView(id: string) {
  const { state } = useLocation();
  const isSaved = savedMealIn(state) === id;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSaved) card.current?.scrollIntoView({ block: 'center' });
  }, [isSaved]);
  return card;
}

/** One meal of the day with its foods; edit, and delete with undo. */
export function MealCard({ meal, unsent, targets, onCopy, onFood, chosen, onChoose }: MealCardProps) {
  const [nutrientsShown, nutrients] = useDisclosure(false);
  const [isNaming, naming] = useDisclosure(false);
  const name = MEAL_KIND_NAMES[meal.kind];
  const time = formatTime(Date.parse(meal.eatenAt), meal.timeZone);
  const energy = meal.total.energyKcal;
  const called = `${name}, ${time}`;
  const card = useInView(meal.id);
  return (
    <Card>
      <article aria-label={called} ref={card}>
        <div className={classes.head}>
          <time className={classes.time} dateTime={meal.eatenAt}>
            {time}
          </time>
          <h2 className={classes.name}>
            {chosen === undefined ? (
              name
            ) : (
              <Checkbox label={name} aria-label={`Choose ${called}`} checked={chosen} onChange={onChoose} />
            )}
          </h2>
          <EstimateFigure estimate={energy} unit="kcal" asks />
        </div>
        <Foods items={meal.items} onFood={onFood} />
        <MealPhotos photoIds={meal.photoIds} of={called} />
        {meal.note !== null && <p className={classes.note}>{meal.note}</p>}
        <div className={classes.foot}>
          <RowButtons
            name={called}
            editAt={paths.editHere(meal.id)}
            onDelete={() => void removeWithUndo(meal)}
          />
          <MealMenu name={called} onNutrients={nutrients.open} onCopy={onCopy} onSave={naming.open} />
          {unsent && <span className={classes.unsent}>Waiting to sync</span>}
        </div>
      </article>
      <MealNutrients
        {...{ meal, targets, opened: nutrientsShown, onClose: nutrients.close }}
        title={`Nutrients: ${name}, ${time}`}
      />
      <SaveMealDialog opened={isNaming} items={meal.items} onDone={naming.close} />
    </Card>
  );
}
