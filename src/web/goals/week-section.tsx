import { useState } from 'react';
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { formatKcal } from '#web/lib/format.ts';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import type { PartProps } from './form-part.ts';
import classes from './update-goals.module.css';
import { stepDay, WEEKDAYS } from './week-offsets.ts';

interface WeekSectionProps extends PartProps {
  /** The daily target that days deviate from, kcal; absent while it is computed. */
  readonly energyKcal: number | undefined;
}

/** Energy per weekday. More on one day means less on the others, so the weekly total stays the same. */
export function WeekSection({ form, faultOf, onChange, energyKcal }: WeekSectionProps) {
  const offsets = form.weekdayOffsetsKcal;
  const isSame = offsets.every((offset) => offset === 0);
  // Making all days the same must not close what is open.
  const [isOpen] = useState(!isSame);
  const fault = faultOf('weekdayOffsetsKcal');
  const step = (day: number, direction: 1 | -1): void =>
    onChange({ weekdayOffsetsKcal: [...stepDay(offsets, day, direction)] });
  return (
    <FoldCard title="Days of the week" aside={isSame ? 'All the same' : 'Different'} isOpen={isOpen}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Eat more on some days. Each change is spread over the other days, so your weekly total stays the
          same.
        </Text>
        <PlainList gap="xs">
          {WEEKDAYS.map((name, day) => {
            const energy = energyKcal === undefined ? undefined : energyKcal + (offsets[day] ?? 0);
            return (
              <li key={name} className={classes.day}>
                <span>{name}</span>
                <ActionIcon variant="light" aria-label={`Less on ${name}`} onClick={() => step(day, -1)}>
                  <IconMinus size="1.1em" aria-hidden />
                </ActionIcon>
                <span className={classes.dayFigure}>
                  <Figure value={energy === undefined ? '–' : formatKcal(energy)} unit="kcal" />
                </span>
                <ActionIcon variant="light" aria-label={`More on ${name}`} onClick={() => step(day, 1)}>
                  <IconPlus size="1.1em" aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </PlainList>
        {fault !== undefined && (
          <Text size="sm" c="var(--critical)" role="alert">
            {fault}
          </Text>
        )}
        {!isSame && (
          <Button
            variant="default"
            size="sm"
            onClick={() => onChange({ weekdayOffsetsKcal: offsets.map(() => 0) })}
          >
            Make all days the same
          </Button>
        )}
      </Stack>
    </FoldCard>
  );
}
