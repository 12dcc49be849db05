import { Code } from '@mantine/core';

/** A formula, one line per step; scrolls on narrow screens. */
export function Formula({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <Code block role="region" aria-label={label} tabIndex={0}>
      {lines.join('\n')}
    </Code>
  );
}
