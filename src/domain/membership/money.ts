import { LIFETIME_PRICE } from './purchase.ts';

/**
 * Formats an amount without zero cents: "$49", "$24.50". For currencies with 100 minor units.
 * @param amountMinor in the currency's smallest unit
 * @param currency ISO 4217, any case
 */
export const moneyText = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: amountMinor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amountMinor / 100);

/** "$49". */
export const LIFETIME_PRICE_TEXT = moneyText(LIFETIME_PRICE.amountMinor, LIFETIME_PRICE.currency);
