import { causesOf, type MarkerCause } from '#domain/coach/abilities/marker-causes.ts';
import { byCertainty, Figures } from '#domain/coach/abilities/reason-figures.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type Reason, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';

/** Days before a test that its value reflects, a choice of this product. */
const DAYS = 60;
const MIN_DAYS = 7;
/** Averages that differ by a smaller share count as unchanged. */
const MIN_CHANGE = 0.1;
/** A body weight changes by smaller shares. */
const MIN_WEIGHT_CHANGE = 0.02;

const LINKS: Reply['links'] = [{ name: 'Open blood tests', screen: 'bloodTests' }];

const before = (date: string): Window => ({ kind: 'dates', from: addDays(date, -DAYS), to: date });
const averageOf = (metric: string, window: Window): Query => ({
  metric,
  aggregate: 'mean',
  window,
  ...(findMetric(metric)?.kind === 'event' ? { per: 'day' as const } : {}),
});

/** What the question takes for granted. */
const UP = /\b(?:up|higher|increas\w+|ris\w+|rose|rais\w+)\b/i;
const DOWN = /\b(?:down|lower|decreas\w+|drop\w*|f[ae]ll\w*)\b/i;

interface Tests {
  readonly earlier: string;
  readonly later: string;
  readonly isUp: boolean;
}

function reasonOf(
  { metric: key, effect, titles: [more, less] }: MarkerCause,
  { earlier, later, isUp }: Tests,
  { source, figures }: { readonly source: RecordSource; readonly figures: Figures },
): Reason | undefined {
  const metric = findMetric(key);
  const [old, now] = [earlier, later].map((date) => {
    const query = averageOf(key, before(date));
    return { query, answer: evaluate(query, source) };
  });
  if (!metric || !old || !now || old.answer.n < MIN_DAYS || now.answer.n < MIN_DAYS) return undefined;
  const [from, to] = [old.answer.value ?? 0, now.answer.value ?? 0];
  const least = key === 'weightTrendKg' ? MIN_WEIGHT_CHANGE : MIN_CHANGE;
  const isMoved = Math.abs(to - from) > least * Math.abs(from);
  const name = nameOf(metric);
  const [then, since] = [old, now].map(({ query, answer }, at) =>
    figures.add(query, answer, {
      isLevel: true,
      label: `${at === 0 ? 'Before the earlier test' : 'Before the later test'}: average ${name}`,
    }),
  );
  return {
    title: isMoved ? (to > from ? more : less) : `About the same ${name}`,
    text: `In the ${DAYS} days before the later test, your ${name} averaged ${since}, compared with ${then} before the earlier one.`,
    certainty: isMoved && to > from === (effect > 0 === isUp) ? 'possible' : 'unlikely',
  };
}

/** "Your HbA1c went up from 5.4% on May 3 to 5.7% on Nov 20." */
function openingOf(
  name: string,
  old: { readonly date: string; readonly value: number; readonly shown: string },
  now: { readonly date: string; readonly value: number; readonly shown: string },
  today: string,
): string {
  const [from, to] = [shortDate(old.date, today), shortDate(now.date, today)];
  if (now.value === old.value) return `Your ${name} was ${now.shown} on both ${from} and ${to}.`;
  return `Your ${name} went ${now.value > old.value ? 'up' : 'down'} from ${old.shown} on ${from} to ${now.shown} on ${to}.`;
}

/** “Why has my cholesterol gone up?”: what the log shows before the last two tests. Undefined if the marker was never measured. */
export async function whyMarker(
  asker: CoachAsker,
  marker: MarkerKey,
  question: string,
): Promise<Reply | undefined> {
  const metric = findMetric(marker);
  const known = causesOf(marker);
  const query: Query = { metric: marker, aggregate: 'last', window: { kind: 'all' } };
  const all: Query = { ...query, aggregate: 'mean' };
  const values = evaluate(all, await recordsFor(asker, [all])).rows.flatMap(({ date, value }) =>
    date === null ? [] : [{ date, value }],
  );
  const [later, earlier] = values.toSorted((one, other) => other.date.localeCompare(one.date));
  if (!metric || !later) return undefined;
  const { today, units } = asker;
  const figures = new Figures({ today, units });
  const name = nameOf(metric);
  const answer = evaluate(query, await recordsFor(asker, [query]));
  const now = figures.add(query, answer, { isLevel: true });
  const next = [`Is my ${name} OK?`, `How do I improve my ${name}?`];
  const others = known ? ` Besides what you log, ${known.others} can change it.` : '';
  const general = `A log can’t show the cause, so ask your doctor about it.${others}`;
  if (!earlier)
    return reply({
      kind: 'why',
      title: 'I only have one value',
      paragraphs: [
        `Your ${name} was ${now} on ${shortDate(later.date, today)}. After a second test, I can compare what you ate and did before each one.`,
        general,
      ],
      figures: figures.list,
      links: LINKS,
      next,
      query,
    });
  const old = figures.add(
    query,
    { ...answer, value: earlier.value },
    { isLevel: true, label: `Earlier ${name}` },
  );
  const isUp = later.value > earlier.value;
  const opening = openingOf(name, { ...earlier, shown: old }, { ...later, shown: now }, today);
  const isMistaken = isUp ? DOWN.test(question) : UP.test(question);
  const causes = known?.causes ?? [];
  const source = await recordsFor(
    asker,
    causes.flatMap(({ metric: key }) => [
      averageOf(key, { kind: 'dates', from: addDays(earlier.date, -DAYS), to: later.date }),
    ]),
    'days',
  );
  const tests = { earlier: earlier.date, later: later.date, isUp };
  const reasons = causes
    .flatMap((each) => reasonOf(each, tests, { source, figures }) ?? [])
    .toSorted(byCertainty);
  const isExplained = reasons.some(({ certainty }) => certainty === 'possible');
  return reply({
    kind: 'why',
    title: isMistaken
      ? `It went ${isUp ? 'up' : 'down'}, not ${isUp ? 'down' : 'up'}`
      : isExplained
        ? 'What may have played a part'
        : 'Your log doesn’t show why',
    paragraphs: [
      opening,
      ...(causes.length > 0 && reasons.length === 0
        ? ['You didn’t log enough before one of the tests to compare what you ate and did.']
        : []),
      general,
    ],
    figures: figures.list,
    reasons,
    basis: reasons.length > 0 ? `Compared over the ${DAYS} days before each test.` : null,
    links: LINKS,
    next,
    query,
  });
}
