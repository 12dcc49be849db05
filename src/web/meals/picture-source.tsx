import { Button, FileButton, Text } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState, type DragEvent } from 'react';
import classes from './scan.module.css';

const Camera = lazy(() => import('./camera.tsx').then(({ Camera: camera }) => ({ default: camera })));

interface PictureSourceProps {
  /** How many pictures there is still room for. */
  readonly room: number;
  readonly onFiles: (files: readonly Blob[]) => void;
}

/** Where pictures come from: the camera, files, or a drop from another window. */
export function PictureSource({ room, onFiles }: PictureSourceProps) {
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
              Choose pictures
            </Button>
          )}
        </FileButton>
      </div>
      <Text size="sm" c="dimmed" ta="center">
        {room === 1 ? 'One more picture' : `Up to ${room} pictures`} of one meal, or one of a barcode or a
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
