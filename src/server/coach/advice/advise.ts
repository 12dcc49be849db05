import type { AdviceRequest } from '#domain/coach/advice/read-advice.ts';
import type { Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { bioAgeSteps } from './bio-age-steps.ts';
import { checkSupplements } from './check-supplements.ts';
import { glucoseFoods } from './glucose-foods.ts';
import { medicineReply } from './medicine-reply.ts';
import { nextActionReply } from './next-action.ts';
import { ownSupplementsReply } from './own-supplements-reply.ts';
import { retestReply } from './retest.ts';
import { supplementAdvice } from './supplement-advice.ts';
import { monthSummary, weekSummary } from './week-summary.ts';

/** Answers a request for advice with what the screens compute; undefined if it can't. */
export function advise(
  asker: CoachAsker,
  request: AdviceRequest,
  question: string,
): Promise<Reply | undefined> {
  switch (request.about) {
    case 'bio-age':
      return bioAgeSteps(asker);
    case 'week':
      return weekSummary(asker, request.isCalendarWeek);
    case 'month':
      return monthSummary(asker, request.which);
    case 'glucose-foods':
      return glucoseFoods(asker, request.isGentlestFirst, question);
    case 'retest':
      return retestReply(asker, request.what);
    case 'health':
    case 'longevity':
      return nextActionReply(asker, request.about);
    case 'medicine':
      return medicineReply(asker, request.circumstances);
    case 'own-supplements':
      return ownSupplementsReply(asker, request.circumstances);
    case 'supplement-check':
      return checkSupplements(asker, request);
    default:
      return supplementAdvice(asker, request.what);
  }
}
