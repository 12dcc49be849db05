import { Button } from '@mantine/core';

interface AuditButtonProps {
  /** What the audit is about, for screen readers, which hear the button without its card. */
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
        aria-label={`How this is computed: ${of}`}
        onClick={onOpen}
      >
        How this is computed
      </Button>
    </div>
  );
}
