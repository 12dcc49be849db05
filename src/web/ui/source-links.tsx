import { Anchor, SimpleGrid } from '@mantine/core';

interface SourceLinksProps {
  readonly sources: readonly { readonly name: string; readonly url: string }[];
  /** For screens with room for several columns. */
  readonly columns?: 1 | 2;
}

/** Sources of figures and rules: external links, each large enough to tap. */
export function SourceLinks({ sources, columns = 1 }: SourceLinksProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="lg" verticalSpacing={0}>
      {sources.map(({ name, url }) => (
        <Anchor key={url} href={url} target="_blank" rel="noreferrer" size="sm" py="xs">
          {name}
        </Anchor>
      ))}
    </SimpleGrid>
  );
}
