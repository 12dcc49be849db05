import { DATE } from '#domain/questions/times/calendar-dates.ts';
import { withoutWondering } from '#domain/questions/context/question-alone.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const ASKING =
  '(?:tell|give|show) me|what (?:is|was|were|are)|how (?:much|many|long|far|often|has|have|did)|can you|could you|has my|did my|is my|compare';
const PAUSE = new RegExp(
  `^((?:(?:so|ok|hey|well|and|but) )*(?:i|we|my|our) (?!(?:want|need|wonder|would)\\b)(?:[a-z]+ ){1,8}?(?:on|from|since|at|around|back on) (?:the )?(?:${DATE})) (?=(?:${ASKING})\\b)`,
);

/** "So I quit coffee on March 1 tell me …": two sentences, without a mark between them. Undefined for other questions. */
function withPause(question: string): string | undefined {
  if (/[.!?,;:–—]\s/u.test(question.trim())) return undefined;
  const said = normalized(question);
  const paused = said.replace(PAUSE, '$1. ');
  return paused === said ? undefined : paused;
}

const LINK =
  /,? (?:and|so|but) (?:now )?(?:i(?:['’]d| would| do|['’]m| am| was)? (?:just |really |simply )?(?:love|like|want|need|wanted|curious|wonder|wondering|interested)(?: (?:to (?:know|see|find out|learn|hear)|in knowing))?),? (?=(?:how (?:many|much|long|far|often)|what|which|when)\b)/iu;
/** "I've slept badly and I'd love to know how many nights …": a sentence of its own. */
const withLinkAsPause = (question: string): string => question.replace(LINK, '. ');

/** "Last one for today, what's …": it says nothing about the question. */
const COUNTED_OUT =
  /^(?:(?:ok|okay|and|so|alright|great|thanks)[\s,!.]+)*(?:(?:1|one|just one|just) )?(?:last|final|first|next|another|more|other|quick) (?:one|question|thing)(?: (?:for|from) (?:today|now|tonight|me|you))*\s*[,:.–-]+\s+(?=\p{L})/iu;

/** A question without what its asker wonders about, and with a pause before it. */
export const withPauses = (question: string): string =>
  withLinkAsPause(withoutWondering(withPause(question) ?? question)).replace(COUNTED_OUT, '');
