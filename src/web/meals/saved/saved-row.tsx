import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconDots,
  IconGripVertical,
  IconMinus,
  IconPencil,
  IconPlus,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import { scaleItems } from '#domain/meals/estimates/scale-items.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import type { DragHandle } from '#web/ui/lists/use-drag-order.ts';
import classes from '#web/meals/again/again-list.module.css';
import { type Again, againOfSaved, namesOf } from '#web/meals/again/again.ts';
import { amountText } from '#domain/meals/amount-text.ts';
import { parseAmount, typedAmountFault } from '#web/lib/units/amount.ts';
import { changeSavedMeal } from './saved-commands.ts';

interface ServingsStepperProps {
  /** The row's name, for screen readers. */
  readonly name: string;
  /** As typed; it may not be a number yet. */
  readonly value: string;
  /** The text that says what is wrong with it. */
  readonly faultId: string | undefined;
  readonly onChange: (typed: string) => void;
}

const STEP = 0.5;

/** How many servings: by halves with the buttons, any number or fraction by typing. */
function ServingsStepper({ name, value, faultId, onChange }: ServingsStepperProps) {
  const servings = parseAmount(value);
  const step = (by: number) => onChange(amountText(Math.max(STEP, (servings ?? 1) + by)));
  return (
    <div className={classes.stepper} role="group" aria-label={`Servings of ${name}`}>
      <ActionIcon
        aria-label={`Fewer servings of ${name}`}
        disabled={servings !== undefined && servings <= STEP}
        onClick={() => step(-STEP)}
      >
        <IconMinus size="1.1em" aria-hidden />
      </ActionIcon>
      <TextInput
        classNames={{ input: classes.servings ?? '' }}
        variant="unstyled"
        aria-label={`Servings of ${name}`}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={faultId !== undefined}
        aria-describedby={faultId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ActionIcon aria-label={`More servings of ${name}`} onClick={() => step(STEP)}>
        <IconPlus size="1.1em" aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface SavedRowProps {
  readonly saved: SavedMeal;
  /** It was logged a moment ago. */
  readonly heard: boolean;
  readonly dragged: boolean;
  readonly style: CSSProperties | undefined;
  /** Props of its drag handle; none if it can't be moved. */
  readonly handle: DragHandle | undefined;
  readonly onMove: (by: number) => void;
  readonly onLog: (again: Again, servings: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

type RowMenuProps = Pick<SavedRowProps, 'saved' | 'onMove' | 'onEdit' | 'onRemove'> & {
  readonly movable: boolean;
};

function RowMenu({ saved, movable, onMove, onEdit, onRemove }: RowMenuProps) {
  return (
    <Menu position="bottom-end" radius="md" shadow="md">
      <Menu.Target>
        <ActionIcon aria-label={`More for ${saved.name}`}>
          <IconDots size="1.1em" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size="1em" aria-hidden />} onClick={onEdit}>
          Edit
        </Menu.Item>
        {movable && (
          <>
            <Menu.Item leftSection={<IconArrowUp size="1em" aria-hidden />} onClick={() => onMove(-1)}>
              Move up
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown size="1em" aria-hidden />} onClick={() => onMove(1)}>
              Move down
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconTrash size="1em" aria-hidden />} onClick={onRemove}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A saved meal: its energy for the chosen servings, and a button to log it. */
export function SavedRow({
  saved,
  heard,
  dragged,
  style,
  handle,
  onMove,
  onLog,
  onEdit,
  onRemove,
}: SavedRowProps) {
  const [typed, setTyped] = useState('1');
  const faultId = useId();
  const servings = parseAmount(typed);
  const fault = typedAmountFault(typed);
  const { name, items, favourite } = saved;
  const energy = sumNutrients(scaleItems(items, servings ?? 1).map(({ nutrients }) => nutrients)).energyKcal;
  const Star = favourite ? IconStarFilled : IconStar;
  return (
    <li className={classes.row} data-dragged={dragged || undefined} style={style}>
      {handle && (
        <ActionIcon
          id={`move-${saved.id}`}
          className={classes.handle ?? ''}
          aria-label={`Move ${name}: drag, or use the arrow keys`}
          {...handle}
        >
          <IconGripVertical size="1.1em" aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.text}>
        <div className={classes.name}>{name}</div>
        <div className={classes.foods}>{namesOf(items)}</div>
      </div>
      <div className={classes.energy}>
        <EstimateFigure estimate={servings ? energy : undefined} unit="kcal" asks />
      </div>
      <div className={classes.actions}>
        <ActionIcon
          aria-label={`Favorite ${name}`}
          aria-pressed={favourite}
          color={favourite ? 'evergreen' : 'gray'}
          onClick={() => void changeSavedMeal({ ...saved, favourite: !favourite })}
        >
          <Star size="1.1em" aria-hidden />
        </ActionIcon>
        <RowMenu {...{ saved, onMove, onEdit, onRemove }} movable={handle !== undefined} />
        <span className={classes.grow} />
        <ServingsStepper name={name} value={typed} faultId={fault && faultId} onChange={setTyped} />
        <Button
          className={classes.log ?? ''}
          variant="light"
          disabled={servings === undefined}
          aria-label={`Log ${name}`}
          leftSection={heard && <IconCheck size="1.1em" aria-hidden />}
          onClick={() => servings !== undefined && onLog(againOfSaved(saved), servings)}
        >
          {heard ? 'Logged' : 'Log'}
        </Button>
        {fault !== undefined && (
          <p id={faultId} className={classes.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
    </li>
  );
}
