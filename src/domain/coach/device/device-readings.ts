import type { LatestReading } from '#domain/advice/urgent-readings.ts';
import {
  readingSubjects,
  warningsAbout,
  withReadingWarnings,
} from '#domain/coach/judgment/urgent-readings.ts';
import type { Reply } from '#domain/coach/reply.ts';
import type { DeviceRecords } from './device-records.ts';

const OF_DAYS = [
  ['pressure', ['systolicMmhg', 'diastolicMmhg']],
  ['heart-rate', ['restingHeartRateBpm']],
] as const;

/** Today's last readings on the device. */
function readingsOf({ entries }: DeviceRecords, today: string): readonly LatestReading[] {
  const glucoseMgdl = entries.glucose?.findLast(({ date }) => date === today)?.values['mgdl'];
  return [
    ...(glucoseMgdl === undefined ? [] : [{ subject: 'glucose' as const, figures: { glucoseMgdl } }]),
    ...OF_DAYS.flatMap(([subject, keys]): readonly LatestReading[] => {
      const [main] = keys;
      const values = entries.days?.findLast(
        (day) => day.date === today && day.values[main] !== undefined,
      )?.values;
      return values ? [{ subject, figures: values }] : [];
    }),
  ];
}

/** An offline answer with what to do about today's last readings, if it's about them and they're dangerous. */
export function withDeviceWarnings(
  said: Reply,
  records: DeviceRecords,
  { question, today }: { readonly question: string; readonly today: string },
): Reply {
  const { glucose: glucoseUnit, system } = records.units;
  // Whether the member has diabetes isn't known here. It only matters for readings that aren't dangerous.
  const reader = { person: { hasDiabetes: true }, glucoseUnit, system };
  const subjects = readingSubjects(said, question, today);
  return withReadingWarnings(said, warningsAbout(subjects, readingsOf(records, today), reader));
}
