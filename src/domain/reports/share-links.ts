/** Path of shared reports: `/share/{secret}`. */
export const SHARE_PATH = '/share';

export const MAX_SHARE_DAYS = 90;
/** Lifetimes offered in the dialog, in days. */
export const SHARE_DAYS = [1, 7, 30, MAX_SHARE_DAYS] as const;
/** Maximum number of active links per member. */
export const MAX_SHARE_LINKS = 20;
/** Number of openings that the owner sees individually. */
export const MAX_OPENINGS = 50;

export const LINK_STATES = ['active', 'expired', 'revoked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** State of a link at an instant. A revoked link stays revoked after it expires. */
export function linkState(
  { expiresAtMs, revokedAtMs }: { readonly expiresAtMs: number; readonly revokedAtMs: number | undefined },
  nowMs: number,
): LinkState {
  if (revokedAtMs !== undefined) return 'revoked';
  return expiresAtMs <= nowMs ? 'expired' : 'active';
}
