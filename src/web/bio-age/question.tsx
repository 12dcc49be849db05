import { Anchor } from '@mantine/core';
import type { UnitSystem } from '#domain/account/profile.ts';
import type { AnswerOrigin, AnswerValue } from '#domain/bio-age/answer.ts';
import type { Item } from '#domain/bio-age/item.ts';
import { formatAmount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BodyFigure } from './body-figure.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { prefillText } from './origin-words.ts';
import { ParentAnswer } from './parent-answer.tsx';
import classes from './question.module.css';
import { SupportNote } from './support-note.tsx';
import type { Told } from './told.ts';
import { WHY } from './why.ts';

/** What questions need to know of whom they are asked. */
export interface Asked {
  readonly ageYears: number;
  readonly heightCm: number | undefined;
  readonly system: UnitSystem;
  readonly today: string;
}

/** Without an origin the answer was typed. */
export type OnAnswer = (value: AnswerValue, origin?: AnswerOrigin) => void;

export interface AnswerProps<Kind extends Item> {
  readonly item: Kind;
  readonly asked: Asked;
  /** What stands there; undefined where nothing does. */
  readonly value: AnswerValue | undefined;
  readonly onAnswer: OnAnswer;
}

interface QuestionProps {
  readonly item: Item;
  readonly asked: Asked;
  readonly told: Told | undefined;
  readonly onAnswer: OnAnswer;
}

/** "From your nights, 29 days up to Sat 21 Nov: 7.4 hours." The field itself shows a weight, a waist or a measured figure. */
function originLine(item: Item, origin: AnswerOrigin & { kind: 'prefilled' }, today: string): string {
  const isShown = item.kind !== 'choice' || item.key === 'bmi' || item.key === 'whtr';
  const unit = item.kind === 'choice' && item.unit !== undefined ? ` ${item.unit}` : '';
  const figure = origin.figure === null || isShown ? '' : `: ${formatAmount(origin.figure)}${unit}`;
  return `From ${prefillText(origin, today)}${figure}.`;
}

/** Where what stands here came from; nothing where it was typed. */
function Origin({
  item,
  told,
  today,
}: {
  readonly item: Item;
  readonly told: Told | undefined;
  readonly today: string;
}) {
  const origin = told?.kind === 'answered' ? told.answer.origin : told?.offer.origin;
  if (origin?.kind !== 'prefilled') return null;
  const isRough = told?.kind === 'offered' && told.offer.isApproximate;
  return (
    <p className={told?.kind === 'offered' ? classes.offer : classes.taken}>
      {originLine(item, origin, today)}
      {isRough && ' That only stands near to what is asked: please check it.'}
    </p>
  );
}

function Why({ item }: { readonly item: Item }) {
  return (
    <details className={classes.why}>
      <summary>
        <span>Why we ask:</span> {WHY[item.key]}
      </summary>
      <p>
        Source: {item.basis}.{' '}
        {item.doi !== undefined && (
          <Anchor href={`https://doi.org/${item.doi}`} target="_blank" rel="noreferrer" size="xs">
            doi:{item.doi}
          </Anchor>
        )}
      </p>
    </details>
  );
}

/** One question: what is asked, how to find out, the answers, and why it is asked. */
export function Question({ item, asked, told, onAnswer }: QuestionProps) {
  const value = told?.kind === 'answered' ? told.answer.value : told?.offer.value;
  const origin = <Origin item={item} told={told} today={asked.today} />;
  const props = { asked, value, onAnswer };
  return (
    <Card>
      {item.kind === 'choice' && (
        <ChoiceAnswer {...props} item={item}>
          {origin}
          {(item.key === 'bmi' || item.key === 'whtr') && <BodyFigure {...props} item={item} told={told} />}
        </ChoiceAnswer>
      )}
      {item.kind === 'number' && <NumberAnswer {...props} item={item} />}
      {item.kind === 'parent' && <ParentAnswer {...props} item={item} />}
      {item.kind !== 'choice' && origin}
      {item.key === 'dep' && value?.kind === 'option' && value.option === 'yes' && <SupportNote />}
      <Why item={item} />
    </Card>
  );
}
