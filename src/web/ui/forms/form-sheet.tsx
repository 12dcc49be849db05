import { Button, Drawer } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './form-sheet.module.css';

interface FormSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A form at the side of the screen, full-screen on a phone. Enter saves; the buttons stay visible. */
export function FormSheet({
  opened,
  title,
  onClose,
  onSubmit,
  submitLabel,
  disabled = false,
  busy = false,
  children,
}: FormSheetProps) {
  const formId = useId();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="md"
      title={title}
      closeButtonProps={{ 'aria-label': 'Close without saving' }}
    >
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // While the sheet slides away, a second tap or Enter still reaches it.
          if (opened && !disabled && !busy) onSubmit();
        }}
      >
        <div className={classes.fields}>{children}</div>
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={disabled} loading={busy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
