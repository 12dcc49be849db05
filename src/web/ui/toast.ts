/** What a toast says. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'plain' | 'destructive';
  /** Taking it back, where that is possible. */
  readonly undo?: () => void;
  /** Takes the place of the last toast about the same: ten taps must not leave ten toasts. */
  readonly about?: string;
}

/** A short word about what just happened, at the foot of the screen; with a way back where there is one. */
export async function toast(said: Toast): Promise<void> {
  const { showToast } = await import('./toasts.tsx');
  showToast(said);
}
