/** Texts whose results are kept: a message, its parts and its corrected forms. */
const MAX_KEPT = 32;

/** A function that keeps its last results, as many rules read the same message. @param of always returns the same for the same texts */
export function recalling<Texts extends readonly string[], Result>(
  of: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const kept = new Map<string, { readonly result: Result }>();
  return (...texts) => {
    const key = texts.join('\n');
    const known = kept.get(key);
    if (known) return known.result;
    const result = of(...texts);
    kept.set(key, { result });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
