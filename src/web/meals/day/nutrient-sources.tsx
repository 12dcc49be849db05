import { Modal, Stack, Text } from '@mantine/core';
import type { MealItem } from '#contract/meals/meals.ts';
import { nutrientSources } from '#domain/meals/nutrient-sources.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import type { NutrientName } from './nutrient-names.ts';
import classes from './nutrient-sources.module.css';

interface NutrientSourcesProps {
  /** Closed without one. */
  readonly nutrient: NutrientName | undefined;
  readonly items: readonly MealItem[];
  readonly onClose: () => void;
}

function Sources({
  nutrient,
  items,
}: {
  readonly nutrient: NutrientName;
  readonly items: readonly MealItem[];
}) {
  const { sources, unknown } = nutrientSources(items, nutrient.key);
  return (
    <Stack gap="md">
      <ul className={classes.list}>
        {sources.map(({ name, amount, share }) => (
          <li key={name} className={classes.source}>
            <span className={classes.name}>{name}</span>
            <EstimateFigure
              estimate={amount}
              isEnergy={nutrient.key === 'energyKcal'}
              unit={nutrient.unit}
              asks
            />
            <span className={classes.share}>{share === undefined ? '' : `${Math.round(share * 100)} %`}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${(share ?? 0) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          Not reported for {unknown.join(', ')}: what these add is unknown.
        </Text>
      )}
    </Stack>
  );
}

/** Sources of a nutrient by food, largest first. */
export function NutrientSources({ nutrient, items, onClose }: NutrientSourcesProps) {
  return (
    <Modal
      opened={nutrient !== undefined}
      onClose={onClose}
      title={
        nutrient
          ? `Where your ${nutrient.name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} comes from`
          : ''
      }
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {nutrient && <Sources nutrient={nutrient} items={items} />}
    </Modal>
  );
}
