import { plainFigure } from '#domain/coach/build-figure.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { Query } from '#domain/query/query.ts';
import { pressureCategory, type BloodPressure } from '#domain/vitals/blood-pressure.ts';
import { CATEGORY_ADVICE, CATEGORY_NAMES } from '#domain/vitals/pressure-words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn } from '#server/member/queries.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';

export const isBloodPressure = (what: string): boolean => /^(?:my )?(?:blood pressure|bp)$/.test(what);

const LINKS: Reply['links'] = [{ name: 'Open vitals', screen: 'vitals' }];
const USUAL: Query = { metric: 'systolicMmhg', aggregate: 'mean', window: { kind: 'all' } };
const SOURCES: Reply['sources'] = [
  { name: 'Categories: ACC/AHA 2017', url: 'https://doi.org/10.1161/HYP.0000000000000065' },
];

const PREGNANCY_WORDS =
  'Because you’re pregnant, you need to get this checked today. Call your midwife, doctor or labor and delivery unit now.';

/** High pressure in pregnancy can be preeclampsia: ACOG Practice Bulletin 222, doi:10.1097/AOG.0000000000003891. */
const isUrgentInPregnancy = (isPregnant: boolean, pressure: BloodPressure): boolean =>
  isPregnant && ['stage-2', 'crisis'].includes(pressureCategory(pressure));

const isLow = ({ systolicMmhg, diastolicMmhg }: BloodPressure): boolean =>
  pressureCategory({ systolicMmhg, diastolicMmhg }) === 'normal' && (systolicMmhg < 90 || diastolicMmhg < 60);

/** Title and advice: the category's, or that it's low. */
function judgedPressure(pressure: BloodPressure): { readonly title: string; readonly advice: string } {
  const category = pressureCategory(pressure);
  return isLow(pressure)
    ? {
        title: 'On the low side',
        advice:
          'A top number below 90 or a bottom number below 60 is low, which is usually fine if you feel well. Talk to a doctor if you often feel dizzy. If you faint, or feel cold, confused or very weak, call emergency services.',
      }
    : { title: CATEGORY_NAMES[category], advice: CATEGORY_ADVICE[category] };
}

/** The member's usual blood pressure and its category. */
export async function pressureReply({ db, userId, today, nowMs }: CoachAsker): Promise<Reply> {
  const [{ pressure }, { health }] = await Promise.all([
    usualVitalsOf(db, userId, today),
    memberOn(db, userId, nowMs),
  ]);
  if (!pressure)
    return reply({
      kind: 'advice',
      title: 'Not enough readings',
      paragraphs: ['I need two blood pressure readings from the last three months. Add them under Vitals.'],
      links: LINKS,
      query: USUAL,
    });
  const figure = (id: string, label: string, value: number) =>
    plainFigure({
      id,
      shown: { number: String(Math.round(value)), unit: '' },
      value,
      unit: 'mmHg',
      label,
      to: pressure.measuredOn,
      n: pressure.readings,
      what: 'records',
    });
  const { title, advice } = judgedPressure(pressure);
  return reply({
    kind: 'answer',
    title,
    paragraphs: [
      `Your blood pressure averages [[f1]]/[[f2]] mm Hg.`,
      advice,
      ...(isUrgentInPregnancy(health?.isPregnant === true, pressure) ? [PREGNANCY_WORDS] : []),
    ],
    figures: [
      figure('f1', 'Average systolic', pressure.systolicMmhg),
      figure('f2', 'Average diastolic', pressure.diastolicMmhg),
    ],
    basis: `Based on ${pressure.readings} readings from the week ending with your latest one.`,
    links: LINKS,
    sources: SOURCES,
    query: USUAL,
  });
}

/** "142/88, is that high?" */
export async function statedPressureReply(
  { db, userId, nowMs }: CoachAsker,
  stated: BloodPressure,
): Promise<Reply> {
  const { health } = await memberOn(db, userId, nowMs);
  const { title, advice } = judgedPressure(stated);
  const isForPregnancy = isUrgentInPregnancy(health?.isPregnant === true, stated);
  const isUrgent = isForPregnancy || pressureCategory(stated) === 'crisis';
  const figure = (id: string, label: string, value: number) =>
    plainFigure({ id, shown: { number: String(value), unit: '' }, value, unit: 'mmHg', label });
  return reply({
    kind: 'answer',
    title,
    paragraphs: [
      `You said your blood pressure is [[f1]]/[[f2]] mm Hg. ${advice}`,
      ...(isForPregnancy ? [PREGNANCY_WORDS] : []),
      ...(isUrgent
        ? []
        : [
            'One reading isn’t a diagnosis. Sit quietly for five minutes, measure twice, and repeat on other days.',
          ]),
    ],
    figures: [
      figure('f1', 'Systolic you mentioned', stated.systolicMmhg),
      figure('f2', 'Diastolic you mentioned', stated.diastolicMmhg),
    ],
    links: LINKS,
    sources: SOURCES,
    next: [`Log my blood pressure ${stated.systolicMmhg}/${stated.diastolicMmhg}`],
    query: USUAL,
  });
}
