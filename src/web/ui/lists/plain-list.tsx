import { Flex, type FlexProps } from '@mantine/core';

type PlainListProps = Pick<FlexProps, 'gap' | 'children' | 'aria-label'>;

/** A list without bullets: its rows are below each other, as wide as the list. */
export const PlainList = ({ gap = 0, ...list }: PlainListProps) => (
  <Flex component="ul" direction="column" gap={gap} {...list} />
);
