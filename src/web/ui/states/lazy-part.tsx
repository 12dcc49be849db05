import { Component, lazy, Suspense, type ComponentType } from 'react';

interface Placeholders<Props extends object> {
  /** Placeholder while the code loads. */
  readonly Waiting: ComponentType<Props>;
  /** Shown if the code can't be loaded. */
  readonly Missing: ComponentType<Props & { readonly onRetry: () => void }>;
}

/** Browsers remember a failed import until the page is loaded again. Offline, that could lose the whole screen. */
const reload = () => {
  if (navigator.onLine) location.reload();
};

/**
 * A part of a screen whose code loads on first use. If that fails, offline or because a newer release has replaced its file, only this part
 * is missing and the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Missing }: Placeholders<Props>,
) {
  const Shown = lazy(async () => ({ default: await load() }));
  return class LazyPart extends Component<Props, { readonly isMissing: boolean }> {
    override state = { isMissing: false };

    static getDerivedStateFromError() {
      return { isMissing: true };
    }

    override render() {
      if (this.state.isMissing) return <Missing {...this.props} onRetry={reload} />;
      return (
        <Suspense fallback={<Waiting {...this.props} />}>
          <Shown {...this.props} />
        </Suspense>
      );
    }
  };
}
