import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MessageState } from '#domain/content/page-states.ts';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

const nextOf = ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined;
const from = (after: string | undefined) => (after === undefined ? {} : { after });

/** Pages written by admins, most recently changed first. */
export const pagesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['content', 'pages', search],
    queryFn: ({ pageParam }) => api.content.pages.list({ ...(search && { search }), ...from(pageParam) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    meta: NOT_CACHED,
  });

export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'page', id],
    queryFn: () => api.content.pages.get({ id }),
    meta: NOT_CACHED,
  });

export const revisionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['content', 'revisions', id],
    queryFn: ({ pageParam }) =>
      api.content.revisions.list({ id, ...(pageParam !== undefined && { before: pageParam }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    meta: NOT_CACHED,
  });

export const revisionQuery = (id: string, revisionId: string) =>
  queryOptions({
    queryKey: ['content', 'revision', revisionId],
    queryFn: () => api.content.revisions.get({ id, revisionId }),
    staleTime: Infinity,
    meta: NOT_CACHED,
  });

/** Markdown as readers will see it; a newer request aborts the current one. */
export const previewQuery = (markdown: string) =>
  queryOptions({
    queryKey: ['content-preview', markdown],
    queryFn: ({ signal }) => api.content.pages.preview({ markdown }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    meta: NOT_CACHED,
  });

export const imagesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['content', 'images'],
    queryFn: ({ pageParam }) => api.content.images.list(from(pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    meta: NOT_CACHED,
  });

/** A published page as members read it. */
export const readQuery = (slug: string) =>
  queryOptions({
    queryKey: ['published-page', slug],
    queryFn: () => api.content.read({ slug }),
  });

export const messagesQuery = (state: MessageState, search: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', state, search],
    queryFn: ({ pageParam }) => api.messages.list({ state, ...(search && { search }), ...from(pageParam) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    meta: NOT_CACHED,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'one', id],
    queryFn: () => api.messages.get({ id }),
    meta: NOT_CACHED,
  });
