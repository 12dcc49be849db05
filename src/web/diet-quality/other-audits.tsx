import { Stack, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { MIN_G_PER_KG_FROM_65, PROTEIN_MEALS } from '#domain/diet-quality/protein-distribution.ts';
import { countText, formatTenth } from '#web/lib/format.ts';
import { massParts, perMass, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { useMember } from '#web/lib/member.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';
import { daysText } from './days-text.ts';

const NOVA = [{ name: 'NOVA: Monteiro 2019', url: 'https://doi.org/10.1017/S1368980018003762' }];
const PROTEIN = [{ name: 'Protein at a meal: Moore 2015', url: 'https://doi.org/10.1093/gerona/glu103' }];
const CLASSES = ['Minimally processed', 'Kitchen ingredients', 'Processed', 'Ultra-processed'] as const;

interface NovaAuditProps {
  readonly diet: DietQualityAnswer;
  readonly nova: NonNullable<DietQualityAnswer['nova']>;
  readonly today: string;
}

/** Explains the shares of energy by how far foods were processed. */
export function NovaAudit({ diet: { days, intake }, nova, today }: NovaAuditProps) {
  const ofAll = (percent: number) => `${formatTenth((percent / 100) * (intake?.energyKcal ?? 0))} kcal a day`;
  return (
    <Stack gap="md">
      <Text size="sm">
        This shows what share of your calories comes from each class. Every food in our database is assigned a
        class, and calories from a dish are split among its ingredients’ classes. For a packaged product, we
        use the class in its product data, if there is one. This is for information only and doesn’t affect
        your score.
      </Text>
      <Text size="sm">{daysText(days, today)}.</Text>
      <Steps
        steps={[
          ...CLASSES.map((name, index) => ({
            name: `${index + 1}: ${name}`,
            value: formatTenth(nova.percents[index] ?? 0),
            unit: '%',
            why: ofAll(nova.percents[index] ?? 0),
          })),
          {
            name: 'Not classified',
            value: formatTenth(nova.unknownPercent),
            unit: '%',
            why: ofAll(nova.unknownPercent),
          },
        ]}
      />
      <SourceLinks sources={NOVA} />
    </Stack>
  );
}

interface ProteinAuditProps {
  readonly days: DietQualityAnswer['days'];
  readonly protein: NonNullable<DietQualityAnswer['protein']>;
  readonly today: string;
}

/** Explains protein by meal. */
export function ProteinAudit({ days, protein, today }: ProteinAuditProps) {
  const { kinds, massKg, targetPerKg, score } = protein;
  const unit = useMassUnit(useMember().data?.unitSystem ?? 'metric');
  const mass = massParts(massKg, unit);
  return (
    <Stack gap="md">
      <Text size="sm">
        For each day, we count the meals with at least {perMass(targetPerKg, unit)} of protein, up to{' '}
        {PROTEIN_MEALS} a day, and average the days. We use your weight or the weight at a body mass index of
        25, whichever is lower. If you’re 65 or older, the target is {perMass(MIN_G_PER_KG_FROM_65, unit)}.
      </Text>
      <Text size="sm">
        {daysText(days, today)}. We leave out days that include a food without protein data.
      </Text>
      <Steps
        steps={[
          { name: 'Weight used', ...mass },
          {
            name: 'Target per meal',
            value: formatTenth(targetPerKg * massKg),
            unit: 'g',
            why: `${perMass(targetPerKg, unit)} × ${mass.value} ${mass.unit}`,
          },
          ...kinds.map(({ kind, proteinG, perKg, days: ofKind }) => ({
            name: MEAL_KIND_NAMES[kind],
            value: formatTenth(proteinG),
            unit: 'g',
            why: `Average of ${countText(ofKind, 'day')}, ${perMass(perKg, unit)}`,
          })),
          {
            name: `Meals a day that reach the target, out of ${PROTEIN_MEALS}`,
            value: (score * PROTEIN_MEALS).toFixed(2),
            unit: '',
            isResult: true,
          },
        ]}
      />
      <SourceLinks sources={PROTEIN} />
    </Stack>
  );
}
