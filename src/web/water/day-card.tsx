import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import type { Cup, Drink } from '#contract/water.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { QUICK_AMOUNTS_ML } from '#domain/water/quick-amounts.ts';
import { alcoholG } from '#domain/water/counted-water.ts';
import { waterWarning, type WaterWarning } from '#domain/water/water-warning.ts';
import { formatGrams } from '#web/lib/format.ts';
import { daySize, dayUnit, formatDrink } from '#web/lib/units/volume.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ProgressRing } from '#web/ui/gauges/progress-ring.tsx';
import { drinkWord } from './drink-words.ts';
import { useAddDrink } from './use-add-drink.ts';
import type { MemberTarget } from '#web/lib/member/water-target.ts';
import classes from './water.module.css';

const WARNINGS: Readonly<Record<WaterWarning, string>> = {
  fast: 'More than 34 fl oz (1 liter) within an hour can dilute the salt in your blood. Pause before the next glass. Call a doctor if you get a headache or feel nauseated or confused.',
  much: 'More than 170 fl oz (5 liters) in a day can dilute the salt in your blood. Don’t drink more now unless you’re sweating a lot. Call a doctor if you get a headache or feel nauseated or confused.',
};

interface DayCardProps {
  readonly title: string;
  readonly date: string;
  readonly entries: readonly Drink[];
  readonly cups: readonly Cup[];
  readonly known: boolean;
  readonly waiting: boolean;
  readonly target: MemberTarget | undefined;
  readonly system: UnitSystem;
  readonly onOther: () => void;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function leftText(waterMl: number, targetMl: number | undefined, system: UnitSystem): string {
  if (targetMl === undefined) return '';
  const leftMl = targetMl - waterMl;
  return leftMl > 0 ? `${daySize(leftMl, system)} ${dayUnit(system)} to go` : 'Target reached';
}

/** One-tap amounts: the standard amounts of water, then the member's own cups. */
function Pour({ date, cups, system, onOther }: Pick<DayCardProps, 'date' | 'cups' | 'system' | 'onOther'>) {
  const add = useAddDrink(date);
  return (
    <div className={classes.pour}>
      <div className={classes.amounts} role="group" aria-label="Add water">
        {QUICK_AMOUNTS_ML[system].map((volumeMl) => (
          <Button
            key={volumeMl}
            variant="light"
            px="xs"
            leftSection={<IconPlus size="1em" aria-hidden />}
            aria-label={`Add ${formatDrink(volumeMl, system)} of water`}
            onClick={() => add({ kind: 'water', volumeMl })}
          >
            {formatDrink(volumeMl, system)}
          </Button>
        ))}
      </div>
      {cups.length > 0 && (
        <div className={classes.amounts} role="group" aria-label="Your cups">
          {cups.map((cup) => (
            <Button
              key={cup.id}
              variant="default"
              px="xs"
              title={`${formatDrink(cup.volumeMl, system)} of ${drinkWord(cup.kind)}`}
              aria-label={`Add ${cup.name}: ${formatDrink(cup.volumeMl, system)} of ${drinkWord(cup.kind)}`}
              onClick={() => add(cup)}
            >
              {cup.name}
            </Button>
          ))}
        </div>
      )}
      <Button variant="subtle" onClick={onOther}>
        Log a different drink
      </Button>
    </div>
  );
}

/** The day's water against the target, and everything that adds to it in one tap. */
export function DayCard(props: DayCardProps) {
  const { title, entries, known, waiting, target, system } = props;
  const waterMl = sumOf(entries.map((entry) => entry.waterMl));
  const alcohol = sumOf(entries.map(({ kind, volumeMl }) => alcoholG(kind, volumeMl)));
  const warning = waterWarning(
    entries.map(({ drunkAt, volumeMl }) => ({ atMs: Date.parse(drunkAt), volumeMl })),
  );
  const targetMl = target?.targetMl;
  const unit = dayUnit(system);
  return (
    <Card title={title}>
      <div className={classes.day}>
        {target && (known || !waiting) ? (
          <div>
            <ProgressRing
              color="water"
              sharePercent={targetMl && (waterMl / targetMl) * 100}
              valueText={known ? daySize(waterMl, system) : '–'}
              caption={targetMl === undefined ? unit : `of ${daySize(targetMl, system)} ${unit}`}
            />
            <Text size="sm" c="dimmed" mt="sm" ta="center" mih="1lh" role="status">
              {known && leftText(waterMl, targetMl, system)}
            </Text>
          </div>
        ) : (
          <Skeleton circle width="100%" height="auto" style={{ aspectRatio: 1 }} />
        )}
        <Pour {...props} />
      </div>
      {alcohol > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          These drinks have about {formatGrams(alcohol)} g of alcohol.
        </Text>
      )}
      {warning && (
        <Alert
          mt="md"
          radius="lg"
          title="That’s a lot of water"
          icon={<IconAlertTriangle aria-hidden />}
          styles={{
            root: { background: 'var(--notice-wash)' },
            title: { color: 'var(--ink)' },
            icon: { color: 'var(--ink)' },
          }}
        >
          {WARNINGS[warning]}
        </Alert>
      )}
    </Card>
  );
}
