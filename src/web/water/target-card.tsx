import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { UnitSystem } from '#domain/account/profile.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { fahrenheitFromCelsius } from '#domain/units/temperature.ts';
import { flOzFromMl } from '#domain/units/volume.ts';
import type { WaterTarget } from '#domain/water/water-target.ts';
import { formatCount, formatMass } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { daySize, dayUnit, formatDrink } from '#web/lib/units/volume.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps, type Step } from '#web/ui/layout/steps.tsx';
import type { MemberTarget } from '#web/lib/member/water-target.ts';

const ADDITION_NAMES: Readonly<Record<WaterTarget['additions'][number]['code'], string>> = {
  pregnant: 'Pregnancy',
  breastfeeding: 'Breastfeeding',
  exercise: 'Exercise',
  heat: 'Heat',
  'protein-fiber': 'High protein or fiber',
};

const SOURCES = [
  { name: 'Adequate intakes: EFSA 2010', url: 'https://doi.org/10.2903/j.efsa.2010.1459' },
  { name: 'Coffee counts: Killer 2014', url: 'https://doi.org/10.1371/journal.pone.0084154' },
  { name: 'Water in drinks: Maughan 2016', url: 'https://doi.org/10.3945/ajcn.115.114769' },
];

const formatWarmth = (temperatureC: number, system: UnitSystem): string =>
  system === 'imperial' ? `${formatCount(fahrenheitFromCelsius(temperatureC))} °F` : `${temperatureC} °C`;

function stepsOf(formula: WaterTarget, massKg: number, system: UnitSystem): readonly Step[] {
  const perKg =
    system === 'imperial'
      ? `${flOzFromMl(formula.mlPerKg * kgFromLb(1)).toFixed(2)} fl oz per pound`
      : `${formula.mlPerKg} mL per kg`;
  const step = (name: string, ml: number, why?: string): Step => ({
    name,
    value: formatDrink(ml, system).split(' ')[0] ?? '',
    unit: formatDrink(ml, system).split(' ').slice(1).join(' '),
    why,
  });
  return [
    step(
      'Your weight',
      formula.baseMl,
      `${perKg} at ${formatMass(massKg, system)}, within the usual range for your sex`,
    ),
    ...formula.additions.map(({ code, addedMl }) => step(ADDITION_NAMES[code], addedMl)),
    { ...step('Per day', formula.targetMl), isResult: true },
  ];
}

function Basis({ target, system }: { readonly target: MemberTarget; readonly system: UnitSystem }) {
  const { source, targetMl, massKg } = target;
  if (source === 'by-hand')
    return (
      <Text size="sm">
        You set your target to {targetMl !== undefined && `${daySize(targetMl, system)} ${dayUnit(system)}`} a
        day.
      </Text>
    );
  if (source === 'under-18')
    return (
      <Text size="sm">
        The formula is for adults, so we can’t calculate a target for you. You can set your own.
      </Text>
    );
  if (source === 'fluid-limit')
    return (
      <Text size="sm">
        If you have kidney disease, your doctor decides how much you should drink, so we don’t calculate a
        target. Follow their fluid limit. You can set it as your target.
      </Text>
    );
  return (
    <>
      <Steps steps={stepsOf(source, massKg, system)} />
      <Text size="sm" c="dimmed">
        Exercise and heat aren’t included. Add about {formatDrink(480, system)} for an hour of exercise,{' '}
        {formatDrink(250, system)} on a day above {formatWarmth(25, system)} and {formatDrink(500, system)}{' '}
        above {formatWarmth(30, system)}. If you have heart failure or a fluid limit, follow your doctor’s
        advice instead.
      </Text>
    </>
  );
}

/** Computation of the day's target, what counts, and the sources. */
export function TargetCard({
  target,
  system,
}: {
  readonly target: MemberTarget;
  readonly system: UnitSystem;
}) {
  return (
    <Card
      title="Your target"
      aside={
        <Anchor component={Link} to={paths.updateGoals()} size="sm" fw={600}>
          Change
        </Anchor>
      }
    >
      <Stack gap="md">
        <Basis target={target} system={system} />
        <Text size="sm" c="dimmed">
          Water, tea, coffee, milk, juice and soup count in full. Beer up to 5% counts as 80%. Wine and liquor
          don’t count. Food provides 20 to 30% of your total water and isn’t counted here. We chose the target
          to be close to the adequate intakes below.
        </Text>
        <SourceLinks sources={SOURCES} />
      </Stack>
    </Card>
  );
}
