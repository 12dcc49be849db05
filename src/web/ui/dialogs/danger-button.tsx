import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type DangerButtonProps = ButtonProps & Pick<ComponentProps<'button'>, 'type' | 'onClick'>;

/** A button that does what cannot be undone. */
export const DangerButton = (props: DangerButtonProps) => <Button {...props} color="red" />;
