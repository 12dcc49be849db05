import { mmollFromMgdl } from '#domain/units/glucose.ts';
import type { AdviceRule } from '#domain/advice/facts.ts';
import {
  READING_SUBJECTS,
  readingWarning,
  type ReadingReader,
  type ReadingSubject,
} from '#domain/advice/urgent-readings.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { formatKcal, formatMass } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';

/** A finding in words: what to do, its data, the reason for the threshold, where to act. */
export interface Insight {
  readonly title: string;
  readonly text: string;
  readonly why: string;
  readonly source?: { readonly name: string; readonly url: string };
  readonly action: { readonly label: string; readonly to: string };
  readonly isUrgent?: boolean;
}

export interface FindingInView {
  readonly rule: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly sampleSize: number;
}

const one = (value: number): string => (Math.round(value * 10) / 10).toString();
const toTen = (value: number): string => formatKcal(Math.round(value / 10) * 10);

type Sentence = (
  figure: (name: string) => number,
  finding: FindingInView,
  units: ReadingReader['system'],
) => Insight;

/** A last reading that calls for action, as its own screen judges it; undefined for the targets chosen on this device if they judge it as fine. */
function urgentInsight(
  subject: ReadingSubject,
  { figures }: FindingInView,
  reader: ReadingReader,
): Insight | undefined {
  const minutesAgo = figures['minutesAgo'] ?? 0;
  const warning = readingWarning({ subject, figures, minutesAgo }, reader);
  if (!warning) return undefined;
  const isOfSugar = subject === 'glucose' || subject === 'ketones';
  return {
    title: warning.title,
    text: `${warning.said} ${warning.text}`,
    why: 'We show this if your last reading is at a level that needs action. It’s not a diagnosis.',
    action: { label: 'See your readings', to: isOfSugar ? paths.glucose() : paths.track('vitals') },
    isUrgent: true,
  };
}

const SENTENCES: Readonly<Record<Exclude<AdviceRule, `urgent-${ReadingSubject}`>, Sentence>> = {
  'low-glucose': (figure) => ({
    title: 'Very low glucose',
    text: `You had a reading of ${one(figure('glucoseMgdl'))} mg/dL (${one(mmollFromMgdl(figure('glucoseMgdl')))} mmol/L) in the last 24 hours. If you feel shaky, sweaty or confused now, have 15 g of fast-acting carbs and check again after 15 minutes. Call for help if your glucose stays low.`,
    why: 'Glucose below 54 mg/dL (3.0 mmol/L) is a level 2 low, which needs immediate action.',
    source: { name: 'Battelino 2019', url: 'https://doi.org/10.2337/dci19-0028' },
    action: { label: 'See your readings', to: paths.glucose() },
    isUrgent: true,
  }),
  'losing-too-fast': (figure, _, units) => ({
    title: 'You’re losing weight fast',
    text: `Your trend is down ${formatMass(Math.abs(figure('rateKgPerWeek')), units)} a week, or ${one(figure('lossPercent'))}% of your weight. A smaller deficit preserves more muscle.`,
    why: 'Losing more than 1% of your weight a week can cost you muscle along with fat.',
    source: {
      name: 'AHA/ACC/TOS guideline 2013',
      url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
    },
    action: { label: 'Update your goals', to: paths.updateGoals() },
  }),
  'check-in': (figure) => ({
    title: 'Your weekly check-in is ready',
    text: `Your meals and weight suggest ${toTen(figure('energyKcal'))} kcal a day instead of ${toTen(figure('previousKcal'))}.`,
    why: 'The estimate learns from your own data. It changes your target once a week, by no more than 150 kcal.',
    action: { label: 'Review the check-in', to: paths.goals() },
  }),
  'sleep-and-intake': (figure, { sampleSize }) => ({
    title: 'You eat more after sleeping too little',
    text: `After nights under 6.5 hours, you ate about ${toTen(figure('differenceKcal'))} kcal more, give or take ${toTen(figure('marginKcal'))}. That’s from ${figure('shortNights')} short nights out of ${sampleSize}. Going to bed earlier may be the easiest way to reach your target.`,
    why: 'We show this when you have at least five days after short nights and five after longer ones. The difference must be over 150 kcal and more than chance would explain (95% interval). It’s a link, not a cause.',
    action: { label: 'See your sleep', to: paths.track('sleep') },
  }),
  'short-sleep': (figure, { sampleSize }) => ({
    title: 'You’re short on sleep',
    text: `You averaged ${sayMinutes(figure('asleepHours') * 60)} of sleep over your last ${sampleSize} logged nights, and you need about ${one(figure('needHours'))} hours. Going to bed half an hour earlier tonight is a good start.`,
    why: 'We show this when you’ve averaged at least half an hour less sleep than you need, based on four or more of the last seven nights.',
    source: { name: 'Hirshkowitz 2015', url: 'https://doi.org/10.1016/j.sleh.2014.12.010' },
    action: { label: 'See your sleep', to: paths.track('sleep') },
  }),
  'stress-up': (figure, { sampleSize }) => ({
    title: 'A more stressful week than usual',
    text: `Your stress averaged ${one(figure('stress'))} out of 10 over ${sampleSize} days of check-ins, compared with ${one(figure('usualStress'))} in the three weeks before. Five minutes of slow breathing helps many people.`,
    why: 'We show this when the week’s average is at least 1.5 points above the average for the three weeks before.',
    action: { label: 'Breathe for five minutes', to: paths.track('stress') },
  }),
  'low-protein': (figure, { sampleSize }) => ({
    title: 'You’re low on protein',
    text: `You averaged ${formatKcal(figure('meanG'))} g of protein a day over ${sampleSize} complete days. Your target is ${formatKcal(figure('targetG'))} g. Yogurt, eggs, fish, lentils or tofu at breakfast or lunch can close the gap.`,
    why: 'We show this when you average less than 80% of your target over at least four complete days.',
    source: { name: 'Morton 2018', url: 'https://doi.org/10.1136/bjsports-2017-097608' },
    action: { label: 'See today', to: paths.day() },
  }),
  'irregular-sleep': (figure, { sampleSize }) => ({
    title: 'Your sleep times vary',
    text: `Over ${sampleSize} nights, the midpoint of your sleep typically varied by ${Math.round(figure('spreadMinutes'))} minutes. Getting up at the same time every day, weekends included, helps most.`,
    why: 'We show this when the midpoint of your sleep has varied by more than an hour (standard deviation) over the last 14 nights.',
    source: { name: 'Phillips 2017', url: 'https://doi.org/10.1038/s41598-017-03171-4' },
    action: { label: 'See your sleep', to: paths.track('sleep') },
  }),
  'late-meals': (figure, { sampleSize }) => ({
    title: 'You’re eating late',
    text: `On ${figure('evenings')} of ${sampleSize} evenings, you ate within two hours of going to bed. Try an earlier dinner for a week.`,
    why: 'We show this when you’ve logged at least four evenings and it happens on most of them.',
    source: { name: 'Crispim 2011', url: 'https://doi.org/10.5664/jcsm.1476' },
    action: { label: 'See your eating window', to: paths.track('fasting') },
  }),
  'low-water': (figure, { sampleSize }, units) => ({
    title: 'You’re low on water',
    text: `You averaged ${daySize(figure('meanMl'), units)} ${dayUnit(units)} a day over ${sampleSize} logged days. Your target is ${daySize(figure('targetMl'), units)} ${dayUnit(units)}. A glass with each meal gets you most of the way there.`,
    why: 'We show this when you average less than 70% of your target over at least four logged days.',
    source: { name: 'EFSA 2010', url: 'https://doi.org/10.2903/j.efsa.2010.1459' },
    action: { label: 'See your water', to: paths.track('water') },
  }),
  'low-fiber': (figure, { sampleSize }) => ({
    title: 'You’re low on fiber',
    text: `You averaged ${formatKcal(figure('meanG'))} g of fiber a day over ${sampleSize} complete days. Your target is ${formatKcal(figure('targetG'))} g. Beans, oats, berries and whole grains are good sources.`,
    why: 'We show this when you average less than 65% of your target over at least four complete days.',
    source: { name: 'National Academies 2005', url: 'https://doi.org/10.17226/10490' },
    action: { label: 'See today', to: paths.day() },
  }),
  'few-complete-days': (figure) => ({
    title: 'Most of your days are incomplete',
    text: `You logged ${figure('loggedDays')} of the last 7 days, ${figure('completeDays') === 0 ? 'none' : figure('completeDays')} of them completely. We need complete days to calculate averages and the calories you burn. Add what’s missing, or mark a day as complete.`,
    why: 'A half-logged day would make every average too low, so we leave it out.',
    action: { label: 'See today', to: paths.day() },
  }),
};

const isRule = (rule: string): rule is keyof typeof SENTENCES => rule in SENTENCES;

/** A finding in words; undefined for a rule that only a newer server knows. */
export function insightOf(finding: FindingInView, reader: ReadingReader): Insight | undefined {
  const { rule, figures } = finding;
  const subject = READING_SUBJECTS.find((one) => rule === `urgent-${one}`);
  if (subject) return urgentInsight(subject, finding, reader);
  if (!isRule(rule)) return undefined;
  return SENTENCES[rule]((name) => figures[name] ?? Number.NaN, finding, reader.system);
}
