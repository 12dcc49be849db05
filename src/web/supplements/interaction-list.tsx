import { Text } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconInfoCircle } from '@tabler/icons-react';
import type { Suggestions } from '#contract/supplements/supplements.ts';
import { checkedWords, interactionWords } from '#domain/supplements/words.ts';
import classes from './supplements.module.css';

type Interaction = Suggestions['suggestions'][number]['met'][number];

const MARKS = {
  block: IconAlertTriangle,
  warn: IconAlertTriangle,
  separate: IconClock,
  note: IconInfoCircle,
} as const;

/** Interactions as sentences, each with its mark. */
export function InteractionList({ interactions }: { readonly interactions: readonly Interaction[] }) {
  return (
    <ul className={classes.interactions}>
      {interactions.map((met) => {
        const Mark = MARKS[met.effect];
        return (
          <li key={`${met.id}-${met.substance}`}>
            <Mark size="1.2em" aria-hidden />
            <Text size="sm">{interactionWords(met)}</Text>
          </li>
        );
      })}
    </ul>
  );
}

interface CheckedProps {
  readonly interactions: readonly Interaction[];
  readonly medicines: readonly string[];
  readonly conditions: readonly string[];
}

/** "Checked against your 2 medications: … No interactions found." */
export function Checked({ interactions, medicines, conditions }: CheckedProps) {
  const names = [...medicines, ...conditions];
  return (
    <>
      <Text size="sm">
        {checkedWords({ medicines, conditions })}
        {names.length > 0 ? `: ${names.join('; ')}` : ''}.{' '}
        {names.length > 0 && interactions.length === 0 ? 'No interactions found.' : ''}
      </Text>
      {interactions.length > 0 && <InteractionList interactions={interactions} />}
    </>
  );
}
