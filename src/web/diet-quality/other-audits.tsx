import { Stack, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { PROTEIN_MEALS } from '#domain/diet-quality/protein-distribution.ts';
import { formatTenth } from '#web/lib/format.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { daysText } from './days-text.ts';

const NOVA = [{ name: 'NOVA: Monteiro and others, 2019', url: 'https://doi.org/10.1017/S1368980018003762' }];
const PROTEIN = [
  { name: 'Protein at a meal: Moore and others, 2015', url: 'https://doi.org/10.1093/gerona/glu103' },
];
const CLASSES = ['Hardly processed', 'Kitchen ingredients', 'Processed', 'Ultra-processed'] as const;

interface NovaAuditProps {
  readonly diet: DietQualityAnswer;
  readonly nova: NonNullable<DietQualityAnswer['nova']>;
  readonly today: string;
}

/** Shares of energy by how far foods were processed, laid open. */
export function NovaAudit({ diet: { days, intake }, nova, today }: NovaAuditProps) {
  const ofAll = (percent: number) => `${formatTenth((percent / 100) * (intake?.energyKcal ?? 0))} kcal a day`;
  return (
    <Stack gap="md">
      <Text size="sm">
        The energy of each class divided by all energy. A food of the table has its class there; a dish is
        divided among the classes of its parts; a product has the class of its label, or none. It is for
        information and moves no points.
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
            name: 'Not known',
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

/** Protein by meal, laid open. */
export function ProteinAudit({ days, protein, today }: ProteinAuditProps) {
  const { kinds, massKg, targetPerKg, score } = protein;
  return (
    <Stack gap="md">
      <Text size="sm">
        Of each day the meals that bring {targetPerKg} g of protein for each kg are counted, {PROTEIN_MEALS}{' '}
        at most; the figure is the mean over the days. The kg are those of your body, or of a body mass index
        of 25 where you weigh more; from 65 years on 0.4 g are asked for.
      </Text>
      <Text size="sm">
        {daysText(days, today)}; days with a food that does not tell its protein are left out.
      </Text>
      <Steps
        steps={[
          { name: 'Mass it is reckoned by', value: formatTenth(massKg), unit: 'kg' },
          {
            name: 'What a meal should bring',
            value: formatTenth(targetPerKg * massKg),
            unit: 'g',
            why: `${targetPerKg} g × ${formatTenth(massKg)} kg`,
          },
          ...kinds.map(({ kind, proteinG, perKg, days: ofKind }) => ({
            name: MEAL_KIND_NAMES[kind],
            value: formatTenth(proteinG),
            unit: 'g',
            why: `Mean of ${ofKind} days, ${perKg.toFixed(2)} g per kg`,
          })),
          {
            name: `Meals a day that reach it, of ${PROTEIN_MEALS}`,
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
