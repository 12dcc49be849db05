import { useSearchParams } from 'react-router';
import { withParts } from '#web/lib/address/change-query.ts';
import { isLiveSource, type LiveSource } from './live-sources.ts';

const PARAMETER = 'connect';

/** Button that opens the list of sources. It gets the focus after a dialog that an address opened, such as on a reload. */
export const CONNECT_BUTTON_ID = 'connect-source';

/** What the dialog shows: a source's form, or the list of sources. */
export type ConnectChoice = LiveSource | 'choose';

/** The dialog that the address asks for. */
export function useConnectChoice(): ConnectChoice | undefined {
  const [search] = useSearchParams();
  const asked = search.get(PARAMETER);
  return asked === 'choose' || isLiveSource(asked) ? asked : undefined;
}

/** Opens the dialog; without a choice, closes it. */
export function useOpenConnect(): (choice?: ConnectChoice) => void {
  const [, setSearch] = useSearchParams();
  return (choice) =>
    setSearch((was) => withParts(was, { [PARAMETER]: choice ?? null, refused: null }), {
      replace: true,
      preventScrollReset: true,
    });
}
