import { Anchor, SimpleGrid } from '@mantine/core';

interface SourceLinksProps {
  readonly sources: readonly { readonly name: string; readonly url: string }[];
  /** Where the screen has room for more than one. */
  readonly columns?: 1 | 2;
}

/** Where figures and rules come from: links out of the application, each high enough for a finger. */
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
