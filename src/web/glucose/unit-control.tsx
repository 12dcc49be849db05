import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { chooseUnit, useGlucoseUnit } from '#web/lib/units/glucose-unit.ts';

/** Shows and sets the member's unit of glucose. */
export function UnitControl(props: Omit<SegmentedControlProps, 'data' | 'value' | 'onChange'>) {
  const choose = (choice: string): void => {
    const unit = GLUCOSE_UNITS.find((each) => each === choice);
    if (unit) chooseUnit(unit);
  };
  return (
    <SegmentedControl
      aria-label="Glucose unit"
      {...props}
      value={useGlucoseUnit()}
      data={[...GLUCOSE_UNITS]}
      onChange={choose}
    />
  );
}
