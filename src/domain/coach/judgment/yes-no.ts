import type { Reply } from '#domain/coach/reply.ts';
import { isYes, type YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';

/** "Not yet" before the day is over. */
const isOpen = ({ test, query }: YesNoCheck): boolean =>
  test.op === '>=' && query?.window.kind === 'day' && query.window.back === 0;

/** A reply that starts with yes or no, if the question asks for that and a figure decides it. */
export function withYesNo(said: Reply, check: YesNoCheck | undefined, value: number | null): Reply {
  const yes = check && isYes(check, value);
  if (
    !check ||
    yes === undefined ||
    said.kind !== 'answer' ||
    said.title !== null ||
    said.figures.length === 0
  )
    return said;
  return { ...said, title: yes ? 'Yes' : isOpen(check) ? 'Not yet' : 'No' };
}
