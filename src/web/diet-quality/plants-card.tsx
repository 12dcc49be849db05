import { Stack, Text } from '@mantine/core';
import { PLANTS_PER_WEEK } from '#domain/diet-quality/diet-quality.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import classes from './diet-quality.module.css';

const SOURCES = [
  { name: 'American Gut: McDonald and others, 2018', url: 'https://doi.org/10.1128/mSystems.00031-18' },
];

/** How many different plants were eaten in the last seven days. */
export function PlantsCard({ plants }: { readonly plants: readonly string[] }) {
  return (
    <Card title="Plants this week">
      <Stack gap="md">
        <Figure size="tile" value={String(plants.length)} of={`of ${PLANTS_PER_WEEK} kinds`} />
        {plants.length > 0 && (
          <ul className={classes.plants}>
            {plants.map((plant) => (
              <li key={plant}>{plant}</li>
            ))}
          </ul>
        )}
        <Text size="sm" c="dimmed">
          Of the last seven days, as the names of your foods tell them; a dish may hold more. Thirty is what
          the widest eaters of one study reached, a weak ground for a target.
        </Text>
        <SourceLinks sources={SOURCES} />
      </Stack>
    </Card>
  );
}
