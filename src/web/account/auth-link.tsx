import { Anchor } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { showAuth } from './auth-address.ts';

/** A link to another mode of /auth, without a page load on a plain click. */
export function AuthLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showAuth(to);
  };
  return (
    <Anchor href={to} onClick={follow}>
      {children}
    </Anchor>
  );
}
