import type { UnitSystem } from '#domain/account/profile.ts';
import { fahrenheitFromCelsius } from '#domain/units/temperature.ts';

const tenth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "36.8 °C", "98.2 °F". */
export const formatTemperature = (temperatureC: number, system: UnitSystem): string =>
  system === 'imperial'
    ? `${tenth.format(fahrenheitFromCelsius(temperatureC))} °F`
    : `${tenth.format(temperatureC)} °C`;

/** "42 ms". */
export const formatSdnn = (ms: number): string => `${Math.round(ms)} ms`;
