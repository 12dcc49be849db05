import { List } from '@mantine/core';
import type { Suggestion, Suggestions } from '#contract/supplements/supplements.ts';
import { formatDate } from '#web/lib/format.ts';
import { amountWords, GRADE_WORDS, SEVERITY_WORDS } from './words.ts';

type Part = NonNullable<Suggestion['how']>['parts'][number];

const WEIGHTS = { A: 3, B: 2, C: 1 } as const;

function stepWords({ substance, name, amount, limit, dietAmount, ownAmount, meanAmount }: Part): string {
  const dose = `${name}: ${amountWords(substance, amount)}`;
  if (!limit) return `${dose}; no upper limit is set.`;
  const sum = dietAmount + ownAmount + meanAmount;
  const source = limit.from === 'EFSA' ? 'the European limit' : 'the limit of the National Academies';
  return `${dose}; with everything else ${amountWords(substance, sum)} a day, of ${amountWords(substance, limit.amount)} (${source}).`;
}

/** What a suggestion rests on, step by step: the rule, its inputs with their days, how pressing it is, and how the dose came about. */
export function Decided({ suggestion, all }: { readonly suggestion: Suggestion; readonly all: Suggestions }) {
  const { number, triggers, severity, grade, how } = suggestion;
  const { intake, markers, newestDraw } = all.basis;
  const day = (date: string) => formatDate(date, all.today);
  return (
    <List size="sm" spacing="xs">
      <List.Item>
        Rule {number} of 38 fired on{' '}
        {triggers
          .map(({ label, value, date }) => `${label} (${value}${date === null ? '' : `, ${day(date)}`})`)
          .join(', ')}
        .
      </List.Item>
      <List.Item>
        {GRADE_WORDS[grade]} Severity {severity} of 3: {SEVERITY_WORDS[severity]}. Order is severity times
        grade: {severity} × {WEIGHTS[grade]} = {severity * WEIGHTS[grade]} of 9.
      </List.Item>
      {how?.parts.map((part) => (
        <List.Item key={part.substance}>{stepWords(part)}</List.Item>
      ))}
      <List.Item>
        Looked at: {markers} blood markers
        {newestDraw === null ? '' : ` (newest ${day(newestDraw)})`}
        {intake
          ? `, ${intake.days} complete days of the diary (${day(intake.from)} to ${day(intake.to)})`
          : ', no complete days of the diary'}
        {all.answeredOn === null ? '' : `, your health profile of ${day(all.answeredOn)}`}.
      </List.Item>
    </List>
  );
}
