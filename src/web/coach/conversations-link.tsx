import { ActionIcon } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';

export const ConversationsLink = ({ iconSize }: { readonly iconSize: string }) => (
  <ActionIcon
    component={Link}
    to={paths.conversations()}
    variant="subtle"
    size={44}
    aria-label="Saved conversations"
  >
    <IconHistory size={iconSize} stroke={1.6} aria-hidden />
  </ActionIcon>
);
