import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';

/** Which of a member's figures the screen shows. */
export interface InView {
  /** An earlier result to read, by its id. */
  readonly askedId: string | undefined;
  /** The newest result applies to the member now. */
  readonly isNewestShown: boolean;
  /** Without a current one, earlier results are opened from the list. */
  readonly isHistoryShown: boolean;
  readonly isBloodShown: boolean;
}

/**
 * While bio-age is off for a member, no result counts as current: earlier ones are opened from their list. With an eating disorder there is
 * no result at all.
 * @param asked id of the result in the address
 */
export function inView(
  { refusal, latest }: Pick<BioAgeOverview, 'refusal' | 'latest'>,
  asked: string | undefined,
): InView {
  if (refusal === 'eating-disorder')
    return { askedId: undefined, isNewestShown: false, isHistoryShown: false, isBloodShown: false };
  if (refusal !== null)
    return { askedId: asked, isNewestShown: false, isHistoryShown: true, isBloodShown: true };
  return {
    askedId: asked === latest?.id ? undefined : asked,
    isNewestShown: true,
    isHistoryShown: false,
    isBloodShown: true,
  };
}
