import type { GuidelineLabel } from '#domain/blood/guideline-labels.ts';
import type { MarkerFlag } from '#domain/blood/lab-value.ts';
import { flagWord, type Tone } from './flag-words.ts';
import classes from './flag-mark.module.css';

/** A dot in a tone, and words. */
export function ToneMark({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      {text}
    </span>
  );
}

/** A value's flag: in a guideline's words if there are any, otherwise the flag's own. */
export function FlagMark({
  flag,
  guideline,
}: {
  readonly flag: MarkerFlag | undefined;
  readonly guideline?: GuidelineLabel | undefined;
}) {
  const { text, tone } = flagWord(flag);
  if (!guideline || tone === 'critical' || tone === 'none') return <ToneMark tone={tone} text={text} />;
  return <ToneMark tone={tone === 'good' ? guideline.tone : tone} text={guideline.label} />;
}
