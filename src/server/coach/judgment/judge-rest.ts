import { plainFigure } from '#domain/coach/build-figure.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { KETONE_ZONE_NAMES } from '#domain/glucose/ketone-words.ts';
import { KETONE_ZONE_STARTS_MMOLL, ketoneZone } from '#domain/glucose/ketone-zone.ts';
import { ketonesWarning } from '#domain/glucose/warnings/glucose-warning.ts';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { BAND_WORDS } from '#domain/longevity/band-words.ts';
import { scoreBand } from '#domain/longevity/longevity-score.ts';
import { currentStress, MIN_CHECK_IN_DAYS } from '#domain/stress/current-stress.ts';
import { BASELINE_DAYS, HRV_BAND_NAMES, MIN_BASELINE_VALUES } from '#domain/stress/hrv-baseline.ts';
import { HRV_SENTENCES } from '#domain/stress/hrv-words.ts';
import { STRAIN_LIMITS, strainBand, type StrainBand } from '#domain/stress/questionnaire.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn } from '#server/member/queries.ts';
import { stressEntriesOf } from '#server/stress/queries.ts';
import { latestOf, toJudge } from './own-figure.ts';

const STRESS: Reply['links'] = [{ name: 'Open stress', screen: 'stress' }];
const SLEEP: Reply['links'] = [{ name: 'Open sleep', screen: 'sleep' }];
const GLUCOSE: Reply['links'] = [{ name: 'Open glucose and ketones', screen: 'glucose' }];

/** A member's stress today, as on the stress screen. */
export async function stressToday({ db, userId, today }: CoachAsker) {
  const entries = await stressEntriesOf(db, userId, { from: addDays(today, 1 - BASELINE_DAYS), to: today });
  return currentStress(entries, today);
}

const figureOf = (id: string, label: string, value: number, unit = ''): CoachFigure =>
  plainFigure({ id, label, value, unit, shown: { number: String(Math.round(value)), unit } });

const STRESS_TITLES: Readonly<Record<StrainBand, string>> = {
  low: 'Your stress is low',
  moderate: 'Your stress is moderate',
  high: 'Your stress is high',
};

/** "Is my stress too high?": the level of the stress screen. */
export async function stressReply(asker: CoachAsker): Promise<Reply> {
  const { score, week, baseline } = await stressToday(asker);
  if (!score) {
    const missing = MIN_CHECK_IN_DAYS - week.days;
    return reply({
      kind: 'advice',
      title: 'Not enough data yet',
      paragraphs: [
        `To see your stress level, check in on ${missing} more ${missing === 1 ? 'day' : 'days'} or take the questionnaire.`,
      ],
      links: STRESS,
    });
  }
  const level = 100 - Math.round(score.score);
  return reply({
    kind: 'answer',
    title: STRESS_TITLES[strainBand(level)],
    paragraphs: [
      `Your stress level over the last 7 days is [[f1]] out of 100. On our scale, below ${STRAIN_LIMITS.moderate} is low, and ${STRAIN_LIMITS.high} or higher is high.`,
      ...(baseline?.week ? [`Heart rate variability: ${HRV_SENTENCES[baseline.week.band]}`] : []),
    ],
    figures: [figureOf('f1', 'Stress level, last 7 days', level)],
    basis: `Based on ${score.parts.length} of 3 parts. Your stress level is a summary of what you logged, not a diagnosis.`,
    links: STRESS,
    next: ['How do I lower my stress?'],
    query: { metric: 'stressScore', aggregate: 'mean', window: { kind: 'last-days', days: 7 } },
  });
}

/** "Is my HRV normal?": compared with the member's own usual range only. */
export async function hrvReply(asker: CoachAsker): Promise<Reply> {
  const { baseline } = await stressToday(asker);
  if (!baseline?.week)
    return reply({
      kind: 'advice',
      title: 'Not enough readings',
      paragraphs: [
        baseline
          ? 'I need three readings from the last seven days to compare them with your usual range.'
          : `I compare your heart rate variability with your own usual range, so I need readings on at least ${MIN_BASELINE_VALUES} of the last ${BASELINE_DAYS} days. Other people’s values don’t tell you anything about yours.`,
      ],
      links: STRESS,
    });
  const { week, lowMs, highMs, days } = baseline;
  return reply({
    kind: 'answer',
    title: HRV_BAND_NAMES[week.band],
    paragraphs: [
      `Your heart rate variability averaged [[f1]] in the last 7 days. Your usual range is [[f2]] to [[f3]].`,
      HRV_SENTENCES[week.band],
    ],
    figures: [
      figureOf('f1', 'Heart rate variability, last 7 days', week.meanMs, 'ms'),
      figureOf('f2', 'Lower end of your usual range', lowMs, 'ms'),
      figureOf('f3', 'Upper end of your usual range', highMs, 'ms'),
    ],
    basis: `Your usual range is based on ${days} of the last ${BASELINE_DAYS} days. Don’t compare it with another person’s or another device’s.`,
    links: STRESS,
    next: ['How do I improve my HRV?'],
    query: { metric: 'hrvMs', aggregate: 'mean', window: { kind: 'last-days', days: 7 } },
  });
}

/** "Is my sleep score good?" */
export async function sleepScoreReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const found = await toJudge(
    asker,
    { metric: 'sleepScore', aggregate: 'mean', window: { kind: 'last-days', days: 7 } },
    stated,
  );
  if (!found)
    return reply({
      kind: 'advice',
      title: 'No sleep logged in the last 7 days',
      paragraphs: ['Log a night to see your sleep score.'],
      links: SLEEP,
    });
  return reply({
    kind: 'answer',
    title: BAND_WORDS[scoreBand(found.figure.value)],
    paragraphs: [
      found.isStated
        ? 'You said your sleep score is [[f1]] out of 100.'
        : 'Your sleep score averaged [[f1]] out of 100 in the last 7 days.',
      'A score of 85 or higher is excellent, 70 or higher is good, and 55 or higher is fair. The sleep screen shows what’s holding your score back.',
    ],
    figures: [found.figure],
    links: SLEEP,
    next: ['How do I improve my sleep?'],
    query: found.query,
  });
}

/** "My ketones are 0.4, is that ketosis?": the zone of blood ketones. */
export async function ketonesReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const [found, { health }] = await Promise.all([
    toJudge(asker, latestOf('bloodKetonesMmoll'), stated),
    memberOn(asker.db, asker.userId, asker.nowMs),
  ]);
  if (!found)
    return reply({
      kind: 'advice',
      title: 'No ketone readings yet',
      paragraphs: [
        'Add a blood ketone reading on the glucose screen, and I can tell you which zone you’re in.',
      ],
      links: GLUCOSE,
    });
  const { light, nutritional, high } = KETONE_ZONE_STARTS_MMOLL;
  // The member's own reading may be old; a recent one is warned about with every answer about ketones.
  const warning = found.isStated
    ? ketonesWarning(found.figure.value, undefined, { hasDiabetes: isDiabetesKnown(health) })
    : undefined;
  return reply({
    kind: 'answer',
    title: KETONE_ZONE_NAMES[ketoneZone(found.figure.value)],
    paragraphs: [
      found.isStated ? 'You said your blood ketones are [[f1]].' : 'Your latest blood ketones were [[f1]].',
      `Light ketosis starts at ${light} mmol/L, nutritional ketosis at ${nutritional}, and ${high} or higher is high. These thresholds are for blood, not for breath or urine.`,
      ...(warning ? [`${warning.title}. ${warning.text}`] : []),
    ],
    figures: [found.figure],
    links: GLUCOSE,
    query: found.query,
  });
}
