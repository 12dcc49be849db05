/** Messages from the engine's process to its parent. */
export type EngineReport =
  /** It listens and answers. */
  | { readonly kind: 'ready' }
  /** It created a new database and exited; the next start opens it. */
  | { readonly kind: 'created' }
  /** Another process uses the data directory. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };
