/**
 * What the token of a purchase is good for. `good`: it makes an account a lifetime one. `waiting`: so too, once the payment is confirmed.
 * `used`: it has done so. `ended`: the payment failed, or was given back. `expired`: it is too old. `unknown`: no purchase has it.
 */
export const TOKEN_STATES = ['good', 'waiting', 'used', 'ended', 'expired', 'unknown'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];
