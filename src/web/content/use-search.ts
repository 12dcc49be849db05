import { useSearchParams } from 'react-router';

/** What is searched for stands in the address: a list that was found is found again. */
export function useSearch(): readonly [search: string, set: (words: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (words: string): void =>
    setParams(
      (was) => {
        const now = new URLSearchParams(was);
        if (words === '') now.delete('search');
        else now.set('search', words);
        return now;
      },
      { replace: true },
    );
  return [params.get('search') ?? '', set];
}
