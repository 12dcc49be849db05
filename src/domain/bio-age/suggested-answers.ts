import type { Sex } from '#domain/account/profile.ts';
import type { Answer, AnswerValue, PrefillSource } from './answer.ts';
import type { ItemKey } from './item-keys.ts';
import type { ChoiceItem } from './item.ts';
import { itemOf } from './sections.ts';

/** A tracked figure that answers an item, in the item's unit. */
export interface OwnFigure {
  readonly item: ItemKey;
  readonly figure: number;
  readonly source: PrefillSource;
  /** Local day of the newest data. */
  readonly measuredOn: string;
  /** Days of data; null for a single measurement. */
  readonly days: number | null;
  /** The figure only approximates what is asked. */
  readonly isApproximate: boolean;
}

/** A suggested answer that the member can accept or change. */
export interface OfferedAnswer extends Answer {
  readonly isApproximate: boolean;
}

/** Option whose band contains a figure; undefined for items without bands. */
export function bandOf({ options }: ChoiceItem, figure: number): string | undefined {
  const banded = options.flatMap(({ key, from }) =>
    from !== undefined && from <= figure ? [{ key, from }] : [],
  );
  return banded.toSorted((one, other) => other.from - one.from)[0]?.key;
}

function valueOf({ item: key, figure }: OwnFigure, sex: Sex): AnswerValue | undefined {
  const item = itemOf(key, sex);
  if (item?.kind === 'number')
    return figure >= item.low && figure <= item.high
      ? { kind: 'number', value: Math.round(figure * 10) / 10 }
      : undefined;
  const option = item?.kind === 'choice' ? bandOf(item, figure) : undefined;
  return option === undefined ? undefined : { kind: 'option', option };
}

/** Suggested answers from tracked figures. The first figure for an item counts. */
export function offeredByFigures(figures: readonly OwnFigure[], sex: Sex): readonly OfferedAnswer[] {
  const offered = new Map<ItemKey, OfferedAnswer>();
  for (const one of figures) {
    const value = valueOf(one, sex);
    if (!value || offered.has(one.item)) continue;
    const { item, figure, source, measuredOn, days, isApproximate } = one;
    const origin = { kind: 'prefilled', source, measuredOn, figure, days } as const;
    offered.set(item, { item, value, origin, isApproximate });
  }
  return [...offered.values()];
}

/** Suggests the known answers of the last assessment again. */
export const offeredByLast = (answers: readonly Answer[], finishedOn: string): readonly OfferedAnswer[] =>
  answers
    .filter(({ value }) => value.kind !== 'unknown')
    .map(({ item, value }) => ({
      item,
      value,
      origin: {
        kind: 'prefilled',
        source: 'last-assessment',
        measuredOn: finishedOn,
        figure: null,
        days: null,
      },
      isApproximate: false,
    }));
