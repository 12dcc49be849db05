import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';

/** What a list is narrowed to, as the address says it: a part for each of `names`, without those that are not told. */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const filter: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const told = search.get(name);
    if (told) filter[name] = told;
  }
  const set = (changes: Partial<Record<Name, string | null>>): void =>
    setSearch(
      (was) => {
        const parts = new URLSearchParams(was);
        for (const [name, value] of Object.entries<string | null | undefined>(changes))
          if (value) parts.set(name, value);
          else parts.delete(name);
        return parts;
      },
      { replace: true },
    );
  return [filter, set] as const;
}

/**
 * Which row a drawer beside a list shows, as the address says it. Opening it is a step of its own, so that going back closes it.
 * @returns its id, what opens the drawer and what closes it
 */
export function useDrawer(name: string) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const open = (id: string): void =>
    setSearch(
      (was) => {
        const parts = new URLSearchParams(was);
        parts.set(name, id);
        return parts;
      },
      { state: { opened: name } },
    );
  const close = (): void => {
    if (isRecord(state) && state['opened'] === name) return void navigate(-1);
    setSearch(
      (was) => {
        const parts = new URLSearchParams(was);
        parts.delete(name);
        return parts;
      },
      { replace: true },
    );
  };
  return [search.get(name) ?? undefined, open, close] as const;
}

/** Whether a text of the address is one of the words that are known; undefined for any other. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  told: string | undefined,
): Word | undefined => words.find((word) => word === told);

/** What a list is narrowed to, as an address behind its `?`. */
export const addressOf = (filter: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
