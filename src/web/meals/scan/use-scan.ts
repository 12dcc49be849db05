import { useCallback, useEffect, useRef, useState } from 'react';
import { memberKey, useMember } from '#web/lib/member.ts';
import { storeScan, storedScan } from './stored-scan.ts';
import { EMPTY_SCAN, type Scan } from './scan.ts';

/** Changes the scan and stores it immediately. */
export type ChangeScan = (change: (scan: Scan) => Scan) => void;

/** The member's pictures for a meal; undefined until loaded from the device. */
export function useScan(): readonly [Scan | undefined, ChangeScan] {
  const { data: member } = useMember();
  const key = member && memberKey(member);
  const [scan, setScan] = useState<Scan>();
  const latest = useRef<Scan>(EMPTY_SCAN);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOpen = true;
    void storedScan(key).then((kept = EMPTY_SCAN) => {
      if (!isOpen) return;
      latest.current = kept;
      setScan(kept);
    });
    return () => {
      isOpen = false;
    };
  }, [key]);
  const change = useCallback<ChangeScan>(
    (work) => {
      latest.current = work(latest.current);
      setScan(latest.current);
      if (key !== undefined) void storeScan(key, latest.current);
    },
    [key],
  );
  return [scan, change];
}
