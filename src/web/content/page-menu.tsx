import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconEyeOff, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ContentPage } from '#contract/content/content.ts';
import { paths } from '#web/lib/paths.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { RevisionsDrawer } from './revisions-drawer.tsx';
import type { Editor } from './use-editor.ts';
import { usePageActions } from './use-page-actions.ts';

/** What else can be done with a stored page: look at it, its revisions, hide it, delete it. */
export function PageMenu({ page, editor }: { readonly page: ContentPage; readonly editor: Editor }) {
  const [shown, setShown] = useState<'revisions' | 'delete'>();
  const { unpublish, remove, restore } = usePageActions(page, editor.took);
  const close = () => setShown(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label="More for this page">
            <IconDots size="1.2em" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {page.publishedSlug !== null && (
            <Menu.Item
              component="a"
              href={paths.content(page.publishedSlug)}
              target="_blank"
              leftSection={<IconExternalLink size="1.1em" aria-hidden />}
            >
              View the published page
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconHistory size="1.1em" aria-hidden />}
            onClick={() => setShown('revisions')}
          >
            Revisions
          </Menu.Item>
          {page.state === 'published' && !page.isSeeded && (
            <Menu.Item
              leftSection={<IconEyeOff size="1.1em" aria-hidden />}
              onClick={() => unpublish.mutate()}
            >
              Unpublish
            </Menu.Item>
          )}
          {!page.isSeeded && (
            <Menu.Item
              leftSection={<IconTrash size="1.1em" aria-hidden />}
              onClick={() => setShown('delete')}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <RevisionsDrawer
        opened={shown === 'revisions'}
        page={page}
        isDirty={editor.isDirty}
        isRestoring={restore.isPending}
        onRestore={(revisionId) => restore.mutate(revisionId, { onSuccess: close })}
        onClose={close}
      />
      <AskDialog
        opened={shown === 'delete'}
        title="Delete this page?"
        text={`“${page.title}” and all of its revisions are deleted for good. To hide it from readers, unpublish it instead.`}
        confirmLabel="Delete for good"
        isFinal
        onConfirm={() => {
          close();
          editor.discard();
          remove.mutate();
        }}
        onCancel={close}
      />
    </>
  );
}
