import { Alert, Button, Group, Loader, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Food } from '#domain/foods/food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { useOwnFoods } from '#web/lib/foods/own-foods.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { startDraftWithFood } from '#web/meals/log/start-draft.ts';
import classes from './barcode-camera.module.css';
import { type CameraState, useBarcodeCamera } from './use-barcode-camera.ts';

const PROBLEMS: { readonly [S in CameraState]?: string } = {
  refused:
    'Your browser is blocking the camera. Allow it in your browser’s settings for this site, or type the digits below.',
  absent: 'We couldn’t find a camera. Type the digits below.',
  broken:
    'The camera or barcode reader didn’t start. Another app may be using the camera. Type the digits below.',
};

/** The camera, scanning for a barcode. @param onCode called once, with its digits */
function BarcodeCamera({ onCode }: { readonly onCode: (code: string) => void }) {
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
      {state === 'starting' && <Loader color="gray" aria-label="Starting the camera" />}
      {state === 'looking' && <div className={classes.frame} aria-hidden />}
      <VisuallyHidden role="status">
        {state === 'looking' && 'Point the camera at the barcode.'}
      </VisuallyHidden>
      {problem !== undefined && (
        <Text className={classes.text ?? ''} c="dimmed" role="status">
          {problem}
        </Text>
      )}
    </div>
  );
}

/** The food with a barcode: on this device first, so that own foods are found offline. */
function useLookUp(onFound: (food: Food) => void) {
  const { foods } = useOwnFoods();
  return useMutation({
    mutationFn: async (code: string): Promise<Food> => {
      const gtin = parseGtin(code);
      const own = gtin === undefined ? undefined : foods.find((food) => food.gtin === gtin);
      return own?.food ?? (await api.foods.byBarcode({ code })).food;
    },
    onSuccess: onFound,
  });
}

function Unknown({ code, onAgain }: { readonly code: string; readonly onAgain: () => void }) {
  return (
    <Alert
      role="status"
      radius="lg"
      icon={<IconBarcode aria-hidden />}
      title="We don’t have this barcode yet"
      styles={{ root: { background: 'var(--accent-wash)' } }}
    >
      <Stack gap="md">
        <Text size="sm">
          Enter the nutrition label for {code} once. Next time, scanning the barcode will find your food.
        </Text>
        <Group gap="sm">
          <Button
            component={Link}
            to={paths.newFood(code)}
            leftSection={<IconPlus size="1.1em" aria-hidden />}
          >
            Create this food
          </Button>
          <Button variant="light" onClick={onAgain}>
            Try another barcode
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function TypedCode({
  onCode,
  isBusy,
}: {
  readonly onCode: (code: string) => void;
  readonly isBusy: boolean;
}) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isCode = parseGtin(typed) !== undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isCode) onCode(typed.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="sm" align="flex-start">
        <TextInput
          flex="1 1 12rem"
          label="Or type the digits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder="4006381333931"
          value={typed}
          error={isAsked && !isCode && 'A digit is missing or wrong. Check the digits against the package.'}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setAsked(false);
          }}
        />
        <Button type="submit" mt="1.75rem" loading={isBusy}>
          Look up
        </Button>
      </Group>
    </form>
  );
}

/**
 * A food by its barcode, from the camera or typed: a known one continues to the review, an unknown one to its creation.
 * @param date the day to log to; undefined for today
 */
export function BarcodeScan({ date }: { readonly date?: string | undefined }) {
  const navigate = useNavigate();
  const lookUp = useLookUp((food) => {
    startDraftWithFood(food, 'barcode');
    void navigate(paths.describe(date));
  });
  const { variables: code, error } = lookUp;
  const explained = error ? explain(error) : undefined;
  return (
    <Stack gap="lg">
      {explained?.code === 'NOT_FOUND' && code !== undefined && (
        <Unknown code={code} onAgain={() => lookUp.reset()} />
      )}
      {explained && explained.code !== 'NOT_FOUND' && (
        <ErrorState {...explained} {...(code !== undefined && { onRetry: () => lookUp.mutate(code) })} />
      )}
      {!explained && <BarcodeCamera onCode={(found) => lookUp.mutate(found)} />}
      <TypedCode isBusy={lookUp.isPending} onCode={(typed) => lookUp.mutate(typed)} />
    </Stack>
  );
}
