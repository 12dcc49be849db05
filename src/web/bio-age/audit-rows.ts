import type { Assessment } from '#contract/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import type { Item } from '#domain/bio-age/item.ts';
import type { ItemNote, ScoredItem } from '#domain/bio-age/lifestyle-result.ts';
import { itemOf, SECTIONS } from '#domain/bio-age/sections.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { localDate } from '#domain/time/local-date.ts';
import { originText } from './origin-words.ts';

const NOTES: Readonly<Record<ItemNote, string>> = {
  'little-fat': 'You have little body fat: your mass is muscle and counts as a body mass index of 20 to 25.',
  'from-65': 'From 65 years on it counts one band lower.',
  halved: 'Counts half, since your fitness was measured.',
  quit: 'Never counts worse than going on would.',
};

/** One answer, laid open. */
export interface AuditRow {
  readonly key: string;
  readonly name: string;
  readonly answer: string;
  readonly origin: string;
  readonly note: string | undefined;
  readonly hazardRatio: string | undefined;
  readonly tableYears: string;
  readonly years: string;
  readonly basis: string;
  readonly doi: string | undefined;
  readonly evidence: string | undefined;
}

const exact = (years: number): string => `${years < 0 ? '−' : '+'}${Math.abs(years).toFixed(2)}`;

/** The hazard ratio of the option that was picked, by name of the option; figures have none. */
function hazardRatioOf(item: Item | undefined, answer: string): string | undefined {
  if (item?.kind !== 'choice') return undefined;
  return item.options.find(({ words }) => words === answer)?.hazardRatio.toString();
}

function rowOf(
  scored: ScoredItem,
  { answers, timeZone, weightsVersion }: Assessment,
  item: Item | undefined,
  today: string,
): AuditRow {
  const answer = answers.find((each) => each.item === scored.item);
  const answeredOn = answer ? localDate(Date.parse(answer.answeredAt), timeZone) : today;
  return {
    key: scored.item,
    name: scored.name,
    answer: scored.answer,
    origin: `${originText(scored.origin, answeredOn, today, item?.kind === 'parent' ? undefined : item?.unit)}.`,
    note: scored.note === null ? undefined : NOTES[scored.note],
    hazardRatio: weightsVersion === WEIGHTS_VERSION ? hazardRatioOf(item, scored.answer) : undefined,
    tableYears: exact(scored.deltaYears),
    years: exact(scored.years),
    basis: item?.basis ?? 'Source of an earlier version',
    doi: item?.doi,
    evidence: item?.evidence,
  };
}

/** Every answer that counts, by section, with its hazard ratio, years, date and source. */
export function auditRows(assessment: Assessment, sex: Sex | undefined, today: string) {
  return SECTIONS.map(({ key, name, overlap }) => ({
    key,
    name,
    overlap,
    scored: assessment.result.sections.find(({ section }) => section === key),
    rows: assessment.result.items
      .filter(({ section }) => section === key)
      .map((scored) => rowOf(scored, assessment, sex && itemOf(scored.item, sex), today)),
  }));
}
