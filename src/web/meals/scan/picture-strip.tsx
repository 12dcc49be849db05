import { ActionIcon } from '@mantine/core';
import { IconCrop, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { pictureUrl } from '#web/lib/pictures/picture-url.ts';
import classes from './scan.module.css';
import type { ScanPicture } from './scan.ts';

const CropPicture = lazy(() =>
  import('./crop-picture.tsx').then(({ CropPicture: crop }) => ({ default: crop })),
);

interface PictureStripProps {
  readonly pictures: readonly ScanPicture[];
  readonly onCrop: (id: string, picture: Blob) => void;
  readonly onRemove: (id: string) => void;
  /** Nothing can be changed during the analysis. */
  readonly isBusy: boolean;
}

/** The added pictures, each with buttons to crop, rotate or remove it. */
export function PictureStrip({ pictures, onCrop, onRemove, isBusy }: PictureStripProps) {
  const [cropping, setCropping] = useState<ScanPicture>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={classes.strip} aria-label="Photos of this meal">
        {pictures.map((each, at) => (
          <li key={each.id} className={classes.picture}>
            <img src={pictureUrl(each.id, each.picture)} alt={`Scan ${at + 1}`} />
            <div className={classes.tools}>
              <ActionIcon
                variant="default"
                aria-label={`Crop or rotate photo ${at + 1}`}
                disabled={isBusy}
                onClick={() => setCropping(each)}
              >
                <IconCrop size="1.1em" aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={`Remove photo ${at + 1}`}
                disabled={isBusy}
                onClick={() => onRemove(each.id)}
              >
                <IconX size="1.1em" aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      {cropping && (
        <Suspense fallback={null}>
          <CropPicture
            picture={cropping.picture}
            url={pictureUrl(cropping.id, cropping.picture)}
            onDone={(picture) => onCrop(cropping.id, picture)}
            onClose={() => setCropping(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
