import { Button } from '@mantine/core';

interface AuditButtonProps {
  /** What is laid open: for whom hears the button without its card. */
  readonly of: string;
  readonly onOpen: () => void;
}

/** Opens how a figure came about. */
export function AuditButton({ of, onOpen }: AuditButtonProps) {
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`How this is computed: ${of}`}
        onClick={onOpen}
      >
        How this is computed
      </Button>
    </div>
  );
}
