import { Code } from '@mantine/core';

/** A formula as it is computed, a line a step; scrolls where the screen is narrow. */
export function Formula({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <Code block role="region" aria-label={label} tabIndex={0}>
      {lines.join('\n')}
    </Code>
  );
}
