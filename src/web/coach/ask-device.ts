import type { Exchange } from '#contract/coach/coach.ts';
import { answerFromDevice } from '#domain/coach/device/answer-from-device.ts';
import type { DeviceRecords } from '#domain/coach/device/device-records.ts';
import type { Query } from '#domain/query/query.ts';
import type { api } from '#web/lib/api.ts';
import { todayHere } from '#web/lib/clock.ts';
import { formatDayMonth, formatTime } from '#web/lib/format.ts';
import { currentOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { DEVICE_RECORDS } from './use-coach.ts';

function asOf({ readAt, timeZone, today: readOn }: DeviceRecords, today: string): string {
  const time = formatTime(Date.parse(readAt), timeZone);
  return readOn === today ? time : `${formatDayMonth(readOn)}, ${time}`;
}

/** Answers from the records on the device. The answer stays on the screen and isn't saved. */
export function answer(
  id: string,
  question: string,
  before: Exchange['reply'] | undefined,
): Awaited<ReturnType<typeof api.coach.ask>> {
  const at = new Date().toISOString();
  const today = todayHere();
  const records = queryClient.getQueryData<DeviceRecords>(DEVICE_RECORDS);
  const unsent = currentOutbox().rows.filter((row) => !row.rejected).length;
  const reply = answerFromDevice(
    {
      question,
      today,
      before: (before?.query ?? undefined) as Query | undefined,
      choices: before?.choices ?? [],
      unsent,
    },
    records,
  );
  const offline =
    records && reply.query !== null ? `Answered offline from your data as of ${asOf(records, today)}.` : '';
  const note = [reply.note, offline].filter((part) => part !== null && part !== '').join(' ');
  return {
    exchange: {
      id,
      question,
      reply: { ...reply, note: note === '' ? null : note },
      state: 'done',
      writer: null,
      askedAt: at,
      answeredAt: at,
    },
    isSaved: false,
  };
}
