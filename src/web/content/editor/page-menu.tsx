import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconEyeOff, IconHistory, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentPage } from '#contract/content/content.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { RevisionsDrawer } from './revisions-drawer.tsx';
import type { Editor } from './use-editor.ts';

const failed = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

/** Actions on a stored page, other than editing. @param took receives the page afterwards */
function usePageActions(page: ContentPage, took: (page: ContentPage) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id } = page;
  const unpublish = useMutation({
    mutationFn: () => api.content.pages.unpublish({ id }),
    onError: failed,
    onSuccess: (hidden) => {
      took(hidden);
      void toast({
        title: 'Unpublished',
        text: 'Readers can no longer see the page. Its text is saved as a draft.',
      });
    },
  });
  const remove = useMutation({
    mutationFn: () => api.content.pages.remove({ id }),
    onError: failed,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['content', 'pages'] });
      void toast({ title: 'Deleted', text: page.title });
      void navigate(paths.admin('adminContent'), { replace: true });
    },
  });
  const restore = useMutation({
    mutationFn: (revisionId: string) =>
      api.content.revisions.restore({ id, revisionId, version: page.version }),
    onError: failed,
    onSuccess: (restored) => {
      took(restored);
      void toast({
        title: 'Restored',
        text: 'The restored version is now the latest one in the editor. Publish it when you’re ready.',
      });
    },
  });
  return { unpublish, remove, restore };
}

/** Menu of a stored page: view, revisions, unpublish, delete. */
export function PageMenu({ page, editor }: { readonly page: ContentPage; readonly editor: Editor }) {
  const [shown, setShown] = useState<'revisions' | 'delete'>();
  const { unpublish, remove, restore } = usePageActions(page, editor.took);
  const close = () => setShown(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label="More actions for this page">
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
        text={`“${page.title}” and all its revisions will be deleted permanently. To hide it from readers, unpublish it instead.`}
        confirmLabel="Delete permanently"
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
