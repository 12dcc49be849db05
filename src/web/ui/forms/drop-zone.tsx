import { Button, FileButton, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** A heading above the text; the button is beside them, so that the place is two lines high. */
  readonly title?: ReactNode;
  /** What to drop here, and what happens then. */
  readonly text: ReactNode;
  /** Names the file for screen readers: "File of readings". */
  readonly label: string;
  /** Extensions and types that the browser offers. */
  readonly accept: string;
  readonly isMany?: boolean;
  /** One line high, for adding more files. */
  readonly isSmall?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A drop zone for files, with a button to choose them. */
export function DropZone({
  title,
  text,
  label,
  accept,
  isMany = false,
  isSmall = false,
  onChoose,
}: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const choose = (files: readonly File[]) => files.length > 0 && onChoose(isMany ? files : files.slice(0, 1));
  const words = { 'aria-label': label };
  return (
    <div
      className={classes.drop}
      data-over={isOver}
      data-small={isSmall}
      data-row={title !== undefined}
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
      {!isSmall && (
        <span className={classes.icon}>
          <IconFileUpload size={title === undefined ? '2em' : '1.5em'} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        {title !== undefined && <h2 className={classes.title}>{title}</h2>}
        <Text {...((isSmall || title !== undefined) && { size: 'sm', c: 'dimmed' })}>{text}</Text>
      </div>
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
