/** Content of a toast. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'plain' | 'destructive';
  /** Undoes the action, if possible. */
  readonly undo?: () => void;
  /** Replaces the last toast about the same subject: ten taps must not leave ten toasts. */
  readonly about?: string;
}

/** A short message about what just happened, at the bottom of the screen, with Undo if possible. */
export async function toast(said: Toast): Promise<void> {
  const { showToast } = await import('./toasts.tsx');
  showToast(said);
}
