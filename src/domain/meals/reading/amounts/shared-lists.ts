import type { TextToken } from '#domain/foods/search/text.ts';
import { sharersAt } from '#domain/meals/reading/text/shares.ts';
import { isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Batch } from './batch-statements.ts';

/** A meal shared before its foods are listed: "split the takeaway 3 ways: chow mein and ribs", "shared with my wife: a pizza and wings". */

const SHARED = /^(split|shared|sharing|splitting|halved|divided)$/;
const OPENS_LIST = /^[:–—-]$/;
/** What is shared, if a comma comes before its foods. */
const MEAL =
  /^(it|all|everything|the|a|an|our|this|that|lot|takeaway|takeout|dinner|lunch|breakfast|brunch|supper|tea|meal|order|food|starters?|sides?|mains?|desserts?|platter|spread|banquet|feast|chinese|indian|thai|curry|tapas|mezze|picnic|evenly|equally)$/;
/** "Shared with my wife, then had ice cream": what was shared isn't listed. */
const CONTINUES = /^(then|and|but|so|i|we|had|ate|after|later|also)$/;
const MAX_NAME = 6;
const endsList = ({ text }: TextToken): boolean => /^[.;!?\n]$/.test(text);
const OWN = /^(had|ate|got|drank|also)$/;

/** Where the shared foods end: at the sentence, or before what somebody had besides. */
function listEnd(tokens: readonly TextToken[], from: number): number {
  for (let end = from; end < tokens.length; end += 1) {
    const token = tokens[end];
    if (token === undefined || endsList(token)) return end;
    if (token.text === 'i' && OWN.test(at(tokens, end + 1))) return end;
  }
  return tokens.length;
}

/** A mark for a dash with spaces, so that it ends who shared. */
const withMarks = (tokens: readonly TextToken[]): readonly TextToken[] =>
  tokens.map((token, place) =>
    /^[-–—]$/.test(token.text) && (tokens[place - 1]?.end ?? 0) < token.start
      ? { ...token, kind: 'mark' as const, text: ':' }
      : token,
  );

/** The shares of the foods listed behind a position, and where their list starts; undefined if none are shared there. */
export function sharedListAt(
  said: readonly TextToken[],
  place: number,
): { readonly batch: Batch; readonly next: number } | undefined {
  if (!SHARED.test(at(said, place))) return undefined;
  const isStart =
    said.slice(0, place).every(({ text }) => /^(we|i|and|then|both|,)$/.test(text)) ||
    said.slice(0, place).findLast(({ text }) => !/^(we|i|and|then|both|also)$/.test(text))?.kind === 'mark';
  if (!isStart) return undefined;
  const tokens = withMarks(said);
  for (let name = place + 1; name <= place + 1 + MAX_NAME && !isEnd(tokens[name]); name += 1) {
    const sharers = sharersAt(tokens, name);
    const mark = at(tokens, sharers?.end ?? -1);
    const isOpen =
      OPENS_LIST.test(mark) ||
      (mark === ',' &&
        !CONTINUES.test(at(tokens, (sharers?.end ?? 0) + 1)) &&
        tokens.slice(place + 1, name).every(({ text }) => MEAL.test(text)));
    if (sharers === undefined || !isOpen) continue;
    const first = tokens[sharers.end + 1];
    const share = 1 / sharers.count;
    if (first === undefined) return undefined;
    const until = said[listEnd(tokens, sharers.end + 1)]?.start ?? Infinity;
    const batch: Batch = { from: first.start, until, share, servings: share, isCut: false, isList: true };
    return { batch, next: sharers.end + 1 };
  }
  return undefined;
}
