import { MAX_PICTURES } from '#domain/meals/limits.ts';
import { Button, FileButton, Loader, Stack, Text } from '@mantine/core';
import { preparePicture } from '#web/lib/pictures/picture-file.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ScanStep } from './analyze-scan.ts';
import { deletePhoto } from './photo-commands.ts';
import { PictureStrip } from './picture-strip.tsx';
import classes from './scan.module.css';
import { type Scan, type ScanPicture, withoutPicture, withPictureInstead, withPictures } from './scan.ts';
import type { ChangeScan } from './use-scan.ts';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, lazy, Suspense, useState } from 'react';

const Camera = lazy(() => import('./camera.tsx').then(({ Camera: camera }) => ({ default: camera })));

interface PictureSourceProps {
  /** Number of pictures that can still be added. */
  readonly room: number;
  readonly onFiles: (files: readonly Blob[]) => void;
}

/** Sources of pictures: the camera, files, or drag and drop. */
function PictureSource({ room, onFiles }: PictureSourceProps) {
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={isOver ? `${classes.source} ${classes.over}` : classes.source}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <div className={classes.buttons}>
        <Button leftSection={<IconCamera size="1.2em" aria-hidden />} onClick={() => setCameraOpen(true)}>
          Open camera
        </Button>
        <FileButton multiple accept="image/*,.heic,.heif" onChange={onFiles}>
          {(props) => (
            <Button {...props} variant="light" leftSection={<IconPhotoPlus size="1.2em" aria-hidden />}>
              Choose photos
            </Button>
          )}
        </FileButton>
      </div>
      <Text size="sm" c="dimmed" ta="center">
        {room === 1 ? 'One more photo' : `Up to ${room} photos`} of one meal, or one photo of a barcode or
        nutrition label. <span className={classes.withMouse}>You can drop them here.</span>
      </Text>
      {isCameraOpen && (
        <Suspense fallback={null}>
          <Camera
            room={room}
            onPicture={(picture) => onFiles([picture])}
            onClose={() => setCameraOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<ScanStep, string>> = {
  sending: 'Uploading photos…',
  looking: 'Analyzing photos…',
};

const pictureOf = (picture: Blob): ScanPicture => ({ id: uuidV7(), picture, isGiven: false });

/** Prepares files one by one; says why a file isn't a usable picture. */
async function prepared(files: readonly Blob[]): Promise<ScanPicture[]> {
  const pictures: ScanPicture[] = [];
  for (const file of files) {
    const made = await preparePicture(file);
    if ('picture' in made) pictures.push(pictureOf(made.picture));
    else void toast({ title: 'Not a photo', text: made.fault, tone: 'destructive' });
  }
  return pictures;
}

interface ScanPicturesProps {
  readonly scan: Scan;
  readonly change: ChangeScan;
  /** Current step; undefined when idle. */
  readonly step: ScanStep | undefined;
  readonly onAnalyze: () => void;
}

/** Takes and edits pictures, and has them analyzed. */
export function ScanPictures({ scan, change, step, onAnalyze }: ScanPicturesProps) {
  const { pictures, found } = scan;
  const room = MAX_PICTURES - pictures.length;
  const isBusy = step !== undefined;
  const takeBack = (id: string) => {
    if (pictures.find((picture) => picture.id === id)?.isGiven) void deletePhoto(id);
  };
  const add = async (files: readonly Blob[]) => {
    const made = await prepared(files.slice(0, room));
    if (files.length > room)
      void toast({ title: 'Too many photos', text: `A meal can have up to ${MAX_PICTURES} photos.` });
    if (made.length > 0) change((now) => withPictures(now, made));
  };
  return (
    <Card>
      <Stack gap="md">
        <PictureStrip
          pictures={pictures}
          isBusy={isBusy}
          onCrop={(id, picture) => {
            takeBack(id);
            change((now) => withPictureInstead(now, id, pictureOf(picture)));
          }}
          onRemove={(id) => {
            takeBack(id);
            change((now) => withoutPicture(now, id));
          }}
        />
        {!isBusy && !found && room > 0 && <PictureSource room={room} onFiles={(files) => void add(files)} />}
        {!isBusy && found && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => change((now) => ({ ...now, found: undefined }))}
          >
            Add or change photos
          </Button>
        )}
        {!isBusy && !found && pictures.length > 0 && (
          <Button onClick={onAnalyze}>
            {pictures.length === 1 ? 'Analyze this photo' : 'Analyze these photos'}
          </Button>
        )}
        <div role="status" className={classes.progress}>
          {step && (
            <>
              <Loader size="sm" aria-hidden />
              <Text>{STEPS[step]}</Text>
            </>
          )}
        </div>
      </Stack>
    </Card>
  );
}
