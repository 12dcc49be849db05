/** Texts whose results are kept: a message, its parts and its corrected forms. */
const MAX_KEPT = 16;

/** A function that keeps its last results, as many rules read the same message. @param of always returns the same for a text */
export function recalling<Result>(of: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.result;
    const result = of(text);
    kept.set(text, { result });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
