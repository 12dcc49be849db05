/** Who may register: anyone, people with an invitation, or nobody. People who paid may register in any mode. */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

interface Tokens {
  readonly purchaseToken?: string | undefined;
  readonly inviteToken?: string | undefined;
}

/** Why a visitor can't register, before the server has checked their token; undefined if they may try. */
export function registrationRefusal(
  mode: RegistrationMode,
  { purchaseToken, inviteToken }: Tokens,
): string | undefined {
  if (mode === 'open' || purchaseToken !== undefined) return undefined;
  if (mode === 'closed')
    return 'This server isn’t accepting new members. To join, contact the person who runs it.';
  return inviteToken === undefined
    ? 'You need an invitation to join. Ask the person who runs this server for a link.'
    : undefined;
}
