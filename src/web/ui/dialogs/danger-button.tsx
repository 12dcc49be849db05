import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type DangerButtonProps = ButtonProps & Pick<ComponentProps<'button'>, 'type' | 'onClick'>;

/** A button for an irreversible action. */
export const DangerButton = (props: DangerButtonProps) => <Button {...props} color="red" />;
