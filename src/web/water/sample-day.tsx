import type { UnitSystem } from '#domain/account/profile.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { Sample } from '#web/ui/sample.tsx';

const SAMPLE = { valueMl: 1430, targetMl: 2050 };

/** What a day with drinks looks like. */
export function SampleDay({ system }: { readonly system: UnitSystem }) {
  const { valueMl, targetMl } = SAMPLE;
  return (
    <Sample caption="A sample: three glasses of water, two coffees and a soup">
      <MacroBar
        label="Water"
        color="water"
        value={valueMl}
        target={targetMl}
        valueText={daySize(valueMl, system)}
        targetText={`${daySize(targetMl, system)} ${dayUnit(system)}`}
      />
    </Sample>
  );
}
