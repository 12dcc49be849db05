import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import type { Query } from '#domain/query/query.ts';

const SENTENCE = /^.*?\[\[f1\]\][^.]*\./s;

const isAlike = ({ metric: _one, ...one }: Query, { metric: _other, ...other }: Query): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Both numbers of a blood pressure as one: "Your latest blood pressure is 111/73 mm Hg, from Nov 15." */
function pressureOf(one: Reply, other: Reply): Reply | undefined {
  const [upper, lower] = [one.figures[0], other.figures[0]];
  if (!upper || !lower || !one.query || !other.query) return undefined;
  const isPressure = one.query.metric === 'systolicMmhg' && other.query.metric === 'diastolicMmhg';
  const isValue = one.query.aggregate === 'last' || one.query.aggregate === 'mean';
  const [said] = SENTENCE.exec(one.paragraphs[0] ?? '') ?? [];
  if (!isPressure || !isValue || one.query.versus || !isAlike(one.query, other.query) || said === undefined)
    return undefined;
  return reply({
    ...one,
    paragraphs: [
      said.replace('systolic blood pressure', 'blood pressure').replace('[[f1]]', '[[f1]]/[[f2]]'),
    ],
    figures: [
      { ...upper, shown: { ...upper.shown, unit: '' } },
      { ...lower, id: 'f2' },
    ],
  });
}

/** The answers to two questions of one message, or to one about blood pressure. */
export const bothReplies = (one: Reply, other: Reply): Reply =>
  pressureOf(one, other) ?? joinedReply(one, other);
