import { Button } from '@mantine/core';

interface AuditButtonProps {
  /** Subject of the audit, for screen readers, which read the button without its card. */
  readonly of: string;
  readonly onOpen: () => void;
}

/** Opens the audit of a figure. */
export function AuditButton({ of, onOpen }: AuditButtonProps) {
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`How this is calculated: ${of}`}
        onClick={onOpen}
      >
        How this is calculated
      </Button>
    </div>
  );
}
