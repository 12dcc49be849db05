interface Named {
  readonly browser: string | null;
  readonly system: string | null;
}

/** A browser's familiar name: "Firefox on Android". */
export function browserName({ browser, system }: Named): string {
  if (browser === null) return system ?? 'Unknown browser';
  return system === null ? browser : `${browser} on ${system}`;
}
