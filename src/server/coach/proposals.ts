import type { Exchange } from '#contract/coach/coach.ts';
import type { Action, Proposal, ProposalState } from '#domain/coach/proposal.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { saveReply } from './commands.ts';
import { exchangeAnswer, exchangeOf } from './queries.ts';

/** Input of a confirmed proposal: the entry's id, its time and time zone. */
export interface Carried {
  readonly id: string;
  readonly at: string;
  readonly timeZone: string;
  readonly input: unknown;
}

/** The ordinary command for a kind of proposal. Each checks its input and the owner itself. */
export interface ActionCommand {
  readonly confirm: (actor: Actor, carried: Carried) => Promise<unknown>;
  readonly undo: (actor: Actor, carried: Carried) => Promise<unknown>;
  /** Confirms again after an undo. */
  readonly redo: (actor: Actor, carried: Carried) => Promise<unknown>;
}

export type ActionCommands = Readonly<Record<Action['kind'], ActionCommand>>;

interface ProposalKey {
  readonly id: string;
  readonly proposalId: string;
}

interface ProposalDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly commands: ActionCommands;
}

/** Allowed state changes of a proposal; repeating a state changes nothing. */
const FROM: Readonly<Record<Exclude<ProposalState, 'open'>, readonly ProposalState[]>> = {
  confirmed: ['open', 'undone', 'declined'],
  undone: ['confirmed'],
  declined: ['open'],
};

/**
 * Confirms, undoes or declines a proposal of a stored reply.
 * @throws Refusal NOT_FOUND for a proposal that isn't the member's, CONFLICT for an undo of something not done, and the command's own
 * errors
 */
export async function settleProposal(
  { db, now, commands }: ProposalDeps,
  actor: Actor,
  { id, proposalId }: ProposalKey,
  { to, timeZone }: { readonly to: Exclude<ProposalState, 'open'>; readonly timeZone: string },
): Promise<Exchange> {
  const stored = await exchangeOf(db, actor.userId, id);
  const proposal = stored?.reply.proposals.find((each) => each.id === proposalId);
  if (!stored || !proposal) throw new Refusal('NOT_FOUND');
  const { state, action } = proposal;
  if (state === to) return exchangeAnswer(stored);
  if (!FROM[to].includes(state)) throw new Refusal('CONFLICT');
  const command = commands[action.kind];
  const carried = { id: proposalId, at: new Date(now()).toISOString(), timeZone, input: action.input };
  if (to === 'undone') await command.undo(actor, carried);
  else if (to === 'confirmed') await (state === 'undone' ? command.redo : command.confirm)(actor, carried);
  const settled = (each: Proposal): Proposal => (each.id === proposalId ? { ...each, state: to } : each);
  const reply = { ...stored.reply, proposals: stored.reply.proposals.map(settled) };
  return exchangeAnswer(await saveReply(db, actor, id, { reply }));
}
