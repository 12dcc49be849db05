import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type DangerButtonProps = ButtonProps & Pick<ComponentProps<'button'>, 'type' | 'onClick'>;

/** A button that does what cannot be undone. */
export function DangerButton(props: DangerButtonProps) {
  return (
    <Button
      {...props}
      vars={() => ({
        root: {
          '--button-bg': 'var(--critical)',
          '--button-hover': 'var(--critical)',
          '--button-color': 'var(--card)',
        },
      })}
    />
  );
}
