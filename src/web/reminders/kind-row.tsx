import { ActionIcon, Button, Chip, Group, Stack, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReminderSettings } from '#contract/reminders.ts';
import { MEAL_KINDS, REMINDER_RULES, type ReminderKind } from '#domain/reminders/kinds.ts';
import type { ReminderChoice } from '#domain/reminders/plan.ts';
import classes from './reminders.module.css';
import { formatClock } from '#web/lib/format.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const DAY_TIMES = ['Morning', 'Midday', 'Evening', 'Bedtime'] as const;
const IS_TIME = /^\d\d:\d\d$/;

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly isLabelShown?: boolean;
}

/** A time of day, saved on blur if it is complete. */
export function TimeField({ label, value, onChange, isLabelShown = false }: TimeProps) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined && IS_TIME.test(typed) && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <TextInput
      type="time"
      className={classes.time}
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
    />
  );
}

interface PartProps {
  readonly kind: ReminderKind;
  readonly choice: ReminderChoice;
  readonly onChange: (choice: ReminderChoice) => void;
}

function Times({ kind, choice, onChange }: PartProps) {
  const { timing, name, maxTimes } = REMINDER_RULES[kind];
  const { times } = choice;
  const replace = (index: number, time: string) =>
    onChange({ ...choice, times: times.map((each, place) => (place === index ? time : each)) });
  const canAdd = timing === 'clock' && times.length < maxTimes;
  return (
    <Group gap="sm" align="flex-end">
      {times.map((time, index) => (
        <Group key={index} gap={4} wrap="nowrap" align="flex-end">
          <TimeField
            label={timing === 'doses' ? (DAY_TIMES[index] ?? '') : `${name}: time ${index + 1}`}
            isLabelShown={timing === 'doses'}
            value={time}
            onChange={(next) => replace(index, next)}
          />
          {timing === 'clock' && times.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove ${formatClock(time)}`}
              onClick={() => onChange({ ...choice, times: times.filter((_, place) => place !== index) })}
            >
              <IconX size="1rem" aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {canAdd && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => onChange({ ...choice, times: [...times, '20:00'] })}
        >
          Add time
        </Button>
      )}
    </Group>
  );
}

function Weekdays({ kind, choice, onChange }: PartProps) {
  const { name } = REMINDER_RULES[kind];
  return (
    <Chip.Group
      multiple
      value={choice.weekdays.map(String)}
      onChange={(days) => {
        if (days.length > 0) onChange({ ...choice, weekdays: days.map(Number).toSorted() });
      }}
    >
      <Group gap={6} role="group" aria-label={`${name}: days`}>
        {WEEKDAYS.map((day, index) => (
          <Chip key={day} value={String(index)} size="sm">
            {day}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

/** A meal's own time, or the usual one. */
function MealTime({ kind, choice, onChange, usual }: PartProps & { readonly usual: string }) {
  const hasOwn = choice.times.length > 0;
  return (
    <Group gap="sm">
      {hasOwn && <Times kind={kind} choice={choice} onChange={onChange} />}
      <Button
        variant="transparent"
        px={0}
        size="compact-md"
        aria-label={`${REMINDER_RULES[kind].name}: ${hasOwn ? 'use my usual time' : 'set a time'}`}
        onClick={() => onChange({ ...choice, times: hasOwn ? [] : [usual] })}
      >
        {hasOwn ? 'Use my usual time' : 'Set a time'}
      </Button>
    </Group>
  );
}

/** @param usual for a meal */
function descriptionOf({ isOn, times }: ReminderChoice, text: string, usual: string | undefined): string {
  if (usual === undefined || !isOn) return text;
  return times.length > 0
    ? 'If it isn’t logged by the time below'
    : `If it isn’t logged by ${formatClock(usual)}, based on your usual time`;
}

interface RowProps extends PartProps {
  readonly usual: ReminderSettings['usual'];
}

/** One kind of reminder: on or off, and when. */
export function KindRow({ kind, choice, onChange, usual }: RowProps) {
  const { name, text, weekdays, timing } = REMINDER_RULES[kind];
  const meal = MEAL_KINDS.find((each) => each === kind);
  const part = { kind, choice, onChange };
  return (
    <div className={classes.row}>
      <Switch
        label={name}
        description={descriptionOf(choice, text, meal && usual[meal])}
        checked={choice.isOn}
        onChange={({ currentTarget }) => onChange({ ...choice, isOn: currentTarget.checked })}
      />
      {choice.isOn && timing !== 'event' && (
        <Stack gap="sm" className={classes.when}>
          {meal === undefined ? <Times {...part} /> : <MealTime {...part} usual={usual[meal]} />}
          {weekdays && <Weekdays {...part} />}
        </Stack>
      )}
    </div>
  );
}
