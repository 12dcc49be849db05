import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import type { Conversation, Exchange } from '#contract/coach/coach.ts';
import { api } from '#web/lib/api.ts';
import { refreshCoachStart } from '#web/lib/coach-model.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** Query key of the records that the device answers from. */
export const DEVICE_RECORDS = ['coach', 'records', 2] as const;
export const CONVERSATIONS = ['coach', 'conversations'] as const;

export const conversationKey = (id: string) => ['coach', 'conversation', id] as const;
const askingKey = (id: string) => ['coach', 'asking', id] as const;

type CoachAnswer = Awaited<ReturnType<typeof api.coach.ask>>;

const askDevice = () => import('./ask-device.ts');

/** Caches the latest records on the device, for offline answers. */
export const useDeviceRecords = (isReady: boolean) =>
  useQuery({
    queryKey: DEVICE_RECORDS,
    queryFn: async () => {
      const records = await api.coach.records();
      // It couldn't be loaded offline.
      void askDevice().catch(() => undefined);
      return records;
    },
    enabled: isReady,
    // Entries logged since then would be missing.
    staleTime: 0,
    retry: false,
  });

interface Asking {
  readonly id: string;
  readonly question: string;
  /** The reply before. */
  readonly before: Exchange['reply'] | undefined;
}

/** A stored conversation; nothing is read before the first question. */
export const useConversation = (id: string, isStored: boolean) =>
  useQuery({
    queryKey: conversationKey(id),
    queryFn: (): Promise<Conversation> => api.coach.conversations.get({ id }),
    enabled: isStored,
    // Another tab may have asked in the meantime.
    staleTime: 0,
    retry: false,
  });

/** Changes the displayed conversation. Awaits the cancellation of earlier reads, which would otherwise restore the old state. */
export async function changeConversation(
  id: string,
  to: (before: Conversation | undefined) => Conversation | undefined,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: conversationKey(id) });
  queryClient.setQueryData<Conversation>(conversationKey(id), to);
}

/** Replaces the displayed conversation with the server's answer. */
export async function showConversation(conversation: Conversation): Promise<void> {
  await changeConversation(conversation.id, () => conversation);
  void queryClient.invalidateQueries({ queryKey: CONVERSATIONS });
}

/** Appends an answer to a conversation, or replaces the previous one. */
export function showExchange(conversationId: string, exchange: Exchange): Promise<void> {
  return changeConversation(conversationId, (before) => {
    const { exchanges = [], ...conversation } = before ?? {
      id: conversationId,
      title: exchange.question,
      isPinned: false,
      expiresAt: null,
      createdAt: exchange.askedAt,
      updatedAt: exchange.askedAt,
    };
    const isKnown = exchanges.some(({ id }) => id === exchange.id);
    return {
      ...conversation,
      exchanges: isKnown
        ? exchanges.map((each) => (each.id === exchange.id ? exchange : each))
        : [...exchanges, exchange],
    };
  });
}

/** How often an answer in progress is polled. */
const WRITING_MS = 500;

/** Polls an answer while a model writes it, in every tab and after a reload. */
export function useWriting(conversationId: string, exchange: Exchange | undefined) {
  const id = exchange?.state === 'writing' ? exchange.id : undefined;
  useQuery({
    queryKey: ['coach', 'writing', id],
    queryFn: async () => {
      const current = await api.coach.question({ id: id ?? '' });
      await showExchange(conversationId, current);
      if (current.state !== 'writing') void refreshCoachStart();
      return current.state;
    },
    enabled: id !== undefined,
    refetchInterval: WRITING_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const stopping = useMutation({
    mutationFn: (exchangeId: string) => api.coach.stop({ id: exchangeId }),
    onSuccess: (stopped) => showExchange(conversationId, stopped),
  });
  return id === undefined ? undefined : { stop: () => stopping.mutate(id), isStopping: stopping.isPending };
}

/** Asks in a conversation. Questions asked while the panel closes are still answered; offline, the device answers. */
export function useAsk(conversationId: string, onSaved: (() => void) | undefined) {
  const asking = useMutation({
    mutationKey: askingKey(conversationId),
    mutationFn: async ({ id, question, before }: Asking): Promise<CoachAnswer> => {
      try {
        return await api.coach.ask({ id, conversationId, question });
      } catch (error) {
        if (explain(error).code !== 'OFFLINE') throw error;
        return (await askDevice()).answer(id, question, before);
      }
    },
    // Messages that are never stored stay on screen until the page is left.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: async ({ exchange, isSaved }) => {
      if (!isSaved) return;
      await showExchange(conversationId, exchange);
      void queryClient.invalidateQueries({ queryKey: CONVERSATIONS });
      onSaved?.();
    },
  });
  const [pending] = useMutationState({
    filters: { mutationKey: askingKey(conversationId), status: 'pending' },
    select: ({ state }) => state.variables as Asking,
  });
  const unsaved = useMutationState({
    filters: { mutationKey: askingKey(conversationId), status: 'success' },
    select: ({ state }) => state.data as CoachAnswer,
  }).flatMap(({ exchange, isSaved }) => (isSaved ? [] : [exchange]));
  return {
    pending,
    unsaved,
    failed: asking.isError ? { error: asking.error, asked: asking.variables } : undefined,
    ask: (question: string, before: Exchange['reply'] | undefined) => {
      // A double tap asks once.
      if (queryClient.isMutating({ mutationKey: askingKey(conversationId) }) > 0) return;
      asking.mutate({ id: uuidV7(), question, before });
    },
    /** With the same id, so that a stored answer isn't requested twice. */
    again: () => {
      if (asking.variables) asking.mutate(asking.variables);
    },
  };
}
