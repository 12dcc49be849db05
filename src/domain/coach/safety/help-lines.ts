import { COUNTRY_ZONES } from '#domain/time/country-zones.ts';

/** Emergency numbers and crisis lines of a region. */
export interface HelpLines {
  readonly emergency: string;
  /** Suicide and crisis line. */
  readonly crisis?: string;
  readonly eatingDisorders?: string;
  readonly poison?: string;
}

const US: HelpLines = {
  emergency: '911',
  crisis: '988 (call or text the Suicide & Crisis Lifeline)',
  eatingDisorders: 'the ANAD Helpline at 1-888-375-7767',
  poison: 'Poison Control at 1-800-222-1222',
};
const CANADA: HelpLines = {
  emergency: '911',
  crisis: '988 (call or text the Suicide Crisis Helpline)',
  eatingDisorders: 'NEDIC at 1-866-633-4220',
  poison: 'Canada’s poison centers at 1-844-764-7669',
};
const UK: HelpLines = {
  emergency: '999',
  crisis: '116 123 (Samaritans)',
  eatingDisorders: 'Beat at 0808 801 0677',
  poison: 'NHS 111',
};
const IRELAND: HelpLines = { emergency: '112 or 999', crisis: '116 123 (Samaritans)' };
const AUSTRALIA: HelpLines = {
  emergency: '000',
  crisis: '13 11 14 (Lifeline)',
  eatingDisorders: 'the Butterfly National Helpline at 1800 33 4673',
  poison: 'the Poisons Information Centre at 13 11 26',
};
const NEW_ZEALAND: HelpLines = {
  emergency: '111',
  crisis: '1737 (call or text)',
  poison: 'the National Poisons Centre at 0800 764 766',
};
const EUROPE: HelpLines = { emergency: '112' };

const BY_ZONE: readonly (readonly [zones: RegExp, lines: HelpLines])[] = [
  [COUNTRY_ZONES.us, US],
  [COUNTRY_ZONES.canada, CANADA],
  [COUNTRY_ZONES.uk, UK],
  [COUNTRY_ZONES.ireland, IRELAND],
  [/^(?:Europe\/(?:Berlin|Busingen))/, { emergency: '112', crisis: '0800 111 0 111 (TelefonSeelsorge)' }],
  [/^Europe\/Vienna/, { emergency: '112 or 144', crisis: '142 (TelefonSeelsorge)' }],
  [/^Europe\/Zurich/, { emergency: '112 or 144', crisis: '143 (Die Dargebotene Hand)' }],
  [/^Europe\/Paris/, { emergency: '112 or 15', crisis: '3114' }],
  [/^(?:Europe\/Madrid|Atlantic\/Canary)/, { emergency: '112', crisis: '024' }],
  [/^Europe\/Amsterdam/, { emergency: '112', crisis: '113' }],
  [/^Europe\/Brussels/, { emergency: '112', crisis: '1813' }],
  [/^Europe\/Stockholm/, { emergency: '112', crisis: '90101 (Mind)' }],
  [/^Europe\/Oslo/, { emergency: '113', crisis: '116 123 (Mental Helse)' }],
  [/^Europe\/Copenhagen/, { emergency: '112', crisis: '70 201 201 (Livslinien)' }],
  [/^Europe\/(?:Kyiv|Kiev|Moscow|Minsk|Istanbul)|^Asia\/Kolkata|^Asia\/Calcutta/, EUROPE],
  [/^(?:Europe\/|Atlantic\/(?:Azores|Madeira|Reykjavik|Faroe))/, EUROPE],
  [COUNTRY_ZONES.australia, AUSTRALIA],
  [COUNTRY_ZONES.newZealand, NEW_ZEALAND],
  [
    /^America\/(?:Sao_Paulo|Fortaleza|Recife|Manaus|Bahia|Belem|Cuiaba|Campo_Grande)/,
    { emergency: '192', crisis: '188 (CVV)' },
  ],
  [
    /^America\/(?:Mexico_City|Cancun|Monterrey|Tijuana|Merida|Hermosillo|Chihuahua|Mazatlan)/,
    { emergency: '911', crisis: '800 911 2000 (Línea de la Vida)' },
  ],
  [/^Asia\/Tokyo/, { emergency: '119' }],
  [/^Asia\/Seoul/, { emergency: '119' }],
  [/^Africa\/Johannesburg/, { emergency: '112 or 10177', crisis: '0800 567 567 (SADAG)' }],
];

/** Numbers for the region of a time zone; only text for an unknown region. */
export const helpLinesOf = (timeZone: string): HelpLines =>
  BY_ZONE.find(([zones]) => zones.test(timeZone))?.[1] ?? {
    emergency: 'emergency services (112 or 911 in many countries)',
  };
