import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { IconRotateClockwise2 } from '@tabler/icons-react';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { croppedPicture } from '#web/lib/pictures/picture-file.ts';
import classes from './scan.module.css';

interface CropPictureProps {
  readonly picture: Blob;
  readonly url: string;
  readonly onDone: (picture: Blob) => void;
  readonly onClose: () => void;
}

const MAX_ZOOM = 5;

/** Rotates and crops a picture: by touch, mouse or keyboard. */
export function CropPicture({ picture, url, onDone, onClose }: CropPictureProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [aspect, setAspect] = useState(1);
  const [area, setArea] = useState<Area>();
  const isLying = turn % 180 !== 0;
  const done = async () => {
    if (area) onDone(await croppedPicture(picture, area, turn));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Crop and rotate"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        <div className={classes.cropper}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            maxZoom={MAX_ZOOM}
            aspect={isLying ? 1 / aspect : aspect}
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'group',
              'aria-label': 'Crop area. Use the arrow keys to move it.',
            }}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => setAspect(naturalWidth / naturalHeight)}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <Group gap="md" wrap="nowrap">
          <Text size="sm" component="span" aria-hidden>
            Zoom
          </Text>
          <Slider
            flex={1}
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoom}
            label={null}
            thumbLabel="Zoom"
            onChange={setZoom}
          />
          <Button
            variant="light"
            leftSection={<IconRotateClockwise2 size="1.2em" aria-hidden />}
            onClick={() => setTurn((was) => (was + 90) % 360)}
          >
            Rotate
          </Button>
        </Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void done()}>Apply crop</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
