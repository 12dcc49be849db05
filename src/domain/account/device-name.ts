/** What a browser says it is: "Firefox" on "Android"; null where it does not say. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

type Rule = readonly [pattern: RegExp, name: string];

// The first that fits: Edge and Opera say they are Chrome too, and Chrome that it is Safari.
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
 * Names a browser and its system by the `User-Agent` header (RFC 9110, section 10.1.5), for people to tell their devices apart. Anybody
 * may write anything into that header: nothing may be decided by it.
 */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
});
