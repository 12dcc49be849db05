import { useState } from 'react';

interface State {
  readonly isBusy: boolean;
  readonly error: unknown;
}

/** An action started by a button, one at a time, for pages where the query cache would be too large to load. */
export interface Action<Input> extends State {
  readonly run: (input: Input) => Promise<void>;
}

/**
 * @param act the action
 * @param onDone runs afterwards; the action stays busy until it ends, and forever if it leaves the page
 */
export function useAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  onDone: (output: Output) => unknown,
): Action<Input> {
  const [state, setState] = useState<State>({ isBusy: false, error: undefined });
  const run = async (input: Input): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, error: undefined });
    try {
      await onDone(await act(input));
      setState({ isBusy: false, error: undefined });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return { ...state, run };
}
