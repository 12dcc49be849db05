/** A query with some parameters changed, the others kept. @param changes null or an empty string removes a parameter */
export function withParts(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const parts = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value) parts.set(name, value);
    else parts.delete(name);
  return parts;
}
