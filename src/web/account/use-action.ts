import { useState } from 'react';

interface State {
  readonly isBusy: boolean;
  readonly error: unknown;
}

/** Something that a button starts, one at a time, where the whole query cache would be too much to load. */
export interface Action<Input> extends State {
  readonly run: (input: Input) => Promise<void>;
}

/**
 * @param act what is done
 * @param onDone what follows; the action stays busy until it ends, and for good where the page is left
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
