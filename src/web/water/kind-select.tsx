import { NativeSelect } from '@mantine/core';
import { DRINK_KINDS, type DrinkKind } from '#domain/water/drink.ts';
import { DRINK_NAMES } from './drink-words.ts';

const OPTIONS = DRINK_KINDS.map((value) => ({ value, label: DRINK_NAMES[value] }));

interface KindSelectProps {
  readonly label: string;
  readonly value: DrinkKind;
  readonly onChange: (kind: DrinkKind) => void;
}

/** Kind of drink, which determines how much counts. */
export function KindSelect({ label, value, onChange }: KindSelectProps) {
  return (
    <NativeSelect
      label={label}
      data={OPTIONS}
      value={value}
      onChange={({ currentTarget }) => {
        const kind = DRINK_KINDS.find((each) => each === currentTarget.value);
        if (kind) onChange(kind);
      }}
    />
  );
}
