import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { jpegOf, whiteCanvas } from '#web/lib/pictures/picture-file.ts';
import classes from './scan.module.css';

interface CameraProps {
  /** Number of pictures that can still be added. */
  readonly room: number;
  readonly onPicture: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Why there is no camera image, and what to do. */
function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'Camera access is blocked. Allow it using the icon next to your browser’s address bar and try again, or choose a photo you’ve already taken.';
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'We couldn’t find a camera on this device. Choose a photo instead.';
  if (name === 'NotReadableError') return 'Another app is using the camera. Close it and try again.';
  return 'The camera only works over HTTPS. Choose a photo instead.';
}

/** The rear camera's stream while it is shown, or why there is none. */
function useCamera(attempt: number) {
  const [stream, setStream] = useState<MediaStream>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    let opened: MediaStream | undefined;
    const open = async () => {
      const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } };
      const made = await navigator.mediaDevices.getUserMedia({ video, audio: false });
      opened = made;
      if (isOpen) setStream(made);
      else made.getTracks().forEach((track) => track.stop());
    };
    open().catch((error: unknown) => isOpen && setFault(whyNot(error)));
    return () => {
      isOpen = false;
      opened?.getTracks().forEach((track) => track.stop());
      setStream(undefined);
      setFault(undefined);
    };
  }, [attempt]);
  return { stream, fault };
}

async function stillOf(video: HTMLVideoElement): Promise<Blob> {
  const { canvas, context } = whiteCanvas(video.videoWidth, video.videoHeight);
  context.drawImage(video, 0, 0);
  return jpegOf(canvas);
}

function Viewfinder({ room, onPicture, onClose }: CameraProps) {
  const [attempt, setAttempt] = useState(0);
  const { stream, fault } = useCamera(attempt);
  const [isLive, setLive] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  if (fault !== undefined) {
    return (
      <Stack gap="lg">
        <Text role="alert">{fault}</Text>
        <Group gap="sm">
          <Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    );
  }
  const take = async () => {
    if (!video.current) return;
    onPicture(await stillOf(video.current));
    if (room <= 1) onClose();
  };
  return (
    <Stack gap="md">
      <video
        ref={video}
        className={classes.live}
        autoPlay
        playsInline
        muted
        aria-label="Camera view"
        onLoadedData={() => setLive(true)}
      />
      <Button
        size="lg"
        leftSection={<IconCamera aria-hidden />}
        disabled={!isLive || room < 1}
        onClick={() => void take()}
      >
        Take photo
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {room > 1 ? `You can add ${room} more photos.` : 'You can add one more photo.'}
      </Text>
    </Stack>
  );
}

/** The live camera, on top of the page. */
export function Camera(props: CameraProps) {
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="lg"
      title="Camera"
      closeButtonProps={{ 'aria-label': 'Close camera' }}
    >
      <Viewfinder {...props} />
    </Modal>
  );
}
