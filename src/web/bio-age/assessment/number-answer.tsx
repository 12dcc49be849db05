import type { NumberItem } from '#domain/bio-age/item.ts';
import { judgeAnswer } from '#domain/bio-age/answer.ts';
import { wholeLimits } from '#domain/numbers/whole-limits.ts';
import { kgFromLb, lbFromKg } from '#domain/units/mass.ts';
import { parseAmount } from '#web/lib/units/amount.ts';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useSavedText } from './use-saved-text.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

const AS_IT_IS = { stored: (value: number) => value, shown: (value: number) => value };
const POUNDS = { stored: kgFromLb, shown: lbFromKg };

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A measured value in the member's units, if they have one. Empty means unknown. */
export function NumberAnswer({ item, context, value, onAnswer }: AnswerProps<NumberItem>) {
  const isPounds = item.unit === 'kg' && context.system === 'imperial';
  const [unit, { stored, shown }] = isPounds ? ['lb', POUNDS] : [item.unit, AS_IT_IS];
  const figureOf = (text: string): number => stored(parseAmount(text) ?? Number.NaN);
  const isAnswer = (text: string): boolean =>
    judgeAnswer(item, { kind: 'number', value: figureOf(text) }) === undefined;
  const { text, change, flush } = useSavedText(
    value?.kind === 'number' ? String(rounded(shown(value.value))) : '',
    (typed) => {
      if (typed.trim() === '') onAnswer({ kind: 'unknown' });
      else if (isAnswer(typed)) onAnswer({ kind: 'number', value: figureOf(typed) });
    },
  );
  const { low, high } = isPounds ? wholeLimits(item, shown) : item;
  const fault =
    text.trim() === '' || isAnswer(text)
      ? undefined
      : `Enter ${low} to ${withUnit(String(high), unit)}. Check the value and its unit.`;
  return (
    <FigureField
      label={`${item.question.replace(/, [^,]*\?$/u, '?')} (optional)`}
      description={item.help}
      unit={unit}
      rightSectionWidth="6.5rem"
      value={text}
      error={fault}
      onChange={change}
      onBlur={flush}
    />
  );
}
