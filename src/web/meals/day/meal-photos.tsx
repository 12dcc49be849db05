import { Modal, UnstyledButton } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { API_URL } from '#web/lib/api.ts';
import { useOutbox } from '#web/lib/outbox/outbox.ts';
import { pictureUrl } from '#web/lib/pictures/picture-url.ts';
import { ownEscape } from '#web/ui/dialogs/own-escape.ts';
import classes from './meal-photos.module.css';
import { unsentPhoto } from '#web/meals/scan/photo-commands.ts';

interface MealPhotosProps {
  readonly photoIds: readonly string[];
  /** The meal's name: "Breakfast, 07:30". */
  readonly of: string;
}

/** Thumbnails of a meal's pictures; a click shows one in full size. */
export function MealPhotos({ photoIds, of }: MealPhotosProps) {
  const [shown, setShown] = useState<number>();
  if (photoIds.length === 0) return null;
  const close = () => setShown(undefined);
  const id = shown === undefined ? undefined : photoIds[shown];
  return (
    <>
      <div className={classes.strip}>
        {photoIds.map((photoId, at) => (
          <UnstyledButton
            key={photoId}
            className={classes.thumb}
            aria-label={`Enlarge photo ${at + 1} of ${of}`}
            onClick={() => setShown(at)}
          >
            <Photo id={photoId} alt="" isSmall />
          </UnstyledButton>
        ))}
      </div>
      <Modal
        opened={id !== undefined}
        onClose={close}
        size="xl"
        title={of}
        closeButtonProps={{ 'aria-label': 'Close photo' }}
        {...ownEscape(close)}
      >
        {id !== undefined && <Photo id={id} alt={`Photo of ${of}`} />}
      </Modal>
    </>
  );
}

interface PhotoProps {
  readonly id: string;
  readonly alt: string;
  readonly isSmall?: boolean;
}

/** One picture: from this device while unsent, else from the server. */
function Photo({ id, alt, isSmall = false }: PhotoProps) {
  const { rows } = useOutbox();
  const [isMissing, setMissing] = useState(false);
  const unsent = unsentPhoto(rows, id);
  const src = unsent ? pictureUrl(id, unsent) : `${API_URL}/photos/${id}${isSmall ? '?size=small' : ''}`;
  if (isMissing)
    return (
      <span className={classes.missing}>
        <IconPhotoOff aria-hidden />
        {!isSmall && <span>Go online to see this photo.</span>}
      </span>
    );
  return (
    <img
      key={src}
      className={isSmall ? classes.small : classes.large}
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
