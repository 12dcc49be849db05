import { Button } from '@mantine/core';
import { useId, type CSSProperties } from 'react';
import classes from './scale.module.css';

interface ScaleProps {
  readonly label: string;
  /** Label of each step, from 1. */
  readonly words: readonly string[];
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Optional, and can be cleared. */
  readonly optional?: boolean;
  readonly error?: string | undefined;
}

/** The steps with their labels, and the position of each on the scale. */
const stepsOf = (words: readonly string[]) =>
  words.map((word, index) => {
    const style: CSSProperties & { '--step-share': number } = { '--step-share': (index + 1) / words.length };
    return { step: index + 1, word, style };
  });

/** A row of steps to choose from, by touch or arrow keys; the chosen one shows its label. */
export function Scale({ label, words, value, onChange, optional = false, error }: ScaleProps) {
  const id = useId();
  const word = value === null ? undefined : words[value - 1];
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>{label}</legend>
      <div className={`${classes.steps} ${words.length > 5 ? classes.ten : ''}`}>
        {stepsOf(words).map(({ step, word: says, style }) => (
          <label key={step} className={classes.step} style={style}>
            <input
              type="radio"
              className={classes.input}
              name={id}
              value={step}
              checked={value === step}
              aria-label={`${step}, ${says}`}
              onChange={() => onChange(step)}
            />
            <span className={classes.face} aria-hidden>
              {step}
            </span>
          </label>
        ))}
      </div>
      <div className={classes.foot}>
        {word === undefined ? (
          <>
            <span>{words[0]}</span>
            <span>{words.at(-1)}</span>
          </>
        ) : (
          <span className={classes.word}>{word}</span>
        )}
        {optional && value !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
            Clear
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface StepButtonsProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onPick: (step: number) => void;
}

/** The same steps for a one-tap entry. */
export function StepButtons({ label, words, onPick }: StepButtonsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.legend}>
        {label}
      </p>
      <div className={`${classes.steps} ${classes.five}`}>
        {stepsOf(words).map(({ step, word, style }) => (
          <button
            key={step}
            type="button"
            className={classes.step}
            style={style}
            aria-label={`${step}, ${word}`}
            onClick={() => onPick(step)}
          >
            <span className={classes.face} aria-hidden>
              {step}
            </span>
          </button>
        ))}
      </div>
      <div className={classes.foot} aria-hidden>
        <span>{words[0]}</span>
        <span>{words.at(-1)}</span>
      </div>
    </div>
  );
}
