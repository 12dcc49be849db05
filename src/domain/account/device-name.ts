/** Browser and system: "Firefox" on "Android"; null if unknown. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

type Rule = readonly [pattern: RegExp, name: string];

// First match wins: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari.
const BROWSERS: readonly Rule[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Rule[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (rules: readonly Rule[], text: string): string | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Browser and system by the `User-Agent` header (RFC 9110, section 10.1.5), so that members can tell their devices apart. The
 * header can be forged, so never base a decision on it.
 */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
});
