import { joinWords } from '#domain/words/join-words.ts';
import { namedMarker } from '#domain/coach/abilities/marker-advice.ts';
import { figureOf } from '#domain/coach/build-figure.ts';
import { RANGES_NOT_FOR_YOU } from '#domain/coach/judgment/marker-ranges.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { bloodLoopOf } from '#server/blood/loop-queries.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { openReminders, retestTitle } from '#server/supplements/reminder-queries.ts';
import { capitalized } from '#domain/words/first-letter.ts';

type MarkerLoop = Awaited<ReturnType<typeof bloodLoopOf>>['markers'][number];
type Retest = MarkerLoop & { readonly diet: NonNullable<MarkerLoop['diet']> };

const LINKS: Reply['links'] = [{ name: 'Open blood tests', screen: 'bloodTests' }];
const NOT_FOR_YOU = `${RANGES_NOT_FOR_YOU}, so I can’t say when to test again. Ask your doctor.`;

const toRetest = (loops: readonly MarkerLoop[]): Retest[] =>
  loops
    .flatMap((loop) => (loop.diet ? [{ ...loop, diet: loop.diet }] : []))
    .toSorted((one, other) => one.diet.retestFrom.localeCompare(other.diet.retestFrom));

const sourcesOf = ({ diet }: Retest): Reply['sources'] =>
  diet.sources.flatMap(({ label, doi }) =>
    doi === undefined ? [] : [{ name: label, url: `https://doi.org/${doi}` }],
  );

/** "from Jan 3", "now, because its date, Jan 3, has passed" */
const fromWords = (date: string, today: string): string =>
  date > today ? `on or after ${shortDate(date, today)}` : `now (it was due ${shortDate(date, today)})`;

/** "When should I retest my vitamin D?": undefined if the words don't name a marker. */
async function retestOfMarker(asker: CoachAsker, what: string): Promise<Reply | undefined> {
  const { db, userId, nowMs, today, units } = asker;
  const marker = namedMarker(what);
  if (!marker) return undefined;
  const name = markerName(marker);
  const query: Query = { metric: marker, aggregate: 'last', window: { kind: 'all' } };
  const [{ markers, notFor }, source, reminders] = await Promise.all([
    bloodLoopOf(db, userId, nowMs, { date: today, marker }),
    recordsFor(asker, [query]),
    openReminders(db, userId),
  ]);
  const figure = figureOf({ id: 'f1', query, answer: evaluate(query, source), context: { today, units } });
  if (!figure)
    return reply({
      kind: 'advice',
      title: `No ${name} results yet`,
      paragraphs: [`Log a blood test with ${name} first. Then I can tell you when to test it again.`],
      links: [{ name: 'Add a blood test', screen: 'newBloodTest' }],
    });
  const measuredOn = figure.rows[0]?.date;
  const latest = `Your latest ${name} is [[f1]]${measuredOn ? ` from ${shortDate(measuredOn, today)}` : ''}.`;
  const shared = { kind: 'advice' as const, figures: [figure], links: LINKS, query };
  if (notFor !== null) return reply({ ...shared, title: null, paragraphs: [latest, NOT_FOR_YOU] });
  const reminder = reminders.find(({ title }) => title === retestTitle(marker));
  const planned = reminder ? [`Your retest reminder is set for ${shortDate(reminder.dueOn, today)}.`] : [];
  const [due] = toRetest(markers);
  if (!due)
    return reply({
      ...shared,
      title: planned.length > 0 ? null : 'No retest needed for now',
      paragraphs: [
        latest,
        ...(planned.length > 0
          ? planned
          : [
              'I only set a date if a value isn’t optimal and your diet can change it. Ask your doctor how often to check this marker.',
            ]),
      ],
    });
  return reply({
    ...shared,
    title: `Retest ${name} ${fromWords(due.diet.retestFrom, today)}`,
    paragraphs: [latest, `A change takes about ${due.diet.retestWeeks} weeks to show.`, ...planned],
    sources: sourcesOf(due),
    next: [`How do I improve my ${name}?`],
  });
}

/** "When is my next blood test due?": the earliest retest of what is out of range, and reminders the member set. */
async function nextBloodTest(asker: CoachAsker): Promise<Reply> {
  const { db, userId, nowMs, today } = asker;
  const [{ markers, notFor }, reminders] = await Promise.all([
    bloodLoopOf(db, userId, nowMs, { date: today }),
    openReminders(db, userId),
  ]);
  const due = toRetest(markers);
  const [first] = due;
  const planned = reminders
    .filter(({ link }) => link === '/blood-tests')
    .map(({ title, dueOn }) => `${title} on ${shortDate(dueOn, today)}`);
  const reminded = planned.length > 0 ? [`Your reminders: ${joinWords(planned)}.`] : [];
  if (!first)
    return reply({
      kind: 'advice',
      title: reminded.length > 0 ? null : 'No blood test is due',
      paragraphs: [
        ...reminded,
        notFor === null
          ? 'None of the values your diet can change are out of range. If you have newer results, log them and ask again.'
          : NOT_FOR_YOU,
      ],
      links: LINKS,
    });
  const same = due.filter(({ diet }) => diet.retestFrom === first.diet.retestFrom);
  const names = joinWords(same.map(({ marker }) => markerName(marker)));
  const rest = due
    .slice(same.length)
    .map(({ marker, diet }) => `${markerName(marker)} ${fromWords(diet.retestFrom, today)}`);
  return reply({
    kind: 'advice',
    title: `Next: ${names} ${fromWords(first.diet.retestFrom, today)}`,
    paragraphs: [
      `${capitalized(names)} ${same.length === 1 ? 'was' : 'were'} out of range. A change takes about ${first.diet.retestWeeks} weeks to show.`,
      ...(rest.length > 0 ? [`After that: ${joinWords(rest)}.`] : []),
      ...reminded,
    ],
    sources: sourcesOf(first),
    links: LINKS,
  });
}

/** When to test blood again. */
export const retestReply = (asker: CoachAsker, what: string | undefined): Promise<Reply | undefined> =>
  what === undefined ? nextBloodTest(asker) : retestOfMarker(asker, what);
