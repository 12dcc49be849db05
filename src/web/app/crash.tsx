import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import classes from '#web/app/shell/shell.module.css';

/** Shown if a screen fails completely. The usual cause is a file of an older release that is gone, so reloading helps. */
export class Crash extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={classes.crash}>
        <ErrorState
          title="We couldn’t show this screen"
          text="Everything you saved is safe. Reload the page."
          onRetry={() => location.reload()}
        />
      </main>
    );
  }
}
