import { findMetric } from '#domain/metrics/catalog.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { NIGHTLY } from '#domain/questions/named-parts.ts';
import { lexeme } from '#domain/questions/tag.ts';

const EVENTS: ReadonlySet<Tag> = new Set(['workout', 'food', 'dose', 'comparison']);
const FIGURES: ReadonlySet<Tag> = new Set(['metric', 'implied']);
const IDLE: ReadonlySet<Tag> = new Set(['question', 'next', 'pair', 'present', 'eat', 'comma']);

const STEPS = lexeme('metric', 'step', '', ['steps']);

/** "How much I walk", related to something else: steps. */
export const asSteps = (each: Lexeme, at: number, list: readonly Lexeme[]): Lexeme => {
  const isWalk = each.tag === 'workout' && each.value === 'verb' && each.keys.includes('walk');
  const isAmount =
    list.slice(Math.max(0, at - 2), at).some(({ tag }) => tag === 'howmuch') ||
    list[at + 1]?.tag === 'comparative';
  return isWalk && isAmount ? STEPS : each;
};

const isInfluence = ({ tag, value }: Lexeme): boolean => tag === 'pair' && value === 'influence';

const has = (list: readonly Lexeme[], tags: ReadonlySet<Tag>): boolean =>
  list.some(({ tag }) => tags.has(tag));

/** Whether a side is about figures of the night before a day. */
const isNightly = (list: readonly Lexeme[]): boolean =>
  list.some(({ tag, keys: [key = ''] }) => FIGURES.has(tag) && NIGHTLY.has(findMetric(key)?.slice ?? ''));

/** What influences, and what is influenced: on both sides of "affect", or of the "and" after "link between". */
function sidesOf(list: readonly Lexeme[]): readonly [readonly Lexeme[], readonly Lexeme[]] | undefined {
  const at = list.findIndex(
    ({ tag, value }) => tag === 'pair' && (value === 'correlation' || value === 'influence'),
  );
  if (at < 0) return undefined;
  const [before, after] = [list.slice(0, at), list.slice(at + 1)];
  if (has(before, EVENTS) || has(before, FIGURES)) return [before, after];
  const and = after.findIndex(({ tag }) => tag === 'and');
  return and < 0 ? undefined : [after.slice(0, and), after.slice(and + 1)];
}

/** "Does wine affect my sleep", "does running raise my HRV the next day": the words of "is it higher on days with that". */
export function withInfluenceAsContrast(spoken: readonly Lexeme[]): readonly Lexeme[] {
  const list = spoken.map(asSteps);
  const sides = sidesOf(list);
  if (!sides) return spoken;
  const isDirected = list.some(isInfluence);
  const [cause, figure] = isDirected || has(sides[0], EVENTS) ? sides : [sides[1], sides[0]];
  // What happens on a day shows in the figures of the following night, which belong to the next day.
  const isNext = list.some(({ tag }) => tag === 'next') || (isNightly(figure) && !isNightly(cause));
  if (has(figure, EVENTS) || !has(figure, FIGURES)) return spoken;
  if (!has(cause, EVENTS)) {
    if (!isDirected) return spoken;
    const related = list.map((each) =>
      isInfluence(each) ? lexeme('pair', each.words, 'correlation') : each,
    );
    return isNext
      ? [...related.filter(({ tag }) => tag !== 'next'), lexeme('next', 'the next day')]
      : related;
  }
  return [
    ...figure.filter(({ tag }) => !IDLE.has(tag)),
    lexeme('comparative', 'more', 'more'),
    isNext ? lexeme('next', 'the day after') : lexeme('when', 'day when'),
    ...cause.filter(({ tag }) => !IDLE.has(tag)),
  ];
}
