import { reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { namedMarker } from '#domain/coach/abilities/marker-advice.ts';
import type { JudgmentRequest } from '#domain/coach/judgment/read-judgment.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { intakeNamed, intakeReply, targetReply } from './judge-intake.ts';
import { markerReply } from './judge-marker.ts';
import { isBloodPressure, pressureReply } from './judge-pressure.ts';

/** Only added sugar has a limit. */
const limitedPart = (intake: Metric | undefined, asks: JudgmentRequest['asks']): Metric | undefined =>
  intake?.key === 'sugarsG' && asks !== 'enough' ? findMetric('addedSugarsG') : intake;

/** Judges an amount or a value by the member's targets, needs and ranges; undefined if nothing known is named. */
export async function judge(
  asker: CoachAsker,
  { asks, what }: JudgmentRequest,
  question: string,
): Promise<Reply | undefined> {
  // Times are replaced by marks such as "@A".
  const named = readTimes(normalized(what), asker.today).text.replaceAll(/@\w+/g, '').trim();
  if (isBloodPressure(named)) return pressureReply(asker);
  const marker = namedMarker(named);
  const intake = limitedPart(intakeNamed(named), asks);
  if (asks === 'target') return intake && targetReply(asker, intake);
  // "Is my vitamin D low?" is about blood if it was measured.
  const isAboutBlood = asks === 'state' || asks === 'too-little' || !intake;
  const ofMarker = marker && isAboutBlood ? await markerReply(asker, marker) : undefined;
  if (ofMarker) return ofMarker;
  return intake && intakeReply(asker, intake, { asks, window: reasonWindow(question, asker.today) });
}
