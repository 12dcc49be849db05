import { expectedVo2Max, VO2_MAX } from '#domain/bio-age/formulas/vo2max-years.ts';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { WAIST_TO_HEIGHT_WORDS } from '#domain/body/waist-words.ts';
import { plainFigure } from '#domain/coach/build-figure.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { bodyMassBand, type BodyMassBand } from '#domain/goals/body-mass-index.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { restingRateBand, type RestingRateBand } from '#domain/vitals/resting-heart-rate.ts';
import { heartRateWarning, SLOW_HEART_BPM } from '#domain/vitals/vital-warnings.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn, type Member } from '#server/member/queries.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';
import { amountFigure } from './judge-intake.ts';
import { latestOf, toJudge } from './own-figure.ts';

const WEIGHT: Reply['links'] = [{ name: 'Open weight', screen: 'weight' }];
const VITALS: Reply['links'] = [{ name: 'Open vitals', screen: 'vitals' }];
const MOVEMENT: Reply['links'] = [{ name: 'Open movement', screen: 'movement' }];

const nothing = (title: string, text: string, links: Reply['links']): Reply =>
  reply({ kind: 'advice', title, paragraphs: [text], links });

const memberOf = ({ db, userId, nowMs }: CoachAsker): Promise<Member> => memberOn(db, userId, nowMs);

/** "Your latest BMI is [[f1]]." @param name with its possessive */
const sentence = (name: string, isStated: boolean): string =>
  isStated ? `You said your ${name} is [[f1]].` : `Your ${name} is [[f1]].`;

const BODY_MASS_TITLES: Readonly<Record<BodyMassBand, string>> = {
  underweight: 'Underweight',
  healthy: 'In the healthy range',
  overweight: 'Above the healthy range',
  obesity: 'In the obesity range',
};

/** "Is my BMI too high?" */
export async function bodyMassReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const [found, { ageYears, health }] = await Promise.all([
    toJudge(asker, latestOf('bodyMassIndex'), stated),
    memberOf(asker),
  ]);
  if (!found) return nothing('No weight logged yet', 'Log your weight, and I can work out your BMI.', WEIGHT);
  const { figure, query, isStated } = found;
  const isRated = ageYears >= 18 && health?.isPregnant !== true;
  return reply({
    kind: 'answer',
    title: isRated ? BODY_MASS_TITLES[bodyMassBand(figure.value)] : null,
    paragraphs: [
      sentence(isStated ? 'body mass index' : 'latest BMI', isStated),
      isRated
        ? 'By the World Health Organization’s ranges, 18.5 to 24.9 is healthy, 25 to 29.9 is overweight, and 30 or higher is obesity. BMI can’t tell muscle from fat, so check your waist too.'
        : 'BMI ranges are for adults who aren’t pregnant. Ask your doctor or midwife.',
    ],
    figures: [figure],
    links: WEIGHT,
    next: ['Is my waist size OK?'],
    query,
  });
}

/** "Is my waist too big?": the band of the weight screen. */
export async function waistReply(asker: CoachAsker): Promise<Reply> {
  const { waist, heightCm, health } = await memberOf(asker);
  const metric = findMetric('waistCm');
  if (!waist || !metric)
    return nothing(
      'No waist measurement yet',
      'Add your waist measurement when you log your weight. Aim for less than half your height.',
      WEIGHT,
    );
  const { ratio, band } = waistToHeight(waist.waistCm, heightCm);
  const words = WAIST_TO_HEIGHT_WORDS[band];
  const isPregnant = health?.isPregnant === true;
  return reply({
    kind: 'answer',
    title: isPregnant ? null : (words.split(/[:.]/)[0] ?? null),
    paragraphs: [
      `Your latest waist measurement is [[f1]], from ${shortDate(waist.date, asker.today)}. That’s [[f2]] of your height.`,
      isPregnant ? 'These ranges don’t apply during pregnancy.' : `${words}.`,
    ],
    figures: [
      amountFigure({ id: 'f1', label: 'Latest waist', amount: waist.waistCm }, metric, asker),
      plainFigure({
        id: 'f2',
        label: 'Waist-to-height ratio',
        value: ratio,
        unit: '%',
        shown: { number: String(Math.round(100 * ratio)), unit: '%' },
      }),
    ],
    links: WEIGHT,
    sources: [{ name: 'Ranges: NICE 2025', url: 'https://www.nice.org.uk/guidance/ng246' }],
    query: latestOf('waistCm'),
  });
}

/** Body fat has no band on any screen. */
export async function bodyFatReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const found = await toJudge(asker, latestOf('bodyFatPercent'), stated);
  if (!found) return nothing('No body fat logged yet', 'Log it with your weight to see your trend.', WEIGHT);
  return reply({
    kind: 'answer',
    title: 'Watch the trend',
    paragraphs: [
      sentence(found.isStated ? 'body fat' : 'latest body fat', found.isStated),
      'I don’t rate body fat, because scales can be off by several points. Your trend and your waist tell you more.',
    ],
    figures: [found.figure],
    links: WEIGHT,
    next: ['Is my waist size OK?'],
    query: found.query,
  });
}

/** "Is my VO2 max any good for my age?": compared with what is expected. */
export async function fitnessReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const [found, { sex, ageYears, mass }] = await Promise.all([
    toJudge(asker, latestOf('vo2MaxMlKgMin'), stated),
    memberOf(asker),
  ]);
  const metric = findMetric('vo2MaxMlKgMin');
  if (!found || !metric)
    return nothing(
      'No VO2 max yet',
      'Add it on the movement screen. Most fitness watches can estimate it.',
      MOVEMENT,
    );
  const expected = expectedVo2Max(sex, ageYears, mass.massKg);
  const differenceMets = (found.figure.value - expected) / VO2_MAX.met;
  const title =
    differenceMets >= 1
      ? 'Better than expected for you'
      : differenceMets <= -1
        ? 'Lower than expected for you'
        : 'About as expected for you';
  return reply({
    kind: 'answer',
    title,
    paragraphs: [
      `${sentence(found.isStated ? 'VO2 max' : 'latest VO2 max', found.isStated)} I’d expect about [[f2]] for your sex, age and weight.`,
      'Watches can be off by several points, so go by the trend. Each 3.5-point increase is linked to a longer life.',
    ],
    figures: [
      found.figure,
      amountFigure({ id: 'f2', label: 'Expected VO2 max', amount: expected }, metric, asker),
    ],
    links: MOVEMENT,
    sources: [{ name: 'Kodama 2009, fitness and mortality', url: 'https://doi.org/10.1001/jama.2009.681' }],
    next: ['How do I improve my VO2 max?'],
    query: found.query,
  });
}

const RATE_TITLES: Readonly<Record<RestingRateBand, string>> = {
  low: 'Low, which is often good',
  usual: 'Normal',
  raised: 'On the high side',
  high: 'High',
};

/** What to do about a rate that is out of the usual range. */
function rateAdvice(bpm: number): readonly string[] {
  const warning = heartRateWarning(bpm);
  if (warning) return [warning.text];
  if (bpm < SLOW_HEART_BPM)
    return [
      `Below ${SLOW_HEART_BPM} can be normal if you train a lot and feel well. Otherwise, call a doctor today. If you have chest pain, feel faint or are short of breath, call emergency services now.`,
    ];
  return restingRateBand(bpm) === 'high'
    ? [
        'Talk to a doctor if it stays that high. If you have chest pain, feel faint or are short of breath, call emergency services now.',
      ]
    : [];
}

/** "Is my resting heart rate OK?" */
export async function restingRateReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const { heartRate } = await usualVitalsOf(asker.db, asker.userId, asker.today);
  const metric = findMetric('restingHeartRateBpm');
  const bpm = stated ?? heartRate?.bpm;
  if (bpm === undefined || !metric)
    return nothing(
      'No resting heart rate logged yet',
      'Measure it in the morning before coffee, then add it under Vitals.',
      VITALS,
    );
  const isSlow = bpm < SLOW_HEART_BPM;
  return reply({
    kind: 'answer',
    title: heartRateWarning(bpm)?.title ?? (isSlow ? 'Very low' : RATE_TITLES[restingRateBand(bpm)]),
    paragraphs: [
      sentence(
        stated === undefined ? 'usual resting heart rate' : 'resting heart rate',
        stated !== undefined,
      ),
      'Most adults are between 60 and 100. Lower often means fitter, but some medications, such as beta blockers, lower it too.',
      ...rateAdvice(bpm),
    ],
    figures: [amountFigure({ id: 'f1', label: 'Resting heart rate', amount: bpm }, metric, asker)],
    basis:
      stated === undefined && heartRate
        ? `Median of ${heartRate.days} ${heartRate.days === 1 ? 'day' : 'days'} in the last four weeks.`
        : null,
    links: VITALS,
    sources: [
      { name: 'Zhang 2016, resting heart rate and mortality', url: 'https://doi.org/10.1503/cmaj.150535' },
    ],
    next: ['How do I lower my resting heart rate?'],
    query: latestOf('restingHeartRateBpm'),
  });
}
