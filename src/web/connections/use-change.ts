import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#web/lib/query-client.ts';

/** A change to a connection, whose imported data affects other screens. */
export const useChange = <Input, Output>(act: (input: Input) => Promise<Output>) =>
  useMutation({ mutationFn: act, onSettled: () => queryClient.invalidateQueries() });
