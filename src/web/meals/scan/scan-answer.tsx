import { Button, Group } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PhotoAnalysis } from '#contract/meals/photos.ts';
import { paths } from '#web/lib/paths.ts';
import { LabelResult } from './label-result.tsx';
import classes from './scan.module.css';
import type { ScanResult } from './scan.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      {Children.toArray(children).length > 0 && <Group gap="sm">{children}</Group>}
    </div>
  );
}

type WordsNeeded = Extract<PhotoAnalysis, { kind: 'words-needed' }>['reason'];

const WORDS: Readonly<Record<WordsNeeded, readonly [title: string, text: string]>> = {
  'no-model': [
    'Describe what’s on the plate',
    'This server can read barcodes and nutrition labels, but it can’t analyze photos of meals. Describe the meal in words to get an estimate and a range for each food. We’ll save the photo with it.',
  ],
  'model-failed': [
    'We couldn’t analyze the photo',
    'Describe the meal in words. We’ll save the photo with it.',
  ],
  'no-food': [
    'We didn’t recognize any food',
    'Move closer and use better light, or describe the meal in words. We’ll save the photo with it.',
  ],
  'label-unread': [
    'We couldn’t read the label',
    'Retake the photo straight on, up close and in focus, or enter the numbers yourself.',
  ],
};

interface ScanAnswerProps {
  readonly found: ScanResult;
  readonly onRetry: () => void;
}

/** The result of the analysis in words, and what to do if it isn't a meal. */
export function ScanAnswer({ found, onRetry }: ScanAnswerProps) {
  switch (found.kind) {
    case 'label':
      return <LabelResult label={found.label} />;
    case 'product':
      return found.food ? (
        <Notice
          title="Barcode recognized"
          text={`This is ${found.food.name}. Check the amount, then save.`}
        />
      ) : (
        <Notice
          title="Unknown barcode"
          text={`${found.gtin.replace(/^0+/, '')} isn’t in this server’s food database. Create the food from its label, and the barcode will work next time.`}
        >
          <Button component={Link} to={paths.newFood(found.gtin)}>
            Create this food
          </Button>
        </Notice>
      );
    case 'meal':
      return found.reading.note === null ? null : (
        <Notice title="About this estimate" text={found.reading.note} />
      );
    case 'words-needed': {
      const [title, text] = WORDS[found.reason];
      return (
        <Notice title={title} text={[found.note, text].filter(Boolean).join(' ')}>
          {found.reason === 'label-unread' && (
            <Button component={Link} to={paths.newFood()} variant="default">
              Enter the nutrition label
            </Button>
          )}
          {found.reason === 'model-failed' && (
            <Button variant="default" onClick={onRetry}>
              Try again
            </Button>
          )}
        </Notice>
      );
    }
    case 'no-answer':
      return (
        <Notice title={found.title} text={found.text}>
          {found.more ? (
            <Button component={Link} to={found.more.to}>
              {found.more.label}
            </Button>
          ) : (
            !found.isOver && (
              <Button variant="default" onClick={onRetry}>
                Try again
              </Button>
            )
          )}
        </Notice>
      );
  }
}
