import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AnswerValue, ParentFate } from '#domain/bio-age/answer.ts';
import type { ParentItem } from '#domain/bio-age/item.ts';
import { parseAmount } from '#web/lib/units/amount.ts';
import type { AnswerProps } from './answer-props.ts';
import { RadioRows } from './radio-rows.tsx';
import { useSavedText } from './use-saved-text.ts';

type Choice = ParentFate | 'unknown';

const ROWS = [
  { value: 'alive', label: 'Alive' },
  { value: 'died', label: 'Died of natural causes' },
  { value: 'accident', label: 'Died in an accident or in war' },
] as const;

const MAX_YEARS = 125;

function choiceOf(value: AnswerValue | undefined): Choice | undefined {
  if (value?.kind === 'parent') return value.fate;
  return value?.kind === 'unknown' ? 'unknown' : undefined;
}

const ageOf = (text: string): number | undefined => {
  const years = parseAmount(text);
  return years !== undefined && years <= MAX_YEARS ? Math.round(years) : undefined;
};

/** A parent's age, or age at death: first which, then the age. Saved once both are given. */
export function ParentAnswer({ item, value, onAnswer }: AnswerProps<ParentItem>) {
  const [choice, setChoice] = useState(() => choiceOf(value));
  const known = value?.kind === 'parent' && value.ageYears !== null ? String(value.ageYears) : '';
  const tell = (fate: Choice | undefined, typed: string): void => {
    const ageYears = ageOf(typed);
    if (fate === 'unknown') onAnswer({ kind: 'unknown' });
    else if (fate === 'accident') onAnswer({ kind: 'parent', fate, ageYears: null });
    else if (fate !== undefined && ageYears !== undefined) onAnswer({ kind: 'parent', fate, ageYears });
  };
  const { text, change, flush } = useSavedText(known, (typed) => tell(choice, typed));
  const isAged = choice === 'alive' || choice === 'died';
  const isFault = text.trim() !== '' && ageOf(text) === undefined;
  return (
    <>
      <RadioRows
        label={item.question}
        help={item.help}
        rows={ROWS}
        lastRow={{ value: 'unknown', label: 'I don’t know' }}
        value={choice}
        onChange={(fate) => {
          setChoice(fate);
          tell(fate, text);
        }}
      />
      {isAged && (
        <TextInput
          mt="md"
          w="12rem"
          label={choice === 'alive' ? 'Current age' : 'Age at death'}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={isFault ? `Enter an age up to ${MAX_YEARS}.` : undefined}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={flush}
        />
      )}
    </>
  );
}
