import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { ofIt, type Reread, restOf } from '#domain/meals/reading/text/shares.ts';
import { asToken, isEnd, wordAt as at, wordCount } from '#domain/meals/reading/text/tokens.ts';

/** "Couldn't manage the last third": the rest was eaten. */
const LAST_LEFT =
  /^(?:(?:did|could) not|didn'?t|couldn'?t|can'?t|cannot) (?:quite |even |really )*(?:manage|finish|eat|face|have|do) (?:the )?(?:last|final|other) (?=(?:bit|half|third|quarter|fifth|few) )/;
const LITTLE_LEFT = 0.1;

const NOT_FINISHED =
  /^(?:(?:did|could) not|didn'?t|couldn'?t|can'?t|cannot|never|unable to|failed to|without) (?:quite |even |really |manage to )*(?:finish|finished|finishing) (?:all of |all |most of )?/;

/** "Barely touched the rice", "picked at the fries". */
const BARELY =
  /^(?:i )?(?:(?:barely|hardly|scarcely) (?:touched|ate|had any of|had|ate any of|finished)|picked at) (?=(?:the|my|it|them|that)\b)/;
const BARELY_SHARE = '0.2';

/** "Didn't finish it", "couldn't finish the fries": most was eaten. */
export function readUnfinished(
  tokens: readonly TextToken[],
  place: number,
  ahead: string,
): Reread | undefined {
  const token = tokens[place];
  const last = LAST_LEFT.exec(ahead)?.[0];
  if (token !== undefined && last !== undefined) {
    const part = place + wordCount(last);
    const left = readNumber(tokens, part);
    const share = left !== undefined && left.value < 1 ? left.value : LITTLE_LEFT;
    const end = left?.next ?? part + 1;
    const isOfIt =
      isEnd(tokens[end]) || (at(tokens, end) === 'of' && /^(it|them)$/.test(at(tokens, end + 1)));
    if (isOfIt) return { read: ofIt(token, restOf(token, share)), end: isEnd(tokens[end]) ? end : end + 2 };
  }
  const little = BARELY.exec(ahead)?.[0];
  const said = little ?? NOT_FINISHED.exec(ahead)?.[0];
  if (token === undefined || said === undefined) return undefined;
  const next = place + said.trim().split(' ').length;
  const share =
    little === undefined ? asToken(token, 'word', 'most') : asToken(token, 'number', BARELY_SHARE);
  const most = [share, asToken(token, 'word', 'of')];
  if (isEnd(tokens[next]) || /^(it|them|that|everything|and|but|then|so)$/.test(at(tokens, next)))
    return {
      read: ofIt(token, most),
      end: /^(it|them|that|everything)$/.test(at(tokens, next)) ? next + 1 : next,
    };
  return { read: [asToken(token, 'mark', ','), ...most], end: next, isPart: true };
}
