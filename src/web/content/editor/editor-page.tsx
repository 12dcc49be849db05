import { Alert, Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ContentPage } from '#contract/content/content.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { DiffView } from './diff-view.tsx';
import { PageFields } from './page-fields.tsx';
import { PageMenu } from './page-menu.tsx';
import { pageQuery } from '#web/content/queries.ts';
import { StateBadges } from '#web/content/state-badge.tsx';
import { TextCard } from '#web/content/messages/text-card.tsx';
import { type Editor, useEditor } from './use-editor.ts';

/** Someone saved a newer version in the meantime. The admin compares both and chooses. */
function BehindNotice({ editor, page }: { readonly editor: Editor; readonly page: ContentPage }) {
  const [comparing, setComparing] = useState(false);
  return (
    <Alert color="red" role="alert" title="There’s a newer version">
      <Text>
        Version {page.version} was saved {momentText(page.updatedAt)}, after you started editing. Nothing is
        lost: what you typed is still here, and the newer version stays in the revision history.
      </Text>
      <Group gap="sm" mt="md">
        <Button variant="default" onClick={() => setComparing(true)}>
          Compare
        </Button>
        <Button variant="default" onClick={editor.discard}>
          Use the newer version
        </Button>
        <Button loading={editor.isSaving} onClick={editor.saveOver}>
          Save mine as the latest
        </Button>
      </Group>
      <Modal
        opened={comparing}
        onClose={() => setComparing(false)}
        size="lg"
        title="Changes from the newer version to yours"
        closeButtonProps={{ 'aria-label': 'Go back' }}
      >
        <DiffView before={page.markdown} after={editor.form.markdown} />
      </Modal>
    </Alert>
  );
}

const publishLabel = (page: ContentPage | undefined): string =>
  page?.state === 'published' ? 'Publish changes' : 'Publish';

/** Whether there are changes that readers don't see yet. */
const canPublish = (page: ContentPage | undefined, { isDirty }: Editor): boolean =>
  isDirty || (page !== undefined && (page.state === 'draft' || page.hasUnpublishedChanges));

/** Save status. A toast would cover the buttons next to it. */
function stateText(page: ContentPage | undefined, { isDirty }: Editor): string {
  if (isDirty) return 'Unsaved changes, kept on this device';
  if (!page) return '';
  const saved = `Version ${page.version}, saved`;
  const isShown = page.publishedSlug !== null && !page.hasUnpublishedChanges;
  return isShown ? `${saved}. Readers see it at /${page.publishedSlug}` : saved;
}

function Foot({ editor, page }: { readonly editor: Editor; readonly page: ContentPage | undefined }) {
  const { isDirty, isSaving, isBehind, discard, save } = editor;
  return (
    <FootBar
      figure={
        <Group gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {stateText(page, editor)}
          </Text>
          {isDirty && (
            <Button variant="subtle" size="compact-md" onClick={discard}>
              Discard
            </Button>
          )}
        </Group>
      }
    >
      <Button
        variant="default"
        disabled={!isDirty || isBehind}
        loading={isSaving}
        onClick={() => save(false)}
      >
        Save draft
      </Button>
      <Button type="submit" disabled={!canPublish(page, editor) || isBehind} loading={isSaving}>
        {publishLabel(page)}
      </Button>
    </FootBar>
  );
}

function PageEditor({ page }: { readonly page: ContentPage | undefined }) {
  const editor = useEditor(page);
  return (
    <>
      <PageHeader title={page?.title ?? SCREENS.adminNewPage.title}>
        {page && (
          <Group gap="sm">
            <StateBadges {...page} />
            <PageMenu page={page} editor={editor} />
          </Group>
        )}
      </PageHeader>
      <form
        className={grid.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!editor.isBehind) editor.save(true);
        }}
      >
        {page && editor.isBehind && <BehindNotice editor={editor} page={page} />}
        <Card title="Page">
          <PageFields editor={editor} page={page} />
        </Card>
        <TextCard editor={editor} />
        <Foot editor={editor} page={page} />
      </form>
    </>
  );
}

/** `/admin/content/new`: a page that is created when it is first saved. */
export const NewPage = () => <PageEditor key="new" page={undefined} />;

/** `/admin/content/:pageId`: edits a page. */
export function EditorPage() {
  const { pageId = '' } = useParams();
  const { data: page, error, isError, refetch } = useQuery(pageQuery(pageId));
  if (isError && !page) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!page) return <Skeleton height="40rem" radius="lg" />;
  return <PageEditor key={page.id} page={page} />;
}
