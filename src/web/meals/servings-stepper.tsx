import { ActionIcon, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { amountText, parseAmount } from '#web/lib/units/amount.ts';
import classes from './servings-stepper.module.css';

interface ServingsStepperProps {
  /** Of what, for those who do not see the row. */
  readonly name: string;
  /** As typed; it may not be a number yet. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

const STEP = 0.5;

/** How many servings: by halves with the buttons, any number or fraction by typing. */
export function ServingsStepper({ name, value, onChange }: ServingsStepperProps) {
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
        classNames={{ input: classes.input ?? '' }}
        variant="unstyled"
        aria-label={`Servings of ${name}`}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={servings === undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ActionIcon aria-label={`More servings of ${name}`} onClick={() => step(STEP)}>
        <IconPlus size="1.1em" aria-hidden />
      </ActionIcon>
    </div>
  );
}
