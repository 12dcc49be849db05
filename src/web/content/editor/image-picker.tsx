import { ActionIcon, Alert, Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentImage } from '#contract/content/content.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { preparePicture } from '#web/lib/pictures/picture-file.ts';
import { postFile } from '#web/lib/send-file.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { DropZone } from '#web/ui/forms/drop-zone.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './editor.module.css';
import { deletionText } from './image-words.ts';
import { pictureMarkdown } from './markdown-edit.ts';
import { imagesQuery } from '#web/content/queries.ts';

/** Result of an upload: the picture's id, or why it was refused. */
type SentImage = { readonly id: string } | { readonly fault: string };

/** Uploads pictures one by one. @returns why each refused one was refused, with its name */
async function sendImages(files: readonly File[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const sent = await sendImage(file);
    if ('fault' in sent) faults.push(files.length === 1 ? sent.fault : `${file.name}: ${sent.fault}`);
  }
  return faults;
}

/** Resizes and rotates a picture, and uploads it for pages. */
async function sendImage(file: File): Promise<SentImage> {
  const prepared = await preparePicture(file);
  if ('fault' in prepared) return prepared;
  const id = uuidV7();
  const query = new URLSearchParams({ id, name: file.name });
  const sent = await postFile(`/admin/images?${query.toString()}`, prepared.picture, 'image/jpeg');
  return 'error' in sent ? { fault: sent.error.text } : { id };
}

interface ImagePickerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onPick: (id: string) => void;
}

async function copy(id: string): Promise<void> {
  const markdown = pictureMarkdown(id);
  try {
    await navigator.clipboard.writeText(markdown);
    void toast({ title: 'Copied', text: markdown, about: 'copied' });
  } catch {
    // Over plain HTTP a page may not write to the clipboard.
    void toast({ title: 'Copy this text manually', text: markdown, about: 'copied' });
  }
}

interface PictureProps {
  readonly image: ContentImage;
  readonly isBusy: boolean;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

const Picture = ({ image: { id, fileName, usedBy }, isBusy, onPick, onRemove }: PictureProps) => (
  <div className={classes.picture}>
    <img className={classes.thumb} src={`/content-images/${id}`} alt="" loading="lazy" />
    <Text size="sm" truncate title={fileName}>
      {fileName}
    </Text>
    <Text size="xs" c="dimmed">
      {usedBy.length === 0 ? 'Not used' : `Used in ${[...new Set(usedBy)].join(', ')}`}
    </Text>
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-md" variant="light" flex={1} aria-label={`Insert ${fileName}`} onClick={onPick}>
        Insert
      </Button>
      <ActionIcon aria-label={`Copy Markdown for ${fileName}`} onClick={() => void copy(id)}>
        <IconCopy size="1.1em" aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Delete ${fileName}`} loading={isBusy} onClick={onRemove}>
        <IconTrash size="1.1em" aria-hidden />
      </ActionIcon>
    </Group>
  </div>
);

interface PendingRemoval {
  readonly image: ContentImage;
  readonly text: string;
}

/** Deletes a picture, after looking up its uses and asking for confirmation. */
function useRemoval(refresh: () => void) {
  const [pending, setPending] = useState<PendingRemoval>();
  const looking = useMutation({
    mutationFn: ({ id }: ContentImage) => api.content.images.uses({ id }),
    onSuccess: (uses, image) => setPending({ image, text: deletionText(uses) }),
  });
  const removing = useMutation({
    mutationFn: ({ id }: ContentImage) => api.content.images.remove({ id }),
    onSuccess: refresh,
  });
  return {
    error: looking.error ?? removing.error,
    busyId: looking.isPending ? looking.variables.id : removing.isPending ? removing.variables.id : undefined,
    begin: (image: ContentImage): void => {
      removing.reset();
      looking.mutate(image);
    },
    dialog: (
      <AskDialog
        opened={pending !== undefined}
        title={`Delete ${pending?.image.fileName ?? ''}?`}
        text={pending?.text ?? ''}
        confirmLabel="Delete picture"
        isFinal
        onConfirm={() => {
          if (pending) removing.mutate(pending.image);
          setPending(undefined);
        }}
        onCancel={() => setPending(undefined)}
      />
    ),
  };
}

function Pictures({ onPick }: Pick<ImagePickerProps, 'onPick'>) {
  const client = useQueryClient();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(imagesQuery());
  const refresh = () => void client.invalidateQueries({ queryKey: imagesQuery().queryKey });
  const sending = useMutation({ mutationFn: sendImages, onSuccess: refresh });
  const removal = useRemoval(refresh);
  const images = data?.pages.flatMap((part) => part.images);
  return (
    <Stack gap="lg">
      <DropZone
        text={
          sending.isPending
            ? 'Uploading…'
            : 'Drop pictures here: JPEG, PNG, WebP or AVIF. We resize them and remove location, time and camera data.'
        }
        label="Page picture"
        accept="image/*"
        isMany
        onChoose={(files) => sending.mutate(files)}
      />
      <div role="status">
        {sending.data && sending.data.length > 0 && (
          <Alert color="red" title="Not uploaded">
            {sending.data.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Alert>
        )}
        {removal.error && (
          <Alert color="red" title="Not deleted">
            {explain(removal.error).text}
          </Alert>
        )}
      </div>
      <Text size="sm" c="dimmed">
        Describe each picture between its square brackets, or write “decorative” if it adds nothing. Anyone
        with a link to a picture can see it, even on pages for members.
      </Text>
      {isError && !images && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!images && !isError && <Skeleton height="12rem" radius="lg" />}
      {images?.length === 0 && <Text c="dimmed">No pictures yet.</Text>}
      {images && (
        <div className={classes.pictures}>
          {images.map((image) => (
            <Picture
              key={image.id}
              image={image}
              onPick={() => onPick(image.id)}
              isBusy={removal.busyId === image.id}
              onRemove={() => removal.begin(image)}
            />
          ))}
        </div>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {removal.dialog}
    </Stack>
  );
}

/** Pictures for pages: upload, insert into the text, copy the Markdown, delete. */
export function ImagePicker({ opened, onClose, onPick }: ImagePickerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="lg"
      title="Pictures"
      closeButtonProps={{ 'aria-label': 'Close pictures' }}
    >
      <Pictures onPick={onPick} />
    </Drawer>
  );
}
