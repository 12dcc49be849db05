import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { readNegated, readNotEating } from './omissions.ts';
import { readChoice, readHabit, readPartLeft, readParty, readSwap } from './choices.ts';
import { isCorrected, readOnly, withoutNamed } from './only-eaten.ts';
import { readLeft, withoutCount } from './left-over.ts';
import { readPlace } from '#domain/meals/reading/talk/from-the-pot.ts';
import { readUnfinished } from '#domain/meals/reading/talk/unfinished.ts';
import { readGiven, readShared, readTaken, type Reread } from './shares.ts';
import { CORRECTION, ONLY } from './split-clauses.ts';
import { asToken, isEnd, phraseEnd, textAhead, wordAt as at, wordCount } from './tokens.ts';
import { PEOPLE } from './people.ts';

/** Foods replaced, corrected, not eaten after all or given away: "salad instead of fries", "3 slices, no wait, 2". */

const INSTEAD_OF =
  /^(?:not(?= (?:dairy|cow's|cows|regular|normal|full fat|whole)(?: milk)? )|instead of|rather than|in place of|as opposed to|in lieu of|swapped out) /;
/** "Instead of rice I had fries", "instead of cow's milk in my porridge": the replaced food ends before these words. */
const AFTER_REPLACED = /^(?:i|we|in my|on my|with my|for my|in the|for (?:lunch|dinner|breakfast)) /;

const NOT = String.raw`(?:(?:was|were|am|is|are|did|do|does|could|would) not|(?:did|do|does|could|would|was|were)n'?t|never|not)`;
const TOUCHED =
  '(?:have|had|eat|ate|get|got|want|touch|try|order|add|use|drink|take|like|include|fancy|feel like|bother (?:with|w [/]|w)|eating|having|drinking)';
/** Foods after these words were not eaten. */
const NOT_EATEN = new RegExp(
  `^(?:${[
    '(?:was|were) (?:gonna|(?:going|about|meant|supposed|planning|tempted) to)',
    'made (?:me|us) (?:want|wanting|crave)',
    '(?:says?|said|told (?:me|us)|keeps saying|reckons|recommends?|recommended|suggests?|suggested|advised)(?: (?:that|to|me|us|i|we|you|need|should|must|have|eat|get|cut|try|more|less|fewer|no))* (?:more|less|fewer|to eat|to have|eat|eating|cut out|try|no)',
    "(?:told|promised) myself(?: (?:i would|i could|i can|i'd|just|only|no|to|have|eat))*",
    'forgot (?:to (?:add|have|put|eat|drink)|the|my)',
    '(?:sick|ill|queasy|rough) (?:after|from) (?:the|my|those|that)',
    '(?:dropped|spilled|spilt|knocked over) (?:my|all my|the)',
    '(?:film|movie|show|documentary|book|video|podcast|programme|program|story|article) (?:about|on)',
    '(?:nearly|almost) (?:had|ate|got|ordered|went)',
    'wanted|craving|craved|fancied|(?:was|am|been) craving',
    '(?:trying|tried|meant|want|wanted) to (?:cut|avoid|stop|quit|skip|give|eat|have)',
    'skipped|skipping|passed on|said no to|resisted|turned down|avoided|ditched|refused|declined|considered',
    '(?:thinking|thought|dreaming|dreamt|dreamed) (?:about|of)|tempted by|changed my mind (?:about|on)|gave up(?! on)',
    'not (?:a|much of a|really a) (?:big |huge |great )?fan of',
    'no(?= (?:[a-z]+ ){1,3}(?:today|tonight) (?:just|only) )',
    'not (?:very |so |too |that |really |feeling |all that |much )*(?:hungry|well|great|good|up for much|feeling it|in the mood)(?: today| tonight| this morning)?(?= )',
    'no(?= (?:breakfast|lunch|dinner|supper|brunch) (?:[,.;!]|today|yet|and|but|so|then|this|for))',
    `${NOT} (?:even |actually |really |usually |normally |often |generally |ever )?${TOUCHED}`,
    '(?:gave|fed|giving|threw|tossed|chucked|binned|saved|froze|freezing|boxed|packed|put|kept) (?:away |up |out )?(?:my |the |his |her |their )?(?:rest|remainder|remaining|leftovers|others?|crusts?|extra)',
    '(?:gave|giving)(?: the| my)?(?= (?:\\S+ ){1,3}a (?:miss|pass|swerve))',
    '(?:gave|fed|giving) (?:away )?(?:my|the|most|all|some)(?= (?:\\S+ ){1,3}(?:to|away))',
    '(?:left|leaving) (?:off |out |behind )?(?:the|my|all the|all|any|both|some of the|most of the)(?= )',
    '(?:fed|feeding) (?:the |my |our )?(?:kids|children|baby|toddler|dog|dogs|cat|cats|ducks|birds|pigeons|horses?|guests|family)',
    '(?:from|out of) (?:the|my|our|a) (?:big |large )?(?:batch|recipe|lot)(?= (?:i|we|my|he|she) )',
    '(?:threw|tossed|chucked|scraped|picked|peeled|took|pulled|cut|trimmed) (?:away|off|out) (?:the|my|all the)',
    // "Took the top bread off"
    '(?:scraped|picked|peeled|took|pulled|cut|trimmed) (?:the|my|all the)(?= (?:\\S+ ){1,3}off (?:[,.;!)]|$|and |but |it |my ))',
  ].join('|')}) `,
);

/** Who had the rest, in "hubby had the other half". */
const REST =
  /^(?:ate|had|got|finished|took|has|eats|wanted|polished off|stole) (?:my |the |all the |all )?(?:rest|remainder|remaining|leftovers|others?) /;

const AHEAD = 9;
const HAD =
  /^(?:had|ate|got|went|ended|chose|picked|ordered|made|grabbed|opted|drank|settled|just|only|i|instead)$/;

/** End of the part about food that wasn't eaten: "but", or "and had". */
function passageEnd(tokens: readonly TextToken[], from: number): number {
  for (let end = from; end < tokens.length; end += 1) {
    if (/^(but|so|then|instead|just|only)$/.test(at(tokens, end))) return end + 1;
    if ((end > from ? /^(and|&|i)$/ : /^(and|&)$/).test(at(tokens, end)) && HAD.test(at(tokens, end + 1)))
      return end + 1;
    if (at(tokens, end) === 'plus' || (isEnd(tokens[end]) && at(tokens, end) !== '"')) return end;
  }
  return tokens.length;
}

/** "Latte, almond milk instead of dairy": the milk in it. */
function joinSwapped(kept: TextToken[]): void {
  const comma = kept.findLastIndex(({ text }) => text === ',');
  const token = kept[comma];
  if (token !== undefined && comma > 0 && /^(milk|creamer|sweetener)$/.test(kept.at(-1)?.text ?? ''))
    kept[comma] = asToken(token, 'word', 'with');
}

/** "Half a banana my toddler didn't want": the food isn't the toddler's. */
function dropOwner(kept: TextToken[]): void {
  const [before, whose, who] = kept.slice(-3);
  const isOwner = PEOPLE.test(who?.text ?? '') && /^(my|our|the)$/.test(whose?.text ?? '');
  if (isOwner && before?.kind === 'word' && !/^(for|with|to|by|from|and)$/.test(before.text))
    kept.length -= 2;
}

function replacedEnd(tokens: readonly TextToken[], from: number): number {
  const end = phraseEnd(tokens, from);
  for (let place = from + 1; place < end; place += 1)
    if (AFTER_REPLACED.test(textAhead(tokens, place, 3))) return place;
  return end;
}

const THEY_ATE = /^(?:had|ate|got|ordered|has|chose|picked|wanted|stole|finished) /;
/** Mishaps after which nobody ate the food. */
const MISHAP =
  /^(?:threw|knocked|spilled|spilt|dropped|stole|nicked|pinched|smashed|ruined|burnt|burned|licked|refused|rejected|hates|hated|flung|grabbed) /;
const THEY = /^(he|she|they)$/;
const I_ATE = /^(?:had|ate|got|ordered|have|just had|only had|went|chose|picked) /;

/** Drops what others ate if the member's own food follows: "the kids ate nuggets, I had salad"; pet food always. */
function othersEnd(tokens: readonly TextToken[], place: number): number {
  const who = at(tokens, place);
  const isOther = THEY.test(who) || PEOPLE.test(who) || PEOPLE.test(stemWord(who));
  if (isOther && MISHAP.test(textAhead(tokens, place + 1, 2))) return passageEnd(tokens, place + 1);
  if (!isOther || !THEY_ATE.test(textAhead(tokens, place + 1, 2))) return place;
  for (let end = place + 2; end < tokens.length && !/^[.!?;\n]$/.test(at(tokens, end)); end += 1)
    if (
      /^(i|i've|i'd|mine)$/.test(at(tokens, end)) &&
      /^(,|and|but|while|whereas|so|&)$/.test(at(tokens, end - 1))
    )
      return end;
  // "I had gnocchi, he had steak": the member's food was named before.
  const start = /^(my|the|our)$/.test(at(tokens, place - 1)) ? place - 1 : place;
  const isAfterOwn =
    (isEnd(tokens[start - 1]) || /^(and|but|while|whereas)$/.test(at(tokens, start - 1))) &&
    tokens
      .slice(0, start)
      .some(({ text }, before) => text === 'i' && I_ATE.test(textAhead(tokens, before + 1, 2)));
  return isAfterOwn || /^(dogs?|cats?|puppy|kitten|ducks?|birds?)$/.test(who)
    ? passageEnd(tokens, place + 1)
    : place;
}

/** End of the uneaten part that starts at a position; the position itself if none does. */
function notEatenEnd(tokens: readonly TextToken[], place: number, ahead: string): number {
  // "Gave half my potato to the dog": the other half was eaten.
  if (readGiven(tokens, place) ?? readTaken(tokens, place)) return place;
  const replaced = INSTEAD_OF.exec(ahead)?.[0];
  if (replaced !== undefined) return replacedEnd(tokens, place + wordCount(replaced));
  // "The only thing I fancied was soup": it was eaten.
  if (/^things?$/.test(at(tokens, place - 2))) return place;
  const others = othersEnd(tokens, place);
  if (others > place) return others;
  const isRest = PEOPLE.test(at(tokens, place)) && REST.test(textAhead(tokens, place + 1, AHEAD));
  if (isRest) return passageEnd(tokens, place + 1);
  const said = NOT_EATEN.exec(ahead)?.[0];
  return said === undefined ? place : passageEnd(tokens, place + wordCount(said));
}

/** Words that retract what came just before. Those that are also small talk need an amount or an article after them. */
const TAKEN_BACK =
  /^(?:(?:no|nope|oh|ah|oops|sorry|wait|hang on|hold on|hmm|actually|er|um|well) )*(?:wait|(?:scratch|strike|forget|scrap|cancel|ignore|delete) that|i mean|i meant|make (?:that|it)|correction|or rather|my bad|my mistake|typo|specifically|to be exact|to be precise)(?: (?:no|sorry|actually|i mean|i meant|make that|it was|that was|it's|was|i had|:|,|-))* /;
const MAYBE_TAKEN_BACK =
  /^(?:(?:no|sorry|oops|actually|nope)(?: ,)? )+(?:it was |that was |i had |was |only |just |more like )*/;

const startsAmount = (tokens: readonly TextToken[], place: number): boolean =>
  tokens[place]?.kind === 'number' ||
  /^(a|an|one|two|three|four|five|six|seven|eight|ten|half|only|just)$/.test(at(tokens, place));

/** "No wait", "scratch that", "actually 150 g" become one token. */
function readCorrection(tokens: readonly TextToken[], place: number, ahead: string): Reread | undefined {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const mark = { ...token, kind: 'mark' as const, text: CORRECTION };
  const said = TAKEN_BACK.exec(ahead)?.[0];
  // "Scratch that, I had the salad": what it takes back isn't in this text.
  if (place === 0) return said === undefined ? undefined : { read: [], end: wordCount(said) };
  if (said !== undefined) return { read: [mark], end: place + wordCount(said) };
  const maybe = MAYBE_TAKEN_BACK.exec(ahead)?.[0];
  const end = maybe === undefined ? place : place + wordCount(maybe);
  // "no sugar" and "no 2 slices" differ by what follows; "actually had 2" isn't a correction.
  return maybe !== undefined && startsAmount(tokens, end) && at(tokens, end) !== 'one'
    ? { read: [mark], end }
    : undefined;
}

function changeAt(tokens: readonly TextToken[], place: number, ahead: string): Reread | undefined {
  return (
    readParty(tokens, place) ??
    readUnfinished(tokens, place, ahead) ??
    readLeft(tokens, place) ??
    readGiven(tokens, place) ??
    readTaken(tokens, place) ??
    readCorrection(tokens, place, ahead) ??
    readHabit(tokens, place, ahead) ??
    readSwap(tokens, place, ahead) ??
    readChoice(tokens, place, ahead) ??
    readPlace(place, ahead) ??
    readShared(tokens, place) ??
    readNegated(tokens, place)
  );
}

/** Words that any of the patterns starts with, so that other text is skipped quickly. */
const OPENING =
  /^(instead|rather|in|as|was|were|am|is|are|did|do|does|could|would|\w+n'?t|never|not|nearly|almost|barely|hardly|scarcely|wanted?|crav\w+|fancied|been|trying|tried|meant|skipp\w+|passed|said|resisted|turned|avoided|ditched|refused|declined|considered|thinking|thought|dream\w+|tempted|changed|without|gave|fed|giving|threw|tossed|chucked|binned|saved|froze|freezing|boxed|packed|put|kept|from|out|off|left|leaving|scraped|picked|peeled|took|pulled|cut|trimmed|swap\w*|switched|traded|exchanged|replac\w+|chose|went|preferred|ordered|opted|no|nope|oh|ah|oops|sorry|wait|hang|hold|hmm|actually|just|only|none|forgot|says?|said|told|promised|keeps|reckons|recommend\w*|suggest\w*|advised|sick|ill|queasy|rough|slipped|handed|feeding|dropped|spilled|spilt|knocked|film|movie|show|documentary|book|video|podcast|programme|program|story|article|er|um|well|scratch|strike|forget|i|make|correction|or|my|typo|specifically|to|split\w*|shar\w+|halved|divided|cannot|unable|failed|usually|normally|typically|generally|always|often|we|minus|sans|between|among|amongst|two|three|four|five|six|\d)$/;
const mayOpen = ({ text }: TextToken): boolean =>
  OPENING.test(text) || THEY.test(text) || PEOPLE.test(text) || PEOPLE.test(stemWord(text));

/** "Steak and fries, hardly ate the fries": two foods, of which one was left. */
function setApart(kept: TextToken[], named: readonly TextToken[]): void {
  const name = stemWord(named.at(-1)?.text ?? '');
  const place = kept.findLastIndex(({ text }) => stemWord(text) === name);
  const joiner = kept[place - 1];
  if (joiner && /^(and|&|n)$/.test(joiner.text)) kept[place - 1] = asToken(joiner, 'mark', ',');
}

/** Removes uneaten food, and turns shared food into a fraction. */
export function applyChanges(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const fewer = withoutCount(kept, tokens, place);
    if (fewer) {
      kept.splice(0, kept.length, ...fewer.kept);
      place = fewer.end;
      continue;
    }
    const ahead = mayOpen(token) ? textAhead(tokens, place, AHEAD) : '';
    const part =
      ahead === '' ? undefined : (readNotEating(tokens, place, ahead) ?? readPartLeft(tokens, place, ahead));
    const end = ahead === '' || part ? place : notEatenEnd(tokens, place, ahead);
    const change =
      part ??
      (ahead === '' || end > place
        ? undefined
        : (changeAt(tokens, place, ahead) ?? readOnly(tokens, place, kept)));
    if (change) {
      if (isCorrected(kept.at(-1)) && change.read[0]?.text === ONLY) kept.pop();
      if (change.isPart) setApart(kept, tokens.slice(change.end, phraseEnd(tokens, change.end)));
      kept.push(...change.read);
      place = change.end;
    } else if (end > place) {
      const said = NOT_EATEN.exec(ahead)?.[0];
      const absent =
        said === undefined ? undefined : withoutNamed(kept, tokens.slice(place + wordCount(said), end));
      if (absent) kept.push(...absent);
      else if (INSTEAD_OF.test(ahead)) joinSwapped(kept);
      dropOwner(kept);
      if (!absent && kept.at(-1)?.kind === 'word') kept.push(asToken(token, 'mark', ','));
      place = end;
    } else {
      kept.push(token);
      place += 1;
    }
  }
  return kept;
}
