import { useSearchParams } from 'react-router';

/**
 * A parameter of the address's query; the others stay.
 * @returns its value, null if absent; and a setter that replaces the current history entry
 */
export function useAddressPart(
  name: string,
): readonly [said: string | null, set: (value: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string | undefined): void =>
    setSearch(
      (was) => {
        const parts = new URLSearchParams(was);
        if (value === undefined) parts.delete(name);
        else parts.set(name, value);
        return parts;
      },
      { replace: true },
    );
  return [search.get(name), set];
}
