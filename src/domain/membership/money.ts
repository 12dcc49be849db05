import { LIFETIME_PRICE } from './purchase.ts';

/**
 * An amount for people, without cents where there are none: "$49", "$24.50". For currencies of a hundred smaller units; the price is in
 * one.
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

/** What lifetime access costs: "$49". */
export const LIFETIME_PRICE_TEXT = moneyText(LIFETIME_PRICE.amountMinor, LIFETIME_PRICE.currency);
