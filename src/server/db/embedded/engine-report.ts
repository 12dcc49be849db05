/** What the engine's process tells its parent over IPC. */
export type EngineReport =
  /** It listens and answers. */
  | { readonly kind: 'ready' }
  /** It has made a new database and ended; started again, it opens it. */
  | { readonly kind: 'created' }
  /** Another process uses the data directory. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };
