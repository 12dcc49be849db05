import type { AnswerValue } from './answer.ts';
import type { Item } from './item.ts';

/** Why an answer is not one to its question, as a sentence; undefined for one that is. */
export function judgeAnswer(item: Item, value: AnswerValue): string | undefined {
  if (value.kind === 'unknown') return undefined;
  if (item.kind === 'choice')
    return value.kind === 'option' && item.options.some(({ key }) => key === value.option)
      ? undefined
      : `Choose one of the answers to “${item.name}”.`;
  if (item.kind === 'number')
    return value.kind === 'number' && value.value >= item.low && value.value <= item.high
      ? undefined
      : `${item.name}: from ${item.low} to ${item.high} ${item.unit}. Check the value and its unit.`;
  return value.kind === 'parent' && (value.fate === 'accident' || value.ageYears !== null)
    ? undefined
    : `${item.name}: enter an age, or choose that you do not know.`;
}
