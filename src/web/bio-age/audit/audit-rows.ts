import type { Assessment } from '#contract/bio-age/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import type { Item, SectionKey } from '#domain/bio-age/item.ts';
import type { ItemNote, ScoredItem, ScoredSection } from '#domain/bio-age/lifestyle-result.ts';
import { HEALTHY_BMI, LOWER_BMI_FROM_YEARS, reachOf } from '#domain/bio-age/score-answers.ts';
import { itemOf, itemsFor, SECTIONS } from '#domain/bio-age/sections.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { localDate } from '#domain/time/local-date.ts';
import { originText } from '#web/bio-age/origin-words.ts';
import { weightText } from './weight-words.ts';

const bodyMass = itemOf('bmi', 'male');
const healthy =
  bodyMass?.kind === 'choice' ? bodyMass.options.find(({ key }) => key === HEALTHY_BMI)?.words : undefined;

const NOTES: Readonly<Record<ItemNote, string>> = {
  'little-fat': `Your body fat is low for your weight, which suggests more muscle, so we count your body mass index as ${healthy}.`,
  'from-65': `Because you’re ${LOWER_BMI_FROM_YEARS} or older, we count your body mass index as one range lower.`,
  halved: 'This counts half as much because your fitness was measured.',
  quit: 'This never counts as worse than continuing to smoke.',
};

/** Audit of one answer. */
export interface AuditRow {
  readonly key: string;
  readonly name: string;
  readonly answer: string;
  readonly origin: string;
  readonly note: string | undefined;
  /** Its weight in the formula; undefined for a result with another version of the weights. */
  readonly weight: string | undefined;
  readonly hazardRatio: string | undefined;
  readonly tableYears: string;
  readonly years: string;
  readonly basis: string;
  readonly doi: string | undefined;
  readonly evidence: string | undefined;
}

const exact = (years: number): string => `${years < 0 ? '−' : '+'}${Math.abs(years).toFixed(2)}`;

/** Hazard ratio of the chosen option, found by its words. Figures have none. */
function hazardRatioOf(item: Item | undefined, answer: string): string | undefined {
  if (item?.kind !== 'choice') return undefined;
  return item.options.find(({ words }) => words === answer)?.hazardRatio.toString();
}

function rowOf(
  scored: ScoredItem,
  { answers, timeZone, weightsVersion, result }: Assessment,
  item: Item | undefined,
  today: string,
  sex: Sex | undefined,
): AuditRow {
  const isPresent = weightsVersion === WEIGHTS_VERSION;
  const answer = answers.find((each) => each.item === scored.item);
  const answeredOn = answer ? localDate(Date.parse(answer.answeredAt), timeZone) : today;
  return {
    key: scored.item,
    name: scored.name,
    answer: scored.answer,
    origin: `${originText(scored.origin, answeredOn, today, item?.kind === 'parent' ? undefined : item?.unit)}.`,
    note: scored.note === null ? undefined : NOTES[scored.note],
    weight: isPresent && item && sex ? weightText(item, sex, result.ageYears) : undefined,
    hazardRatio: isPresent ? hazardRatioOf(item, scored.answer) : undefined,
    tableYears: exact(scored.deltaYears),
    years: exact(scored.years),
    basis: item?.basis ?? 'From an earlier version; source not listed',
    doi: item?.doi,
    evidence: item?.evidence,
  };
}

/** Audit of one section: its answers, and the furthest from 0 they could go. */
export interface AuditSection {
  readonly key: SectionKey;
  readonly name: string;
  readonly overlap: number;
  readonly scored: ScoredSection | undefined;
  /** Years; undefined for a result with another version of the weights. */
  readonly reachYears: number | undefined;
  readonly rows: readonly AuditRow[];
}

/** Every answer that counts, by section, with its hazard ratio, weight, years, date and source. */
export function auditSections(
  assessment: Assessment,
  sex: Sex | undefined,
  today: string,
): readonly AuditSection[] {
  const { result, weightsVersion } = assessment;
  const off = new Set(result.off.map(({ item }) => item));
  return SECTIONS.map((section) => ({
    key: section.key,
    name: section.name,
    overlap: section.overlap,
    scored: result.sections.find((each) => each.section === section.key),
    reachYears:
      sex && weightsVersion === WEIGHTS_VERSION
        ? reachOf(itemsFor(section, sex).filter(({ key }) => !off.has(key)))
        : undefined,
    rows: result.items
      .filter((scored) => scored.section === section.key)
      .map((scored) => rowOf(scored, assessment, sex && itemOf(scored.item, sex), today, sex)),
  }));
}
