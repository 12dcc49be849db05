export const ACTION_KINDS = [
  'log-meal',
  'log-drink',
  'log-weight',
  'log-pressure',
  'log-glucose',
  'log-ketones',
  'log-workout',
  'start-fast',
  'end-fast',
  'remember',
  'forget',
  'set-reminder',
] as const;

/** What a confirmed proposal does: the input of the ordinary command, which validates it again. */
export interface Action {
  readonly kind: (typeof ACTION_KINDS)[number];
  readonly input: unknown;
}

export const PROPOSAL_STATES = ['open', 'confirmed', 'undone', 'declined'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

const DONE: Readonly<Record<string, string>> = {
  Add: 'Added',
  Log: 'Logged',
  Start: 'Started',
  End: 'Ended',
  Set: 'Set',
  Change: 'Changed',
  Remember: 'Remembered',
  Forget: 'Forgotten',
  Remind: 'Reminder set',
  Turn: 'Turned',
};

/** A proposal's title after confirmation: "Added 300 mL of water". */
export const doneTitle = (title: string): string =>
  title.replace(/^\w+/, (verb) => DONE[verb] ?? verb).replace(/^(Remembered|Forgotten) this$/, '$1');

/** What a confirmed proposal says below its title: that of a measurement has no number. */
export const doneDetail = ({
  title,
  after,
  detail,
}: Pick<Proposal, 'title' | 'after' | 'detail'>): string => {
  if (detail === null) return after;
  return title.startsWith('Log your ') ? `${after} · ${detail}` : detail;
};

/** A change that waits for confirmation. Its id is the id of the entry it writes, so confirming twice writes once. */
export interface Proposal {
  readonly id: string;
  readonly title: string;
  /** Shown struck through; null if nothing is replaced. */
  readonly before: string | null;
  readonly after: string;
  readonly detail: string | null;
  readonly action: Action;
  readonly state: ProposalState;
}
