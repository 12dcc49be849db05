import { Loader, Text, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import classes from './barcode-camera.module.css';
import { useBarcodeCamera, type CameraState } from './use-barcode-camera.ts';

const PROBLEMS: { readonly [S in CameraState]?: string } = {
  refused:
    'Your browser does not let this page use the camera. Allow it in the settings of the page, or type the digits below.',
  absent: 'There is no camera here that this page can use. Type the digits below.',
  broken: 'The camera or its reader did not start. Another program may be using it. Type the digits below.',
};

/** The camera, looking for a barcode. @param onCode told once, with its digits */
export function BarcodeCamera({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useBarcodeCamera(video, onCode);
  const problem = PROBLEMS[state];
  return (
    <div className={classes.camera}>
      <video
        ref={video}
        className={classes.video}
        muted
        playsInline
        aria-hidden
        hidden={problem !== undefined}
      />
      {state === 'starting' && <Loader color="gray" aria-label="The camera is starting" />}
      {state === 'looking' && <div className={classes.frame} aria-hidden />}
      <VisuallyHidden role="status">
        {state === 'looking' && 'The camera is on. Hold the barcode in front of it.'}
      </VisuallyHidden>
      {problem !== undefined && (
        <Text className={classes.text ?? ''} c="dimmed" role="status">
          {problem}
        </Text>
      )}
    </div>
  );
}
