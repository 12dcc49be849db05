import type { MarkerKey } from '#domain/blood/markers.ts';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { Figures } from '#domain/coach/abilities/reason-figures.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { Topic, TopicFact } from '#domain/coach/topics/topic.ts';
import type { WeightAdvice } from '#domain/coach/weight/weight-advice.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer } from '#domain/query/query.ts';
import { plural } from '#domain/words/plural.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { flaggedOf } from '#server/coach/judgment/judge-marker.ts';
import { latestOf } from '#server/coach/judgment/own-figure.ts';
import { leftToday } from '#server/coach/ideas/left-today.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { weightTopic } from './weight-topic.ts';

const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-US').format(parts);

const isSentence = ({ words }: TopicFact): boolean => words.endsWith('.');

const CHANGED = '{changed}';
const NOUN = /\{(\w+)\}/;

/** "fell by 1 kg"; "hardly changed" if the change would be shown as 0. */
function changedWords({ query }: TopicFact, answer: Answer, figures: Figures): string {
  const by = figures.add(query, answer);
  if (figures.list.at(-1)?.shown.number !== '0')
    return `${(answer.value ?? 0) > 0 ? 'rose' : 'fell'} by ${by}`;
  figures.list.pop();
  return 'hardly changed';
}

/** "1 workout", "4 workouts": the value, and the noun that agrees with it. */
function valueWords({ query, words }: TopicFact, answer: Answer, figures: Figures): string {
  const value = figures.add(query, answer, { isLevel: true });
  const count = figures.list.at(-1)?.shown.number === '1' ? 1 : 2;
  return words.replace('#', value).replace(NOUN, (_, noun: string) => plural(count, noun));
}

/** The member's own figures on a topic, in sentences. */
async function factWords(
  asker: CoachAsker,
  facts: readonly TopicFact[],
  figures: Figures,
): Promise<string[]> {
  if (facts.length === 0) return [];
  const source = await recordsFor(
    asker,
    facts.map(({ query }) => query),
    'days',
  );
  const known = facts.flatMap((fact) => {
    const answer = evaluate(fact.query, source);
    return answer.value === null ? [] : [{ fact, answer }];
  });
  const said = known.map(({ fact, answer }) => ({
    fact,
    text: fact.words.includes(CHANGED)
      ? fact.words.replace(CHANGED, changedWords(fact, answer, figures))
      : valueWords(fact, answer, figures),
  }));
  const averages = said.filter(({ fact }) => !isSentence(fact)).map(({ text }) => text);
  const sentences = said.filter(({ fact }) => isSentence(fact)).map(({ text }) => text);
  return [
    ...(averages.length > 0 ? [`In the last 14 days, you averaged ${listed(averages)}.`] : []),
    ...(sentences.length > 0 ? [sentences.join(' ')] : []),
  ];
}

/** "Out of range in your last blood tests: ferritin 18 ng/mL (low)." */
async function markerWords(
  asker: CoachAsker,
  markers: readonly MarkerKey[],
  figures: Figures,
): Promise<string[]> {
  if (markers.length === 0) return [];
  const flagged = await flaggedOf(asker, markers);
  const queries = flagged.map(({ marker }) => latestOf(marker));
  const source = await recordsFor(asker, queries);
  const words = flagged.map(({ name, judgment }, at) => {
    const query = queries[at] ?? latestOf('');
    return `${name} ${figures.add(query, evaluate(query, source), { isLevel: true })} (${judgment})`;
  });
  return words.length === 0 ? [] : [`Out of range in your last blood tests: ${listed(words)}.`];
}

/** "You have 900 kcal and 60 g of protein left today." */
async function leftWords(asker: CoachAsker, figures: Figures): Promise<string[]> {
  const { left, figures: own } = await leftToday(asker);
  if (left.energyKcal <= 0) return ['You’ve reached today’s calorie target.'];
  const ids = own.map((figure) => {
    const id = `f${figures.list.length + 1}`;
    figures.list.push({ ...figure, id });
    return `[[${id}]]`;
  });
  return ids.length < 2 ? [] : [`You have ${ids[0]} and ${ids[1]} of protein left today.`];
}

/** What the server works out for the member instead of general words. */
function ownReply({ links, next = [] }: Topic, { title, paragraphs, figures }: WeightAdvice): Reply {
  return reply({
    kind: 'advice',
    title: title ?? null,
    paragraphs: [...paragraphs],
    figures: [...figures],
    links: links.map(([name, screen]) => ({ name, screen })),
    next: [...next],
  });
}

/**
 * What can be said about a topic, with the member's own figures.
 * @param question in the member's words; a topic without it is about nothing more special
 */
export async function topicReply(asker: CoachAsker, topic: Topic, question = ''): Promise<Reply> {
  const warning = topic.warningFor?.(plainWords(question), asker.units.glucose);
  if (warning)
    return ownReply(
      { ...topic, next: [] },
      { title: warning.title, paragraphs: [warning.text], figures: [], isRefused: false },
    );
  const { title, paragraphs, facts = [], markers = [], showsLeft, links, sources = [], next = [] } = topic;
  const advice = topic.own && (await weightTopic(asker, topic.own, plainWords(question)));
  if (advice?.isRefused)
    return ownReply({ ...topic, links: [['See your goals', 'goals']], next: ['Is my weight OK?'] }, advice);
  const figures = new Figures({ today: asker.today, units: asker.units });
  figures.list.push(...(advice?.figures ?? []));
  const own = [
    ...(await factWords(asker, facts, figures)),
    ...(await markerWords(asker, markers, figures)),
    ...(showsLeft ? await leftWords(asker, figures) : []),
  ];
  const words = [...(advice?.paragraphs ?? []), ...(topic.answersFirst ? [] : own)];
  return reply({
    kind: 'advice',
    title: advice?.title ?? topic.titleFor?.(plainWords(question)) ?? title,
    paragraphs: topic.answersFirst ? [...words, ...paragraphs, ...own] : [...words, ...paragraphs],
    figures: figures.list,
    basis: figures.list.length > 0 ? 'The numbers are from your own log. The rest is general advice.' : null,
    links: links.map(([name, screen]) => ({ name, screen })),
    sources: [...sources],
    next: [...next],
    query: facts[0]?.query ?? null,
  });
}
