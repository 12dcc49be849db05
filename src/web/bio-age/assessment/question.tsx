import { Anchor } from '@mantine/core';
import type { UnitSystem } from '#domain/account/profile.ts';
import type { AnswerOrigin, AnswerValue } from '#domain/bio-age/answer.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { Item } from '#domain/bio-age/item.ts';
import { formatAmount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BodyFigure } from './body-figure.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { prefillText } from '#web/bio-age/origin-words.ts';
import { ParentAnswer } from './parent-answer.tsx';
import classes from './question.module.css';
import type { Told } from './told.ts';

/** One line on why each question is asked. */
const WHY: Readonly<Record<ItemKey, string>> = {
  bmi: 'Across large studies, risk is lowest from 20 to 25 and rises slowly to both sides.',
  whtr: 'Where fat lies says more than weight alone: a waist below half your height goes with lower risk.',
  sbp: 'It is one of the strongest risks there are, and one of those that can be treated best.',
  rhr: 'A slow resting pulse is usually a sign of a fit heart.',
  fv: 'Risk falls with each serving, up to about five a day.',
  wg: 'Among all food groups, whole grains have one of the clearest links to lower risk.',
  nuts: 'A small handful on most days goes with lower risk, in spite of its calories.',
  pmeat: 'Risk rises with each daily portion of about 50 g.',
  ssb: 'Drinks with sugar do not fill you up and go with more diabetes and heart disease.',
  upf: 'People who eat the most of it have a higher risk than those who eat the least.',
  salt: 'Adding salt shows a taste for it, and salt raises blood pressure.',
  mvpa: 'The step from nothing to a little gains the most.',
  steps: 'Risk falls steeply up to about 7,000 steps and more gently beyond.',
  rt: 'One or two sessions a week go with lower risk, whatever else you do.',
  sit: 'Beyond about seven hours, each hour more adds a little risk; moving makes up for much of it.',
  func: 'Physical ability is a good measure of the body’s reserves.',
  vo2max: 'Fitness that was measured says more than minutes and steps: it replaces half of what those tell.',
  grip: 'Grip strength reflects the strength of the whole body, and is easy to measure.',
  dur: 'About seven hours go with the lowest risk; much more is often a sign of something else.',
  reg: 'Regular sleep predicts risk even better than long sleep.',
  sri: 'A watch can tell how regular your sleep is better than memory can.',
  osa: 'Untreated, it strains the heart night after night; treatment takes most of that away.',
  dep: 'How you feel is part of your health. There is no wrong answer, and you may leave this out.',
  stress: 'Lasting strain goes with more heart disease.',
  iso: 'In large studies, isolated people had about a third more risk than others.',
  lone: 'The feeling carries a small risk of its own.',
  purpose: 'A strong sense of purpose went with lower risk in most studies.',
  srh: 'Asked plainly, people know something about themselves that no measure shows.',
  smoke: 'Nothing else on this list weighs as much, and nothing gains as much as having stopped.',
  vape: 'Long studies are missing yet; it counts a little, as a precaution.',
  alc: 'Risk rises with the amount; there is no gain in beginning to drink.',
  shs: 'Breathing the smoke of others does some of the harm of smoking.',
  pm25: 'Fine dust reaches the blood, and risk rises with each step of it.',
  dm: 'High glucose wears on vessels and kidneys over years; care takes much of it away.',
  cvd: 'It changes what is ahead more than most things, and treatment counts for much.',
  ckd: 'Kidneys and heart go together.',
  cancer: 'The more years since it was cured, the closer to everybody else.',
  copd: 'How well you breathe sets what all else can do.',
  fhx: 'Part of the risk is inherited; knowing of it makes the rest worth more.',
  mother: 'How old parents become says a little about what they passed on.',
  father: 'How old parents become says a little about what they passed on.',
};

/** Where to get help, next to an answer that indicates a low mood. Discreet: it names no illness. */
function SupportNote() {
  return (
    <p className={classes.support} role="status">
      Thank you for telling. Two weeks like that are hard, and help works: talk to somebody you trust, or to
      your doctor. If you think of harming yourself, call your emergency number now (112 in Europe, 911 in
      North America), or find a helpline of your country at{' '}
      <Anchor href="https://findahelpline.com" target="_blank" rel="noreferrer" inherit>
        findahelpline.com
      </Anchor>
      .
    </p>
  );
}

/** What questions need to know about the member. */
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
  /** The displayed answer; undefined if there is none. */
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

/** Source of the displayed answer; nothing if it was typed. */
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

/** One question with a hint, its answers, and why it is asked. */
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
