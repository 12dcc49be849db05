import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

/** The draft that all log forms share, and how to change it. A change is kept at once: the next screen may read it before this one renders. */
export function useDraft(): readonly [Draft, (change: (state: Draft) => Draft) => void] {
  const [state, setState] = useState(keptDraft);
  const latest = useRef(state);
  const update = (change: (state: Draft) => Draft) => {
    latest.current = change(latest.current);
    keepDraft(latest.current);
    setState(latest.current);
  };
  return [state, update];
}
