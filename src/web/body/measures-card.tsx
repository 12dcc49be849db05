import { Anchor, Text } from '@mantine/core';
import type { BodyMeasurement } from '#contract/body.ts';
import type { Member } from '#contract/account/account.ts';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { WAIST_TO_HEIGHT_WORDS } from '#domain/body/waist-words.ts';
import { waistToHip } from '#domain/body/waist-to-hip.ts';
import { formatDate, formatGirth, formatTenth } from '#web/lib/format.ts';
import { formatWaistRatio } from '#web/lib/units/body-ratios.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Steps, type Step } from '#web/ui/layout/steps.tsx';

interface MeasuresCardProps {
  /** Oldest first. */
  readonly entries: readonly BodyMeasurement[];
  readonly member: Member;
  readonly today: string;
}

const two = (ratio: number): string => ratio.toFixed(2);

/** The latest of each measurement, and ratios between two. */
function stepsOf({ entries, member, today }: MeasuresCardProps): readonly Step[] {
  const fat = entries.findLast(({ bodyFatPercent }) => bodyFatPercent !== null);
  const waist = entries.findLast(({ waistCm }) => waistCm !== null);
  const hip = entries.findLast(({ hipCm }) => hipCm !== null);
  const steps: Step[] = [];
  if (fat?.bodyFatPercent !== null && fat?.bodyFatPercent !== undefined)
    steps.push({
      name: 'Body fat',
      value: formatTenth(fat.bodyFatPercent),
      unit: '%',
      why: `${formatDate(fat.date, today)}. Scales can be off by several points. The trend tells you more.`,
    });
  const waistCm = waist?.waistCm ?? undefined;
  const hipCm = hip?.hipCm ?? undefined;
  if (waist && waistCm !== undefined) {
    const { ratio, band } = waistToHeight(waistCm, member.heightCm);
    steps.push({
      name: 'Waist-to-height ratio',
      value: formatWaistRatio(ratio),
      unit: '',
      why: `${WAIST_TO_HEIGHT_WORDS[band]}. Waist ${formatGirth(waistCm, member.unitSystem)}, ${formatDate(waist.date, today)}.`,
    });
  }
  if (waistCm !== undefined && hipCm !== undefined) {
    const { ratio, band } = waistToHip(waistCm, hipCm, member.sex);
    const limit = member.sex === 'male' ? '0.90' : '0.85';
    steps.push({
      name: 'Waist-to-hip ratio',
      value: two(ratio),
      unit: '',
      why: `${band === 'healthy' ? `Healthy: below ${limit}` : `Increased risk: ${limit} or higher`} for your sex. Hip ${formatGirth(hipCm, member.unitSystem)}.`,
    });
  }
  return steps;
}

/** Body fat and circumferences with their bands. */
export function MeasuresCard(props: MeasuresCardProps) {
  const steps = stepsOf(props);
  return (
    <Card title="Body fat and waist">
      {steps.length === 0 ? (
        <Text size="sm" c="dimmed">
          Measure your waist now and then. It says more about your health than weight alone does. Keep it
          below half your height.
        </Text>
      ) : (
        <>
          <Steps steps={steps} />
          <Text size="sm" c="dimmed" mt="md">
            These ranges don’t apply during pregnancy. Sources:{' '}
            <Anchor
              underline="always"
              href="https://www.nice.org.uk/guidance/ng246"
              target="_blank"
              rel="noreferrer"
            >
              NICE 2025
            </Anchor>{' '}
            and{' '}
            <Anchor
              underline="always"
              href="https://www.who.int/publications/i/item/9789241501491"
              target="_blank"
              rel="noreferrer"
            >
              WHO 2008
            </Anchor>
            .
          </Text>
        </>
      )}
    </Card>
  );
}
