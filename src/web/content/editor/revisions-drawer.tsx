import { Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentPage, ContentRevision } from '#contract/content/content.ts';
import { explain } from '#web/lib/errors.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { DiffView } from './diff-view.tsx';
import { revisionQuery, revisionsQuery } from '#web/content/queries.ts';

interface RevisionsDrawerProps {
  readonly opened: boolean;
  readonly page: ContentPage;
  /** Restoring would lose unsaved edits. */
  readonly isDirty: boolean;
  readonly isRestoring: boolean;
  readonly onRestore: (revisionId: string) => void;
  readonly onClose: () => void;
}

interface ChangesProps extends Pick<RevisionsDrawerProps, 'page' | 'isDirty' | 'isRestoring' | 'onRestore'> {
  readonly revisionId: string;
}

/** Changes from restoring this revision, with the button. */
function Changes({ page, revisionId, isDirty, isRestoring, onRestore }: ChangesProps) {
  const { data, error, isError } = useQuery(revisionQuery(page.id, revisionId));
  if (isError) return <ErrorState {...explain(error)} />;
  if (!data) return <Skeleton height="8rem" radius="md" />;
  return (
    <Stack gap="md">
      {data.title !== page.title && <Text size="sm">Title in this version: {data.title}</Text>}
      {data.description !== page.description && (
        <Text size="sm">Description in this version: {data.description}</Text>
      )}
      <Text size="sm" c="dimmed">
        Restoring would make these changes to the current text:
      </Text>
      <DiffView before={page.markdown} after={data.markdown} />
      {isDirty ? (
        <Text size="sm">Save or discard your changes first. Restoring would replace them.</Text>
      ) : (
        <div>
          <Button loading={isRestoring} onClick={() => onRestore(revisionId)}>
            Restore version {data.version}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const nameOf = ({ version, isPublished }: ContentRevision, newest: number): string => {
  const marks = [version === newest && 'current', isPublished && 'live'].filter(Boolean);
  return `Version ${version}${marks.length > 0 ? `: ${marks.join(', ')}` : ''}`;
};

function Revisions(props: Omit<RevisionsDrawerProps, 'opened' | 'onClose'>) {
  const { page } = props;
  const [openId, setOpenId] = useState<string>();
  const { data, error, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(revisionsQuery(page.id));
  if (isError) return <ErrorState {...explain(error)} />;
  if (!data) return <Skeleton height="16rem" radius="lg" />;
  return (
    <Stack gap="lg">
      {data.pages
        .flatMap(({ revisions }) => revisions)
        .map((revision) => (
          <Stack key={revision.id} gap="sm">
            <Group justify="space-between" gap="sm">
              <div>
                <Text fw={600}>{nameOf(revision, page.version)}</Text>
                <Text size="sm" c="dimmed">
                  {revision.savedBy}, {momentText(revision.savedAt)}
                </Text>
              </div>
              {revision.version !== page.version && (
                <Button
                  size="compact-md"
                  variant="default"
                  aria-expanded={openId === revision.id}
                  aria-label={`${openId === revision.id ? 'Hide the comparison' : 'Compare'} with version ${revision.version}`}
                  onClick={() => setOpenId(openId === revision.id ? undefined : revision.id)}
                >
                  {openId === revision.id ? 'Hide' : 'Compare'}
                </Button>
              )}
            </Group>
            {openId === revision.id && <Changes {...props} revisionId={revision.id} />}
          </Stack>
        ))}
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </Stack>
  );
}

/** Every saved revision of a page, its changes, and restoring it. */
export function RevisionsDrawer({ opened, onClose, ...props }: RevisionsDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="lg"
      title="Revisions"
      closeButtonProps={{ 'aria-label': 'Close revisions' }}
    >
      <Revisions {...props} />
    </Drawer>
  );
}
