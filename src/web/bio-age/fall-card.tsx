import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { LifestyleBioAge } from '#domain/bio-age/lifestyle-result.ts';
import { Waterfall } from '#web/ui/chart/waterfall.tsx';
import { Card } from '#web/ui/card.tsx';
import { fallSteps } from './fall-steps.ts';
import { formatAge, formatYears } from './words.ts';

const MOST = 12;

/** "Not smoking takes most away (−1.4 years), blood pressure adds most (+0.6 years)." */
function summaryOf({ items }: Pick<LifestyleBioAge, 'items'>): string {
  const sorted = items.toSorted((one, other) => one.years - other.years);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const parts = [
    best && best.years < 0 && `${best.name} takes most away: ${formatYears(best.years)} years.`,
    worst && worst.years > 0 && `${worst.name} adds most: ${formatYears(worst.years)} years.`,
  ].filter((part) => part !== false && part !== undefined);
  return parts.length > 0 ? parts.join(' ') : 'No answer moves the figure.';
}

/** What each answer adds or takes away, from the age to the bio-age. */
export function FallCard({ result }: { readonly result: LifestyleBioAge }) {
  const [isWhole, setWhole] = useState(false);
  const moving = result.items.filter(({ years }) => years !== 0).length;
  return (
    <Card title="What moves it">
      <Text size="sm" c="dimmed" mb="md">
        Against the average adult. Green takes years away, sand adds some.
      </Text>
      <Waterfall
        label="From your age to your bio-age"
        unit="years"
        summary={summaryOf(result)}
        start={{ label: 'Your age', value: result.ageYears }}
        steps={fallSteps(result, isWhole ? moving : MOST)}
        end={{ label: 'Bio-age', value: result.bioAgeYears }}
        noteHead="Your answer"
        formatTotal={formatAge}
        formatChange={formatYears}
      />
      {moving > MOST + 1 && (
        <Button
          variant="default"
          size="sm"
          mt="sm"
          aria-pressed={isWhole}
          onClick={() => setWhole((was) => !was)}
        >
          {isWhole ? 'Show the largest only' : `Show all ${moving} answers`}
        </Button>
      )}
    </Card>
  );
}
