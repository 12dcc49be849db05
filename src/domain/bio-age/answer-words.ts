import type { Answer } from './answer.ts';
import type { Item } from './item.ts';

/** An answer as people say it; undefined for one that says nothing: "I don't know", or an option the item does not have. */
export function answerWords(item: Item, { value }: Pick<Answer, 'value'>): string | undefined {
  if (value.kind === 'option')
    return item.kind === 'choice' ? item.options.find(({ key }) => key === value.option)?.words : undefined;
  if (value.kind === 'number') return item.kind === 'number' ? `${value.value} ${item.unit}` : undefined;
  if (value.kind !== 'parent' || item.kind !== 'parent') return undefined;
  if (value.fate === 'accident') return 'Died in an accident or a war';
  if (value.ageYears === null) return undefined;
  return value.fate === 'alive' ? `Alive at ${value.ageYears}` : `Died at ${value.ageYears}`;
}
