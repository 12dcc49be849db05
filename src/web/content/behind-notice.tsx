import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentPage } from '#contract/content/content.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { DiffView } from './diff-view.tsx';
import type { Editor } from './use-editor.ts';

/** Somebody saved a newer version meanwhile: both are there, and the admin says which stays. */
export function BehindNotice({ editor, page }: { readonly editor: Editor; readonly page: ContentPage }) {
  const [comparing, setComparing] = useState(false);
  return (
    <Alert color="red" role="alert" title="A newer version is stored">
      <Text>
        Version {page.version} was saved {momentText(page.updatedAt)}, after you began. Nothing is lost: what
        you typed is still here, and the newer one stays among the revisions whatever you choose.
      </Text>
      <Group gap="sm" mt="md">
        <Button variant="default" onClick={() => setComparing(true)}>
          Compare
        </Button>
        <Button variant="default" onClick={editor.discard}>
          Take the newer one
        </Button>
        <Button loading={editor.isSaving} onClick={editor.saveOver}>
          Save mine as the newest
        </Button>
      </Group>
      <Modal
        opened={comparing}
        onClose={() => setComparing(false)}
        size="lg"
        title="From the newer one to yours"
        closeButtonProps={{ 'aria-label': 'Go back' }}
      >
        <DiffView before={page.markdown} after={editor.form.markdown} />
      </Modal>
    </Alert>
  );
}
