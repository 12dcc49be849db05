import { Button, CopyButton, Group, Text } from '@mantine/core';
import classes from './user-drawer.module.css';

/** A link that is shown once, to copy. */
export const OneTimeLink = ({ url, text }: { readonly url: string; readonly text: string }) => (
  <>
    <Text size="sm" role="status">
      {text}
    </Text>
    <div className={classes.link}>{url}</div>
    <Group gap="sm" align="stretch">
      <CopyButton value={url}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
      </CopyButton>
    </Group>
  </>
);
