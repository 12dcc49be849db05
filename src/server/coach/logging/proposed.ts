import type { Proposal } from '#domain/coach/proposal.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { newId } from '#server/core/new-id.ts';

/** A reply that proposes one change. */
export const proposed = (
  text: string,
  parts: Omit<Proposal, 'id' | 'state' | 'before' | 'detail'> & Partial<Pick<Proposal, 'before' | 'detail'>>,
): Reply =>
  reply({
    kind: 'proposal',
    paragraphs: [text],
    proposals: [{ before: null, detail: null, ...parts, id: newId(), state: 'open' }],
  });
