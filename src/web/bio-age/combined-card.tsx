import { Button, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { BLOOD_WEIGHTS, type CombinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { differenceWords, formatEstimate, formatRange } from './words.ts';

interface CombinedCardProps {
  readonly combined: CombinedBioAge;
  readonly onAudit: () => void;
}

/** Habits and blood in one figure. */
export function CombinedCard({ combined, onAudit }: CombinedCardProps) {
  const { bioAgeYears, deltaYears, lowYears, highYears, bloodWeight } = combined;
  return (
    <Card title="Habits and blood together" tone="wash">
      <Stack gap="sm" align="flex-start">
        <Figure size="hero" value={formatEstimate(bioAgeYears)} unit="years" />
        <Text fw={500}>An estimate: {differenceWords(deltaYears)}.</Text>
        <Text size="sm">
          95 % range: {formatRange(lowYears, highYears)} years. Blood counts {bloodWeight.toFixed(2)} of
          itself here
          {bloodWeight < BLOOD_WEIGHTS.fresh ? ', less with each month it ages' : ''}; habits whose effect
          shows in the blood count in part, so that nothing counts twice.
        </Text>
        <Button variant="default" leftSection={<IconListSearch size={18} aria-hidden />} onClick={onAudit}>
          How both are joined
        </Button>
      </Stack>
    </Card>
  );
}
