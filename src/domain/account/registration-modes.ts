/** Who may register: anyone, people with an invitation, or nobody. People who paid may register in any mode. */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
