/** Alcohol in a US standard drink, grams. Source: National Institute on Alcohol Abuse and Alcoholism, What is a standard drink? */
export const DRINK_ALCOHOL_G = 14;

/** Alcohol in a UK unit, grams: 10 mL. Source: UK Chief Medical Officers’ low risk drinking guidelines, 2016. */
export const UNIT_ALCOHOL_G = 8;
