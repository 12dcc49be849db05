import { joinedReply, reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
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
  const listed = listedPressures(one, other);
  return reply({
    ...one,
    paragraphs: [
      said.replace('systolic blood pressure', 'blood pressure').replace('[[f1]]', '[[f1]]/[[f2]]'),
      ...(listed ? [listed.text] : []),
    ],
    figures: [unitless(upper), { ...lower, id: 'f2' }, ...(listed?.figures ?? [])],
  });
}

const unitless = (figure: CoachFigure): CoachFigure => ({
  ...figure,
  shown: { ...figure.shown, unit: '' },
});

/** Each of several readings: "Newest first: 118/76 mm Hg on Nov 15 and 121/80 mm Hg on Nov 8". */
function listedPressures(
  one: Reply,
  other: Reply,
): { readonly text: string; readonly figures: readonly CoachFigure[] } | undefined {
  const [uppers, lowers] = [one.figures.slice(1), other.figures.slice(1)];
  const [, text] = one.paragraphs;
  if (text === undefined || uppers.length !== lowers.length) return undefined;
  const renamed = (id: string): string => `f${Number(id.slice(1)) + uppers.length}`;
  return {
    text: text.replace(/\[\[(f\d+)\]\]/g, (_, id: string) => `[[${id}]]/[[${renamed(id)}]]`),
    figures: [...uppers.map(unitless), ...lowers.map((figure) => ({ ...figure, id: renamed(figure.id) }))],
  };
}

/** The answers to several questions of one message, or to one about blood pressure. */
export const joinedAnswers = (one: Reply, other: Reply, ...more: readonly Reply[]): Reply =>
  (more.length === 0 && pressureOf(one, other)) || joinedReply(one, other, ...more);
