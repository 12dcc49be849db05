import { Button, FileButton, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './drop-place.module.css';

interface DropPlaceProps {
  /** What to drop here, and what happens then. */
  readonly text: string;
  /** Names the file for screen readers: "File of readings". */
  readonly label: string;
  /** Endings and types that the browser offers. */
  readonly accept: string;
  readonly isMany?: boolean;
  /** One line high: for adding more files. */
  readonly isSmall?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A drop zone for files, with a button to choose them. */
export function DropPlace({
  text,
  label,
  accept,
  isMany = false,
  isSmall = false,
  onChoose,
}: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const choose = (files: readonly File[]) => files.length > 0 && onChoose(isMany ? files : files.slice(0, 1));
  const words = { 'aria-label': label };
  return (
    <div
      className={classes.drop}
      data-over={isOver}
      data-small={isSmall}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      }}
    >
      {!isSmall && <IconFileUpload size="2em" aria-hidden />}
      <Text {...(isSmall && { size: 'sm', c: 'dimmed' })}>{text}</Text>
      {isMany ? (
        <FileButton multiple accept={accept} onChange={choose} inputProps={words}>
          {(props) => (
            <Button variant={isSmall ? 'default' : 'filled'} {...props}>
              {isSmall ? 'Add files' : 'Choose files'}
            </Button>
          )}
        </FileButton>
      ) : (
        <FileButton accept={accept} onChange={(file) => choose(file ? [file] : [])} inputProps={words}>
          {(props) => <Button {...props}>Choose a file</Button>}
        </FileButton>
      )}
    </div>
  );
}
