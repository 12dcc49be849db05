import { distanceAfter } from './compared-with-that.ts';
import { withNamedNights } from '#domain/coach/nights/meant-nights.ts';
import { isOfNights } from '#domain/coach/nights/night-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { aboutRecords, aboutValues, countedOf, eitherEnd, unitNamed } from './about-answer.ts';
import { changedPart, keptOf } from './changed-part.ts';
import { sameDoses } from './doses-after.ts';
import type { FollowUp } from './follow-up.ts';
import { pickedFrom } from './of-the-list.ts';
import { isTied, withoutTies } from './ties.ts';

const isAboutNights = ({ query }: Understood): boolean => {
  const metric = findMetric(query.metric);
  return metric !== undefined && isOfNights(metric);
};

/**
 * Reads a message that changes part of what was asked before: its days, statistic or subject; or that asks for part of the answer.
 * @returns undefined if any word isn't understood
 */
export function readFollowUp(asked: string, before: Understood, words: Words): FollowUp | undefined {
  const question = isAboutNights(before) ? withNamedNights(asked) : asked;
  const { source, lexicon } = words;
  const bare = withoutTies(normalized(question));
  const bound = (query: Query | undefined, kept: Omit<Understood, 'query'> = {}): FollowUp | undefined =>
    query && { kind: 'query', isBound: true, query, ...kept };
  const unit = unitNamed(bare, before, words);
  if (unit !== undefined) return { ...before, kind: 'query', isBound: true, unit };
  const doses = sameDoses(bare, before, words);
  if (doses) return { kind: 'query', isBound: true, ...doses };
  const distance = distanceAfter(bare, before.query, source);
  if (distance) return bound(distance, keptOf(before));
  const counted = countedOf(bare, before, words);
  if (counted) return counted;
  const picked = pickedFrom(bare, before.query, source.today);
  if (picked === null) return eitherEnd();
  if (picked) return bound(picked, keptOf(before));
  const history = aboutValues(bare, before.query) ?? aboutRecords(bare, before.query);
  if (history) return bound(history, keptOf(before));
  const spelled = normalized(question).split(' ').map(lexicon.correct).join(' ');
  const changed = changedPart(spelled, before, { question, words });
  if (!changed) return undefined;
  const { isOfDays = false, ...read } = changed;
  return { kind: 'query', isBound: isOfDays || isTied(question), ...read };
}
