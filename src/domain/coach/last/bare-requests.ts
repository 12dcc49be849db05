import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { Choice } from '#domain/coach/alternatives.ts';
import { nameOf } from '#domain/coach/record-words.ts';

const TIED = '^(?:(?:and|so|but|ok|okay|well|can you|please),? )*';
const COMPARE = new RegExp(
  `${TIED}(?:compare(?: (?:it|that|this|them|those))?|(?:a )?comparison|compare (?:it |that |this |them )?(?:to|with) (?:before|earlier|the past)|compare my (?:days|weeks|months|numbers|data)|compared to what)$`,
);
const HELPED = new RegExp(
  `${TIED}(?:(?:did|does|has|is|was) (?:it|that|this)(?: really| actually| been)* (?:help|helped|helping|work|worked|working|make a difference|do anything|change anything|any good)(?: me| for me| at all)?|(?:did|have|am) i (?:improve|improved|improving|get better|getting better)|any (?:improvement|progress|difference))$`,
);

const WITHOUT_FIGURE: readonly string[] = [
  'Did I sleep more this week than last week?',
  'Did I eat more calories this week than last week?',
  'How much did my weight change in the last 30 days?',
];

/** Questions that a request without a figure or days may mean: "compare", "did it help?" */
export function bareChoices(question: string, before: Query | undefined): readonly Choice[] {
  const text = plainWords(question);
  if (!COMPARE.test(text) && !HELPED.test(text)) return [];
  const metric = before && findMetric(before.metric);
  if (!metric || metric.list === 'targets')
    return WITHOUT_FIGURE.map((each) => ({ label: each, question: each }));
  const name = nameOf(metric);
  if (metric.plain === 'last')
    return [
      { label: 'In the last 30 days', question: `How much did my ${name} change in the last 30 days?` },
      { label: 'In the last 90 days', question: `How much did my ${name} change in the last 90 days?` },
      { label: 'Since the first entry', question: `How much did my ${name} change?` },
    ];
  return [
    { label: 'This week vs. last week', question: `Compare my average ${name} this week with last week` },
    { label: 'This month vs. last month', question: `Compare my average ${name} this month with last month` },
    { label: 'Weekends vs. weekdays', question: `Compare my average ${name} on weekends with weekdays` },
  ];
}
