import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';

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

/** An action that sends a form. If fields are refused, the form shows the reasons and focuses the first. */
export function useFormAction<Values extends object, Input, Output>(
  form: Pick<UseFormReturnType<Values>, 'setErrors'>,
  act: (input: Input) => Promise<Output>,
  onDone: (output: Output) => unknown,
): Action<Input> {
  return useAction(async (input) => {
    try {
      return await act(input);
    } catch (error) {
      // Drawn before the focus moves to the first.
      flushSync(() => form.setErrors(fieldFaults(error)));
      focusFirstRefused();
      throw error;
    }
  }, onDone);
}
