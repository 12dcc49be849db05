import { MAX_PORTIONS } from '#domain/foods/food.ts';
import { ActionIcon, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import classes from './form.module.css';
import type { LabelForm } from './label-form.ts';

type Rows = LabelForm['portions'];

interface PortionsFieldProps {
  readonly rows: Rows;
  readonly faultOf: (field: string, typed: string) => string | undefined;
  readonly onChange: (rows: Rows) => void;
}

/** A food's portions with their masses; the first is the default. */
export function PortionsField({ rows, faultOf, onChange }: PortionsFieldProps) {
  const change = (at: number, part: Partial<Rows[number]>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        The weight of one portion, such as a cup or a slice. We suggest the first portion when you log the
        food.
      </Text>
      {rows.map(({ label, grams }, at) => (
        // Rows have no identity except their position.
        <div key={at} className={classes.row}>
          <TextInput
            aria-label={`Name of portion ${at + 1}`}
            placeholder={at === 0 ? 'serving, cup, slice' : 'another portion'}
            maxLength={40}
            value={label}
            error={faultOf(`portions.${at}.label`, label + grams)}
            onChange={({ currentTarget: { value } }) => change(at, { label: value })}
          />
          <TextInput
            aria-label={`Weight of portion ${at + 1} in grams`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="30"
            rightSection={
              <Text span size="xs" c="dimmed" aria-hidden>
                g
              </Text>
            }
            value={grams}
            error={faultOf(`portions.${at}.grams`, grams)}
            onChange={({ currentTarget: { value } }) => change(at, { grams: value })}
          />
          <ActionIcon
            aria-label={`Remove portion ${at + 1}`}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            <IconX size="1.1em" aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {rows.length < MAX_PORTIONS && (
        <div>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPlus size="1.1em" aria-hidden />}
            onClick={() => onChange([...rows, { label: rows.length === 0 ? 'serving' : '', grams: '' }])}
          >
            Add a portion
          </Button>
        </div>
      )}
    </Stack>
  );
}
