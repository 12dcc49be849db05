import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';
import { withParts } from './change-query.ts';

/** A list's filter in the address: a parameter for each of `names`, absent ones left out. */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const filter: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) filter[name] = value;
  }
  const set = (changes: Partial<Record<Name, string | null>>): void =>
    setSearch((was) => withParts(was, changes as Record<string, string | null>), { replace: true });
  return [filter, set] as const;
}

/**
 * Row of an open drawer, in the address. Opening it adds a history entry, so that going back closes it.
 * @returns its id, a function that opens the drawer and one that closes it
 */
export function useDrawer(name: string) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const open = (id: string): void =>
    setSearch((was) => withParts(was, { [name]: id }), { state: { opened: name } });
  const close = (): void => {
    if (isRecord(state) && state['opened'] === name) return void navigate(-1);
    setSearch((was) => withParts(was, { [name]: null }), { replace: true });
  };
  return [search.get(name) ?? undefined, open, close] as const;
}

/** A parameter's value if it is one of the known ones; undefined for any other. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  value: string | undefined,
): Word | undefined => words.find((word) => word === value);

/** A list's filter as a query string. */
export const addressOf = (filter: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
