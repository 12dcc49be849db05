import { Button, Select, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

/** A time zone in a list: "America/New York". */
const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

/** Every time zone the browser knows, by name. A selected one that isn't among them, such as an outdated name, stays an option. */
export function timeZoneOptions(
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...zones].toSorted().map((value) => ({ value, label: labelOf(value) }));
}

/** "UTC+5:30" on a local day, for people who know their offset better than their zone's name. */
export function offsetText(zone: string, date: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    Date.parse(`${date}T12:00:00Z`),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
}

/** "Buenos Aires" for America/Argentina/Buenos_Aires: the whole name doesn't fit a button on a phone. */
const cityOf = (zone: string): string => labelOf(zone).split('/').at(-1) ?? zone;

interface PartProps {
  readonly state: SettingsFormState;
}

/** The member's time zone, which decides when their day starts. */
export function TimeCard({ state: { form, change, faultOf } }: PartProps) {
  const { timeZone } = form;
  const options = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const here = deviceTimeZone();
  const today = useToday();
  return (
    <Card title="Time zone">
      <Stack gap="md">
        <Select
          label="Your time zone"
          description={`${offsetText(timeZone, today)} today. Daily limits reset at midnight in this time zone. Entries keep the time zone you logged them in.`}
          data={[...options]}
          value={timeZone}
          error={faultOf('timeZone')}
          searchable
          allowDeselect={false}
          limit={80}
          nothingFoundMessage="No time zone by that name. Try the nearest large city."
          onChange={(zone) => zone !== null && change({ timeZone: zone })}
        />
        {here !== timeZone && (
          <div>
            <Button variant="default" size="sm" maw="100%" onClick={() => change({ timeZone: here })}>
              Use device time zone: {cityOf(here)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
