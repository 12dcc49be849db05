import type { PanelValue } from './panel.ts';

/** Units and rounding change two prints of one result only after this many digits. */
const DIGITS = 5;

/** Key that is equal for the same result, however it was printed. */
function lineKey({ marker, name, text, unit, value, censored, canonicalValue }: PanelValue): string {
  const figure =
    canonicalValue === null
      ? `${value ?? text.trim().toLowerCase()} ${unit ?? ''}`
      : canonicalValue.toPrecision(DIGITS);
  return `${marker ?? name.trim().toLowerCase()} ${censored ?? ''} ${figure}`;
}

/** Whether two panels hold the same markers with the same values, in any order and unit. */
export function haveSameResults(one: readonly PanelValue[], other: readonly PanelValue[]): boolean {
  if (one.length !== other.length) return false;
  const [keys, others] = [one, other].map((values) => values.map(lineKey).toSorted());
  return keys?.every((key, index) => key === others?.[index]) ?? false;
}

const laboratoryKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether two names can mean the same lab. A missing name matches any. */
export const mayBeSameLaboratory = (one: string | null, other: string | null): boolean =>
  one === null || other === null || laboratoryKey(one) === laboratoryKey(other);
