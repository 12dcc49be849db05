/**
 * State of a purchase token. `good`: makes an account lifetime. `waiting`: will do so once the payment is confirmed. `used`:
 * already did. `ended`: the payment failed or was refunded. `expired`: too old. `unknown`: belongs to no purchase.
 */
export const TOKEN_STATES = ['good', 'waiting', 'used', 'ended', 'expired', 'unknown'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];
