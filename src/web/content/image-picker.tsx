import { ActionIcon, Alert, Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentImage } from '#contract/content.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { DropPlace } from '#web/ui/drop-place.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './editor.module.css';
import { pictureMarkdown } from './markdown-edit.ts';
import { imagesQuery } from './queries.ts';
import { sendImage } from './send-image.ts';

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
    void toast({ title: 'Copy this by hand', text: markdown, about: 'copied' });
  }
}

interface PictureProps {
  readonly image: ContentImage;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

const Picture = ({ image: { id, fileName, usedBy }, onPick, onRemove }: PictureProps) => (
  <div className={classes.picture}>
    <img className={classes.thumb} src={`/content-images/${id}`} alt="" loading="lazy" />
    <Text size="sm" truncate title={fileName}>
      {fileName}
    </Text>
    <Text size="xs" c="dimmed">
      {usedBy.length === 0 ? 'Not used' : `In ${[...new Set(usedBy)].join(', ')}`}
    </Text>
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-md" variant="light" flex={1} aria-label={`Insert ${fileName}`} onClick={onPick}>
        Insert
      </Button>
      <ActionIcon aria-label={`Copy Markdown of ${fileName}`} onClick={() => void copy(id)}>
        <IconCopy size="1.1em" aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Delete ${fileName}`} onClick={onRemove}>
        <IconTrash size="1.1em" aria-hidden />
      </ActionIcon>
    </Group>
  </div>
);

function Pictures({ onPick }: Pick<ImagePickerProps, 'onPick'>) {
  const client = useQueryClient();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(imagesQuery());
  const refresh = () => void client.invalidateQueries({ queryKey: imagesQuery().queryKey });
  const sending = useMutation({ mutationFn: sendImage, onSuccess: refresh });
  const removing = useMutation({
    mutationFn: (id: string) => api.content.images.remove({ id }),
    onSuccess: refresh,
  });
  const images = data?.pages.flatMap((part) => part.images);
  const fault = sending.data && 'fault' in sending.data ? sending.data.fault : undefined;
  return (
    <Stack gap="lg">
      <DropPlace
        text={
          sending.isPending
            ? 'Sending …'
            : 'Drop a picture here: JPEG, PNG, WebP or AVIF. Its size is reduced, and place, time and camera are taken out.'
        }
        label="Picture for pages"
        accept="image/*"
        onChoose={([file]) => file && sending.mutate(file)}
      />
      <div role="status">
        {fault !== undefined && (
          <Alert color="red" title="Not taken">
            {fault}
          </Alert>
        )}
        {removing.isError && (
          <Alert color="red" title="Not deleted">
            {explain(removing.error).text}
          </Alert>
        )}
      </div>
      <Text size="sm" c="dimmed">
        Pictures of pages can be seen by everybody who has their address, also those of pages for members.
      </Text>
      {isError && !images && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!images && !isError && <Skeleton height="12rem" radius="lg" />}
      {images?.length === 0 && <Text c="dimmed">No picture yet.</Text>}
      {images && (
        <div className={classes.pictures}>
          {images.map((image) => (
            <Picture
              key={image.id}
              image={image}
              onPick={() => onPick(image.id)}
              onRemove={() => removing.mutate(image.id)}
            />
          ))}
        </div>
      )}
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

/** Pictures for pages: send one, put it into the text, copy its Markdown, delete it. */
export function ImagePicker({ opened, onClose, onPick }: ImagePickerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title="Pictures"
      closeButtonProps={{ 'aria-label': 'Close pictures' }}
    >
      <Pictures onPick={onPick} />
    </Drawer>
  );
}
