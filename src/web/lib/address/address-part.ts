import { useSearchParams } from 'react-router';

/**
 * A named part of the address behind its `?`; the others stay as they are.
 * @returns what it says, null where it is not there; and what sets it, or takes it away, in place of the address before
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
