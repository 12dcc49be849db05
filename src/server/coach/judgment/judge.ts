import { reasonWindow, refersBack } from '#domain/coach/abilities/asked-intent.ts';
import { namedMarker } from '#domain/coach/abilities/marker-advice.ts';
import { meantSide } from '#domain/coach/judgment/meant-side.ts';
import type { JudgmentRequest } from '#domain/coach/judgment/read-judgment.ts';
import type { StatedValue } from '#domain/coach/judgment/read-value.ts';
import { statedGlucoseWarning, statedMgdl } from '#domain/coach/judgment/stated-warning.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { sayGlucose } from '#domain/glucose/glucose-text.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Window } from '#domain/query/query.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { intakeNamed, intakeReply, targetReply } from './judge-intake.ts';
import { proteinForMass } from './protein-for-mass.ts';
import { judgeFigure } from './judge-figure.ts';
import { markerReply, statedMarkerReply } from './judge-marker.ts';
import { usualAmount } from './usual-amount.ts';
import { isBloodPressure, pressureReply, statedPressureReply } from './judge-pressure.ts';

/** Only added sugar has a limit. */
const limitedPart = (intake: Metric | undefined, asks: JudgmentRequest['asks']): Metric | undefined =>
  intake?.key === 'sugarsG' && asks !== 'enough' ? findMetric('addedSugarsG') : intake;

/** What limits coffee is its caffeine. */
const COFFEE = /^(?:cups? of )?(?:coffees?|espressos?|black teas?|energy drinks?)$/;
const ALCOHOLIC =
  /^(?:(?:\w+ )?(?:beers?|wines?|ales?|lagers?|stouts?|champagne|prosecco|cocktails?|whiske?ys?|vodkas?|gins?|rums?|tequilas?|margaritas?|spirits?))$/;
const GLUCOSE = /^(?:blood )?(?:sugar|glucose)$/;
/** A value that needs a doctor has a sentence about it. */
const isUrgent = ({ title }: Reply): boolean => /critical/i.test(title ?? '');
const CONCEIVING = /\b(?:pregnan\w*|concei?v\w*|concieve|ttc|expecting)\b/i;

/** "Was that too much?" after yesterday's calories is about yesterday. */
function daysMeant(question: string, { before, today }: CoachAsker): Window {
  const earlier = refersBack(question) && before?.window.kind !== 'all' ? before?.window : undefined;
  return reasonWindow(question, today, earlier);
}

/** Judges an amount or a value by the member's targets, needs and ranges; undefined if nothing known is named. */
export async function judge(
  asker: CoachAsker,
  { asks, what, massKg }: JudgmentRequest,
  question: string,
): Promise<Reply | undefined> {
  const isPregnant = CONCEIVING.test([...asker.earlier, question].join(' '));
  // Times are replaced by marks such as "@A".
  const named = readTimes(normalized(what), asker.today).text.replaceAll(/@\w+/g, '').trim();
  if (isBloodPressure(named)) return pressureReply(asker);
  const figure = asks === 'state' ? await judgeFigure(asker, named) : undefined;
  if (figure) return figure;
  const marker = namedMarker(named);
  const intake = limitedPart(
    intakeNamed(named.replace(COFFEE, 'caffeine').replace(ALCOHOLIC, 'alcohol')),
    asks,
  );
  if (massKg !== undefined)
    return intake?.key === 'proteinG' ? proteinForMass(asker, intake, massKg) : undefined;
  if (asks === 'target') return intake && targetReply(asker, intake, isPregnant);
  const side = meantSide(question);
  const ofIntake = () =>
    intake && intakeReply(asker, intake, { asks, window: daysMeant(question, asker), isPregnant });
  // "Am I low in vitamin D?" is about blood if it was measured.
  const isAboutBlood = asks === 'state' || (asks === 'too-little' && intake?.key !== 'proteinG') || !intake;
  const ofMarker = marker && isAboutBlood ? await markerReply(asker, marker) : undefined;
  const isOfFood = !intake && asker.before?.where?.food === named && refersBack(question);
  if (!ofMarker) return isOfFood && asker.before ? usualAmount(asker, asker.before) : ofIntake();
  // "Cholesterol" is what is measured, and rarely what is eaten.
  if (asks !== 'state' || intake?.key === 'cholesterolMg' || side === 'blood') return ofMarker;
  const eaten = await ofIntake();
  // Without meals there is no average to compare.
  if (!eaten || eaten.kind !== 'answer') return ofMarker;
  if (side === 'food') return eaten;
  // "Is my sodium OK?" may be about either. A dangerous blood value comes first.
  return isUrgent(ofMarker) ? joinedReply(ofMarker, eaten) : joinedReply(eaten, ofMarker);
}

/** Judges a value that the member names; undefined if it isn't known what it measures. */
export function judgeValue(asker: CoachAsker, stated: StatedValue): Promise<Reply | undefined> | undefined {
  if (stated.of === 'pressure') return statedPressureReply(asker, stated);
  const { what, value, unit } = stated;
  const isReading = /^(?:fasting )?(?:blood )?(?:sugar|glucose)$/.test(what);
  const logging = isReading
    ? [`Log my ${what} of ${sayGlucose(statedMgdl(value), asker.units.glucose)}`]
    : [];
  const warning = GLUCOSE.test(what) ? statedGlucoseWarning(value, asker.units.glucose) : undefined;
  if (warning)
    return Promise.resolve(
      reply({
        kind: 'advice',
        title: warning.title,
        paragraphs: [warning.text],
        links: [{ name: 'Open glucose', screen: 'glucose' }],
        next: logging,
      }),
    );
  const words = what.replace(GLUCOSE, 'fasting glucose');
  const marker = namedMarker(words);
  if (/^(?:blood )?ketones?$/.test(words) || !marker) return judgeFigure(asker, words, value);
  return statedMarkerReply(asker, { marker, value, unit }).then(
    (said) => said && { ...said, next: [...logging, ...said.next] },
  );
}
