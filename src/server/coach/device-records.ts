import {
  DEVICE_DAYS,
  DEVICE_TARGET_DAYS_AHEAD,
  deviceQueries,
  type DeviceRecords,
} from '#domain/coach/device/device-records.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { CoachAsker } from './asker.ts';
import { memoryOf } from './memory/queries.ts';
import { dayTargetsOf } from '#server/goals/target-figure-queries.ts';
import { recordsFor, wasTrackedBefore } from './record-queries.ts';

/** The member's latest records, for offline answers. */
export async function deviceRecordsOf(asker: CoachAsker): Promise<DeviceRecords> {
  const { db, userId, today, timeZone, units, nowMs } = asker;
  const from = addDays(today, 1 - DEVICE_DAYS);
  const { latest, whole, readings } = deviceQueries();
  const [{ dayStates, entries }, ofWhole, ofReadings, isTrackedBefore, memory, dayTargets] =
    await Promise.all([
      recordsFor(asker, latest),
      recordsFor(asker, whole),
      recordsFor(asker, readings),
      wasTrackedBefore(asker, from),
      memoryOf(db, userId),
      dayTargetsOf(asker, { from, to: addDays(today, DEVICE_TARGET_DAYS_AHEAD) }),
    ]);
  const { meals: _meals, ...lists } = entries;
  return {
    from: isTrackedBefore ? from : null,
    today,
    readAt: new Date(nowMs).toISOString(),
    timeZone,
    units,
    targets: ofWhole.targets,
    dayTargets: [...dayTargets],
    dayStates: [...dayStates],
    memory,
    entries: { ...lists, blood: ofWhole.entries.blood, glucose: ofReadings.entries.glucose },
  };
}
