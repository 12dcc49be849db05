import { useSyncExternalStore } from 'react';

/** A setting stored on this device and shared by all parts of the screen. */
export function deviceChoice<Value extends string>(key: string, isValue: (value: unknown) => value is Value) {
  const listeners = new Set<() => void>();
  // Used without storage: lasts until the page is left.
  let chosenHere: Value | undefined;
  const chosen = (): Value | undefined => {
    try {
      const kept = localStorage.getItem(key);
      return isValue(kept) ? kept : chosenHere;
    } catch {
      return chosenHere;
    }
  };
  const choose = (value: Value): void => {
    chosenHere = value;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Lasts until the page is left.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { choose, useChosen: (): Value | undefined => useSyncExternalStore(subscribe, chosen) };
}
