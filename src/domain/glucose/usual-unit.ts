import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { COUNTRY_ZONES } from '#domain/time/country-zones.ts';

const { canada, uk, ireland, australia, newZealand } = COUNTRY_ZONES;

/** Zones of countries where labs and meters use mmol/L. */
const MMOL_ZONES: readonly RegExp[] = [
  canada,
  uk,
  ireland,
  australia,
  newZealand,
  /^(?:Europe\/(?:Amsterdam|Zurich|Oslo|Stockholm|Copenhagen|Helsinki|Mariehamn|Prague|Bratislava|Budapest|Ljubljana|Zagreb|Tallinn|Riga|Vilnius|Moscow|Kaliningrad|Samara|Volgograd|Kyiv|Kiev|Minsk)|Atlantic\/(?:Reykjavik|Faroe)|Arctic\/Longyearbyen)$/,
  /^Asia\/(?:Shanghai|Chongqing|Urumqi|Hong_Kong|Singapore|Kuala_Lumpur|Kuching|Ho_Chi_Minh|Saigon|Colombo|Almaty|Yekaterinburg|Omsk|Novosibirsk|Krasnoyarsk|Irkutsk|Yakutsk|Vladivostok)$/,
  /^Africa\/Johannesburg$/,
];

/** The unit that labs and meters use where a member lives, until they choose one. */
export const usualUnit = (timeZone: string): GlucoseUnit =>
  MMOL_ZONES.some((zones) => zones.test(timeZone)) ? 'mmol/L' : 'mg/dL';
