/** Degrees Fahrenheit to Celsius, exact. */
export const celsiusFromFahrenheit = (temperatureF: number): number => (temperatureF - 32) / 1.8;

/** Degrees Celsius to Fahrenheit, exact inverse of {@link celsiusFromFahrenheit}. */
export const fahrenheitFromCelsius = (temperatureC: number): number => temperatureC * 1.8 + 32;
