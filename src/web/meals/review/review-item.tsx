import { ActionIcon, Button, NativeSelect, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { unitsOf } from '#domain/meals/portions/portion-grams.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { amountFault, withAmount, withFood, withPortionUnit } from './draft-item.ts';
import { withItem, withoutItem, type ChangeDraft, type DraftItem } from './draft.ts';
import { FoodFlags } from '#web/lib/foods/food-flags.tsx';
import { FoodPicker } from '#web/lib/foods/food-picker.tsx';
import classes from './review.module.css';
import { useFood } from '#web/lib/foods/use-food.ts';

interface ReviewItemProps {
  readonly item: DraftItem;
  readonly onChange: ChangeDraft;
}

interface GuessNoticeProps {
  readonly name: string;
  readonly onConfirm: () => void;
}

const GuessNotice = ({ name, onConfirm }: GuessNoticeProps) => (
  <div className={classes.guess}>
    <span>
      <b>Best guess.</b> Not counted yet.
    </span>
    <Button size="sm" variant="light" onClick={onConfirm}>
      Count it<VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  </div>
);

/** One food under review: the match, its amount, and its energy. */
export const ReviewItem = memo(function ReviewItem({ item, onChange }: ReviewItemProps) {
  const food = useFood(item.foodId) ?? undefined;
  const units = food ? unitsOf(food) : [];
  const replace = (changed: DraftItem) => onChange((state) => withItem(state, changed));
  return (
    <li className={classes.item}>
      <div>
        {item.foodId === null ? (
          <span className={classes.food}>{item.name}</span>
        ) : (
          <FoodPicker
            label={`Replace ${item.name}`}
            alternatives={item.alternatives}
            onPick={(other) => replace(withFood(item, other))}
          >
            {(toggle) => (
              <UnstyledButton
                className={classes.food}
                onClick={toggle}
                aria-label={`${item.name}, choose another food`}
              >
                {item.name}
                <IconChevronDown className={classes.chevron} size="1em" aria-hidden />
              </UnstyledButton>
            )}
          </FoodPicker>
        )}
        {(item.words ?? item.readBy) && (
          <div className={classes.words}>
            {[item.words && `from “${item.words}”`, item.readBy && `read by ${item.readBy}`]
              .filter(Boolean)
              .join(', ')}
          </div>
        )}
        <FoodFlags name={item.name} foodId={item.foodId} />
        {item.isGuess && <GuessNotice name={item.name} onConfirm={() => replace(item)} />}
      </div>
      <div className={classes.energy}>
        <EstimateFigure estimate={item.nutrients.energyKcal} unit="kcal" asks />
      </div>
      <div className={classes.controls}>
        <TextInput
          className={classes.amount}
          aria-label={`Amount of ${item.name}`}
          inputMode="decimal"
          autoComplete="off"
          value={item.amountText}
          disabled={!food && !item.base}
          error={amountFault(item)}
          onChange={(event) => replace(withAmount(item, food, event.currentTarget.value))}
        />
        {item.foodId === null ? (
          <span className={classes.fixedUnit}>{item.amountText === '1' ? 'serving' : 'servings'}</span>
        ) : (
          <NativeSelect
            className={classes.unit}
            aria-label={`Unit for ${item.name}`}
            value={item.unit}
            disabled={!food}
            data={units.includes(item.unit) ? [...units] : [item.unit, ...units]}
            onChange={(event) => food && replace(withPortionUnit(item, food, event.currentTarget.value))}
          />
        )}
        {item.grams && item.unit !== 'g' && (
          <span className={classes.grams}>{formatAmount(item.grams.value)} g</span>
        )}
        <ActionIcon
          className={classes.remove}
          aria-label={`Remove ${item.name}`}
          onClick={() => onChange((state) => withoutItem(state, item.key))}
        >
          <IconX size="1.1em" aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
});
