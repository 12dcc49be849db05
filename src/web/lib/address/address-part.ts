import { useSearchParams } from 'react-router';
import { withParts } from './change-query.ts';

/**
 * A parameter of the address's query; the others stay.
 * @returns its value, null if absent; and a setter that replaces the current history entry
 */
export function useAddressPart(
  name: string,
): readonly [said: string | null, set: (value: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string | undefined): void =>
    setSearch((was) => withParts(was, { [name]: value ?? null }), { replace: true });
  return [search.get(name), set];
}
