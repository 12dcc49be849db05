import { Group, Input, ActionIcon, Popover, SimpleGrid, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { IconInfoCircle } from '@tabler/icons-react';
import type { UnitSystem } from '#domain/account/profile.ts';
import { cmFromFeetAndInches, feetAndInchesFromCm } from '#domain/units/length.ts';
import { NumberField } from './number-field.tsx';

const FIRST_INCHES = 48;
const LAST_INCHES = 71;

const rows = Array.from({ length: LAST_INCHES - FIRST_INCHES + 1 }, (_, index) => {
  const total = FIRST_INCHES + index;
  const height = { feet: Math.floor(total / 12), inches: total % 12 };
  return {
    total,
    feetAndInches: `${height.feet}'${height.inches}"`,
    heightCm: Math.round(cmFromFeetAndInches(height)),
  };
});

/** The inch-to-feet conversion guide, from 4'0" to 5'11"; opens by pointer, touch and keyboard alike. */
function HeightGuide() {
  return (
    <Popover width={300} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label="Height guide: inches to feet">
          <IconInfoCircle />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Inches to feet">
        <Text fw={600} size="sm" mb="xs">
          Inches to feet
        </Text>
        <SimpleGrid cols={2} spacing="lg" verticalSpacing={0} tabIndex={0} data-autofocus role="list">
          {rows.map(({ total, feetAndInches, heightCm }) => (
            <Text key={total} size="xs" role="listitem">
              {total} in = {feetAndInches}{' '}
              <Text span inherit c="dimmed">
                {heightCm} cm
              </Text>
            </Text>
          ))}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  );
}

interface HeightFieldProps {
  readonly unitSystem: UnitSystem;
  readonly heightCm: number | undefined;
  readonly onChange: (heightCm: number | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
  /** If other fields are marked as required, so is this one, in every form. */
  readonly isMarked?: boolean;
  readonly error?: React.ReactNode;
}

type Inner = Omit<HeightFieldProps, 'unitSystem' | 'error' | 'isMarked'> & {
  readonly errorId: string | undefined;
};

function Centimeters({ heightCm, onChange, onBlur, errorId }: Inner) {
  return (
    <NumberField
      aria-label="Height in centimeters"
      aria-describedby={errorId}
      error={errorId !== undefined}
      unit="cm"
      placeholder="170"
      initial={heightCm === undefined ? undefined : Math.round(heightCm * 2) / 2}
      onChange={onChange}
      onBlur={onBlur}
      flex={1}
    />
  );
}

/** Feet may stay empty: 68 inches alone are a valid height. Reports NaN if either text isn't a number. */
function FeetAndInches({ heightCm, onChange, onBlur, errorId }: Inner) {
  const [typed, setTyped] = useState<{ feet?: number | undefined; inches?: number | undefined }>(
    heightCm === undefined || Number.isNaN(heightCm) ? {} : feetAndInchesFromCm(heightCm),
  );
  const change = (part: 'feet' | 'inches', value: number | undefined) => {
    const next = { ...typed, [part]: value };
    setTyped(next);
    const empty = next.feet === undefined && next.inches === undefined;
    onChange(empty ? undefined : cmFromFeetAndInches({ feet: next.feet ?? 0, inches: next.inches ?? 0 }));
  };
  return (['feet', 'inches'] as const).map((part) => (
    <NumberField
      key={part}
      aria-label={`Height: ${part}`}
      aria-describedby={errorId}
      error={errorId !== undefined}
      unit={part === 'feet' ? 'ft' : 'in'}
      placeholder={part === 'feet' ? '5' : '7'}
      initial={typed[part]}
      onChange={(value) => change(part, value)}
      onBlur={onBlur}
      flex={1}
    />
  ));
}

/** A height, typed in the member's units and stored in cm, with a guide. */
export function HeightField({
  unitSystem,
  heightCm,
  onChange,
  error,
  isMarked = false,
  ...field
}: HeightFieldProps) {
  const errorId = useId();
  // The inputs hold their own text, which resets only when the height changes from outside.
  const [shown, setShown] = useState({ heightCm, turn: 0 });
  if (!Object.is(shown.heightCm, heightCm)) setShown({ heightCm, turn: shown.turn + 1 });
  const change = (typedCm: number | undefined): void => {
    setShown({ ...shown, heightCm: typedCm });
    onChange(typedCm);
  };
  const Inputs = unitSystem === 'metric' ? Centimeters : FeetAndInches;
  return (
    <Input.Wrapper
      label="Height"
      labelElement="div"
      withAsterisk={isMarked}
      error={error}
      errorProps={{ id: errorId }}
    >
      <Group gap="sm" wrap="nowrap">
        <Inputs
          {...field}
          key={shown.turn}
          heightCm={heightCm}
          onChange={change}
          errorId={error ? errorId : undefined}
        />
        <HeightGuide />
      </Group>
    </Input.Wrapper>
  );
}
