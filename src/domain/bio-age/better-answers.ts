import { type Answer, type AnswerValue, answerWords } from './answer.ts';
import type { BioAgeChange, BioAgePerson } from './lifestyle-result.ts';
import { lifestyleTotal } from './lifestyle-total.ts';
import type { Item, SectionKey } from './item.ts';
import { nextRegularityBand } from '#domain/bio-age/formulas/regularity-years.ts';
import { answersByItem, sumSection, type SectionSum } from './score-answers.ts';
import { itemOf } from './sections.ts';

const MAX_CHANGES = 5;
/** Smaller changes would show as 0.0 years. */
const MIN_YEARS = 0.05;
const MET = 3.5;

/** The next better attainable answer; undefined if there is none or the member can't choose it. */
function betterValue(item: Item, value: AnswerValue): AnswerValue | undefined {
  if (item.kind === 'choice' && value.kind === 'option') {
    const next = item.options.find(({ key }) => key === value.option)?.next;
    return next === undefined ? undefined : { kind: 'option', option: next };
  }
  if (item.kind !== 'number' || value.kind !== 'number') return undefined;
  const next = item.key === 'sri' ? nextRegularityBand(value.value) : value.value + MET;
  return next === undefined ? undefined : { kind: 'number', value: next };
}

/** Bio-age with one answer changed. Only the section of that answer is recomputed. */
function bioAgeWith(
  changed: Answer,
  section: SectionKey,
  answers: readonly Answer[],
  sums: readonly SectionSum[],
  person: BioAgePerson,
): number {
  const others = answers.map((answer) => (answer.item === changed.item ? changed : answer));
  const byItem = answersByItem(others);
  const again = sums.map((sum) =>
    sum.section.key === section ? sumSection(sum.section, byItem, person) : sum,
  );
  return lifestyleTotal(again, person).bioAgeYears;
}

/**
 * Changes that would lower the bio-age most. Each goes one step to the next better answer, and its effect is the difference of
 * two whole results. Never history, family, mood or anything outside the member's control, and only one per lever.
 * @param answers at most one per item
 * @param sums of these answers
 */
export function betterAnswers(
  answers: readonly Answer[],
  sums: readonly SectionSum[],
  person: BioAgePerson,
): readonly BioAgeChange[] {
  const { bioAgeYears } = lifestyleTotal(sums, person);
  const proposals = answers.flatMap((answer) => {
    const item = itemOf(answer.item, person.sex);
    const action = item && item.kind !== 'parent' ? item.action : undefined;
    const value = item && action && betterValue(item, answer.value);
    if (!item || !action || !value || person.avoids.includes(item.key)) return [];
    const changed = { ...answer, value };
    const years = bioAgeWith(changed, item.section, answers, sums, person) - bioAgeYears;
    const [from = '', to = ''] = [answerWords(item, answer), answerWords(item, changed)];
    const { words, withinMonths, lever = item.key } = action;
    return [{ lever, change: { item: item.key, name: item.name, words, from, to, years, withinMonths } }];
  });
  const levers = new Set<string>();
  return proposals
    .filter(({ change: { years } }) => years <= -MIN_YEARS)
    .toSorted((one, other) => one.change.years - other.change.years)
    .filter(({ lever }) => !levers.has(lever) && levers.add(lever))
    .slice(0, MAX_CHANGES)
    .map(({ change }) => change);
}
