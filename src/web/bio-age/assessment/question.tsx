import { Anchor } from '@mantine/core';
import type { AnswerOrigin } from '#domain/bio-age/answer.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { Item } from '#domain/bio-age/item.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { OnAnswer, QuestionContext } from './answer-props.ts';
import { BodyFigure } from './body-figure.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { prefillText } from '#web/bio-age/origin-words.ts';
import { unitOfFigure } from '#web/bio-age/words.ts';
import { ParentAnswer } from './parent-answer.tsx';
import classes from './question.module.css';
import type { ShownAnswer } from './draft-answers.ts';

/** One line on why each question is asked. */
const WHY: Readonly<Record<ItemKey, string>> = {
  bmi: 'In large studies, risk is lowest at a body mass index of 20 to 25 and rises slowly on either side.',
  whtr: 'Where you carry fat matters more than weight alone. A waist under half your height is linked to lower risk.',
  sbp: 'Blood pressure is one of the strongest risk factors, and one of the most treatable.',
  rhr: 'A slow resting pulse is usually a sign of a fit heart.',
  fv: 'Risk falls with each daily serving, up to about five.',
  wg: 'Of all food groups, whole grains have one of the clearest links to lower risk.',
  nuts: 'A small handful of nuts on most days is linked to lower risk, despite the calories.',
  pmeat: 'Risk rises with each daily serving of about 2 oz (50 g).',
  ssb: 'Sugary drinks don’t fill you up and are linked to a higher risk of diabetes and heart disease.',
  upf: 'People who eat the most ultra-processed food have a higher risk than those who eat the least.',
  salt: 'People who often add salt at the table eat more of it overall, and salt raises blood pressure.',
  mvpa: 'Going from no exercise to a little helps the most.',
  steps: 'Risk falls steeply up to about 7,000 steps and more slowly after that.',
  rt: 'One or two sessions a week are linked to lower risk, regardless of your other exercise.',
  sit: 'Beyond about seven hours of sitting, each extra hour adds a little risk. Moving makes up for much of it.',
  func: 'How well you move says a lot about your health.',
  vo2max:
    'Measured fitness tells us more than exercise minutes and steps. If you enter it, those count half as much.',
  grip: 'Grip strength reflects your overall strength and is easy to measure.',
  dur: 'About seven hours is linked to the lowest risk. Sleeping much longer is often a sign of something else.',
  reg: 'Sleep regularity predicts risk even better than sleep duration.',
  sri: 'A watch tracks your sleep times better than memory can.',
  osa: 'Untreated sleep apnea strains your heart night after night. Treatment relieves most of that.',
  dep: 'How you feel is part of your health. There’s no wrong answer, and you can skip this.',
  stress: 'Long-term stress is linked to more heart disease.',
  iso: 'In large studies, socially isolated people had about a 32% higher risk of dying.',
  lone: 'Feeling lonely carries a small risk of its own.',
  purpose: 'A strong sense of purpose was linked to lower risk in most studies.',
  srh: 'People often sense things about their health that no measurement shows.',
  smoke: 'No other habit matters as much, and nothing helps as much as quitting.',
  vape: 'There are no long-term studies yet, so this counts only a little, as a precaution.',
  alc: 'The more you drink, the higher your risk. There’s no health benefit to starting.',
  shs: 'Secondhand smoke does some of the same damage as smoking.',
  pm25: 'Fine particles reach your bloodstream, and risk rises with exposure.',
  dm: 'Over the years, high glucose damages your blood vessels and kidneys. Good care prevents much of the damage.',
  cvd: 'A heart attack or stroke affects your outlook more than most things, and treatment helps a lot.',
  ckd: 'Kidney and heart health are closely linked.',
  cancer: 'The longer it’s been since you were cured, the closer your risk is to everyone else’s.',
  copd: 'When breathing is hard, so is everything else you do.',
  fhx: 'Part of the risk is inherited. If heart disease runs in your family, everything else matters more.',
  mother: 'How long your parents lived says a little about what you inherited.',
  father: 'How long your parents lived says a little about what you inherited.',
};

/** Where to get help, next to an answer that indicates a low mood. Discreet: it names no illness. */
function SupportNote() {
  return (
    <p className={classes.support} role="status">
      Thank you for telling us. Two weeks of feeling like that is hard, and getting help makes a difference.
      Talk to someone you trust or to your doctor. If you’re thinking about harming yourself, call or text 988
      now (US or Canada). In an emergency, call 911 in North America or 112 in Europe. Find a helpline in your
      country at{' '}
      <Anchor href="https://findahelpline.com" target="_blank" rel="noreferrer" inherit>
        findahelpline.com
      </Anchor>
      .
    </p>
  );
}

interface QuestionProps {
  readonly item: Item;
  readonly context: QuestionContext;
  readonly shown: ShownAnswer | undefined;
  readonly onAnswer: OnAnswer;
}

/** "From your sleep, 29 days through Sat 21 Nov: 7.4 hours." The field itself shows a weight, a waist or a measured figure. */
function originLine(item: Item, origin: AnswerOrigin & { kind: 'prefilled' }, today: string): string {
  const isShown = item.kind !== 'choice' || item.key === 'bmi' || item.key === 'whtr';
  const figure = origin.figure === null || isShown ? undefined : formatAmount(origin.figure);
  const unit = item.kind === 'choice' ? item.unit : undefined;
  const shown =
    figure === undefined || unit === undefined ? figure : `${figure} ${unitOfFigure(figure, unit)}`;
  return `From ${prefillText(origin, today)}${shown === undefined ? '' : `: ${shown}`}.`;
}

/** Source of the displayed answer; nothing if it was typed. */
function Origin({
  item,
  shown,
  today,
}: {
  readonly item: Item;
  readonly shown: ShownAnswer | undefined;
  readonly today: string;
}) {
  const origin = shown?.kind === 'answered' ? shown.answer.origin : shown?.offer.origin;
  if (origin?.kind !== 'prefilled') return null;
  const isRough = shown?.kind === 'offered' && shown.offer.isApproximate;
  return (
    <p className={shown?.kind === 'offered' ? classes.offer : classes.taken}>
      {originLine(item, origin, today)}
      {isRough && ' It’s close to what we’re asking but not the same, so please check it.'}
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
export function Question({ item, context, shown, onAnswer }: QuestionProps) {
  const value = shown?.kind === 'answered' ? shown.answer.value : shown?.offer.value;
  const origin = <Origin item={item} shown={shown} today={context.today} />;
  const props = { context, value, onAnswer };
  return (
    <Card>
      {item.kind === 'choice' && (
        <ChoiceAnswer {...props} item={item}>
          {origin}
          {(item.key === 'bmi' || item.key === 'whtr') && <BodyFigure {...props} item={item} shown={shown} />}
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
