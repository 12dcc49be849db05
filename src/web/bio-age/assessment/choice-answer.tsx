import type { ReactNode } from 'react';
import type { ChoiceItem } from '#domain/bio-age/item.ts';
import { questionOf } from '#domain/bio-age/sections.ts';
import type { AnswerProps } from './answer-props.ts';
import { RadioRows } from './radio-rows.tsx';

const UNKNOWN = 'unknown';

/** Label of the field for a typed measurement, if the question has one. */
const MEASURED: Readonly<Record<string, string>> = {
  bmi: 'How much do you weigh?',
  whtr: 'What is your waist measurement?',
};

/** The field explains how to weigh yourself; help for a low mood is shown only to those concerned. */
const HELPS_ITSELF: ReadonlySet<string> = new Set(['bmi', 'dep']);

/** One of a few answers, or "I don't know". `children` help find the right one. */
export function ChoiceAnswer({
  item,
  context,
  value,
  onAnswer,
  children,
}: AnswerProps<ChoiceItem> & { readonly children?: ReactNode }) {
  const chosen = value?.kind === 'option' ? value.option : value?.kind === 'unknown' ? UNKNOWN : undefined;
  return (
    <RadioRows
      label={(context.heightCm !== undefined && MEASURED[item.key]) || questionOf(item, context.ageYears)}
      help={HELPS_ITSELF.has(item.key) ? undefined : item.help}
      rows={item.options.map(({ key, words }) => ({ value: key, label: words }))}
      lastRow={{ value: UNKNOWN, label: 'I don’t know' }}
      value={chosen}
      onChange={(option) => onAnswer(option === UNKNOWN ? { kind: 'unknown' } : { kind: 'option', option })}
    >
      {children}
    </RadioRows>
  );
}
