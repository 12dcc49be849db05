import { Component, lazy, Suspense, type ComponentType } from 'react';

interface Stand<Props extends object> {
  /** What holds the room while the code comes. */
  readonly Waiting: ComponentType<Props>;
  /** What stands there where the code cannot be had. */
  readonly Missing: ComponentType<Props & { readonly onRetry: () => void }>;
}

/**
 * A part of a screen whose code is fetched when one is first shown. Where the code cannot be had, offline or because a newer release has
 * replaced its file, only the part is missing and the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Missing }: Stand<Props>,
) {
  const loadLazily = () => lazy(async () => ({ default: await load() }));
  let Shown = loadLazily();
  return class LazyPart extends Component<Props, { readonly isMissing: boolean }> {
    override state = { isMissing: false };

    static getDerivedStateFromError() {
      return { isMissing: true };
    }

    // What failed to load stays failed: the next try, here or on another screen, loads anew.
    override componentDidCatch() {
      Shown = loadLazily();
    }

    override render() {
      if (this.state.isMissing)
        return <Missing {...this.props} onRetry={() => this.setState({ isMissing: false })} />;
      return (
        <Suspense fallback={<Waiting {...this.props} />}>
          <Shown {...this.props} />
        </Suspense>
      );
    }
  };
}
