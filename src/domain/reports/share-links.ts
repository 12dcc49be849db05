/** Where shared reports are read: `/share/{secret}`. */
export const SHARE_PATH = '/share';

export const MAX_SHARE_DAYS = 90;
/** Lifetimes that the dialog offers, in days. */
export const SHARE_DAYS = [1, 7, 30, MAX_SHARE_DAYS] as const;
/** Links of a member that work at the same time. */
export const MAX_SHARE_LINKS = 20;
/** Openings that the owner sees one by one. */
export const MAX_OPENINGS = 50;

export const LINK_STATES = ['active', 'expired', 'revoked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What a link does at an instant. A revoked one stays revoked after it expires. */
export function linkState(
  { expiresAtMs, revokedAtMs }: { readonly expiresAtMs: number; readonly revokedAtMs: number | undefined },
  nowMs: number,
): LinkState {
  if (revokedAtMs !== undefined) return 'revoked';
  return expiresAtMs <= nowMs ? 'expired' : 'active';
}
