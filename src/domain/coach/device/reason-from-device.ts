import { reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import type { Intent } from '#domain/coach/abilities/intent.ts';
import { whyReply } from '#domain/coach/abilities/why-figure.ts';
import { whySubject } from '#domain/coach/abilities/why-subjects.ts';
import { weightQueries, whyWeightReply } from '#domain/coach/abilities/why-weight.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import { windowBefore } from '#domain/questions/times/calendar-words.ts';
import { deviceSource, isOnDevice, type DeviceRecords } from './device-records.ts';

interface ReasonQuestion {
  readonly question: string;
  readonly today: string;
  /** Days that a query needs and the device lacks. */
  readonly lacking: (query: Query) => string;
}

const isKept = (key: string): boolean => {
  const metric = findMetric(key);
  return metric !== undefined && isOnDevice(metric);
};

/** Why a figure changed, from the device's records. Undefined if the device lacks data that could change the answer. */
export function reasonFromDevice(
  intent: Intent,
  records: DeviceRecords,
  { question, today, lacking }: ReasonQuestion,
): Reply | undefined {
  const window = reasonWindow(question, today);
  const source = deviceSource(records, today);
  const context = { today, units: records.units };
  const before = windowBefore(window, today);
  // Patterns may use fewer days than on the server, but both compared periods must be complete.
  const areFullyStored = (metrics: readonly string[]): boolean =>
    before !== undefined &&
    metrics.every(
      (metric) => isKept(metric) && lacking({ metric, aggregate: 'mean', window: before }) === '',
    );
  if (intent.kind === 'why-weight') {
    const expenditureKcal = source.entries.days.findLast(
      ({ values }) => values['expenditureKcal'] !== undefined,
    )?.values['expenditureKcal'];
    return expenditureKcal !== undefined && areFullyStored(weightQueries(window).map(({ metric }) => metric))
      ? whyWeightReply({ source, window, context, expenditureKcal })
      : undefined;
  }
  const subject = intent.kind === 'why' ? whySubject(intent.subject) : undefined;
  if (!subject || !areFullyStored([subject.metric, ...subject.factors.map(({ metric }) => metric)]))
    return undefined;
  return whyReply(subject, { source, window, context });
}
