import { Stack, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { PROTEIN_MEALS } from '#domain/diet-quality/protein-distribution.ts';
import { countText, formatGrams, formatTenth } from '#web/lib/format.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { AuditButton } from './audit-button.tsx';

interface ProteinCardProps {
  readonly protein: NonNullable<DietQualityAnswer['protein']>;
  readonly onAudit: () => void;
}

/** Protein of each meal compared with the recommended amount. */
export function ProteinCard({ protein, onAudit }: ProteinCardProps) {
  const targetG = protein.targetPerKg * protein.massKg;
  return (
    <PhoneFoldCard title="Protein by meal" aside="Average">
      <Stack gap="md">
        {protein.kinds.map(({ kind, proteinG }) => (
          <MacroBar
            key={kind}
            label={MEAL_KIND_NAMES[kind]}
            color="protein"
            value={proteinG}
            target={targetG}
            valueText={formatGrams(proteinG)}
            targetText={`of ${formatGrams(targetG)} g`}
          />
        ))}
        <Text size="sm">
          Over {countText(protein.days, 'day')}, an average of {formatTenth(protein.score * PROTEIN_MEALS)} of{' '}
          {PROTEIN_MEALS} meals a day reached the target.
        </Text>
        <Text size="sm" c="dimmed">
          At your weight, muscle building levels off at about {formatGrams(targetG)} g of protein per meal.
          That’s why it helps to spread your protein over three meals.
        </Text>
        <AuditButton of="Protein by meal" onOpen={onAudit} />
      </Stack>
    </PhoneFoldCard>
  );
}
