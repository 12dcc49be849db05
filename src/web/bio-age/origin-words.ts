import type { AnswerOrigin, PrefillSource } from '#domain/bio-age/answer.ts';
import { formatDate } from '#web/lib/format.ts';
import { formatBodyMassIndex, formatWaistRatio } from '#web/lib/units/body-ratios.ts';
import { unitOfFigure } from './words.ts';

const NAMES: Readonly<Record<PrefillSource, string>> = {
  'weight-and-height': 'your weight and height',
  'waist-and-height': 'your waist and height',
  sleep: 'your sleep',
  movement: 'your movement',
  vitals: 'your readings',
  diary: 'your food log',
  'stress-questionnaire': 'your stress questionnaire',
  'blood-test': 'your blood test',
  'health-profile': 'your health profile',
  'last-assessment': 'your last assessment',
};

/** "your weight and height on Thu 12 Nov", "your food log, 24 days through Thu 12 Nov". */
export function prefillText(origin: AnswerOrigin & { kind: 'prefilled' }, today: string): string {
  const { source, measuredOn, days } = origin;
  const day = formatDate(measuredOn, today);
  if (days !== null && days > 1) return `${NAMES[source]}, ${days} days through ${day}`;
  return `${NAMES[source]} on ${day}`;
}

function figureText(source: PrefillSource, figure: number): string {
  if (source === 'weight-and-height') return formatBodyMassIndex(figure);
  return source === 'waist-and-height' ? formatWaistRatio(figure) : String(Number(figure.toFixed(2)));
}

/** Source of an answer, for the audit. @param answeredOn local day of the answer @param unit of the value, if it has one */
export function originText(origin: AnswerOrigin, answeredOn: string, today: string, unit?: string): string {
  if (origin.kind === 'typed') return `You answered this on ${formatDate(answeredOn, today)}`;
  const text = origin.figure === null ? undefined : figureText(origin.source, origin.figure);
  const figure = text === undefined ? [] : [text, unitOfFigure(text, unit ?? '')];
  return `From ${[`${prefillText(origin, today)}${figure.length > 0 ? ':' : ''}`, ...figure].join(' ').trim()}`;
}
