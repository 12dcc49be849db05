import type { TextToken } from '#domain/foods/search/text.ts';
import { isEnd, textAhead, wordCount } from '#domain/meals/reading/text/tokens.ts';

/** "Can you add a mandarin to my snack please?" asks for an entry, unlike "can I eat two eggs?". */

const GREETING = '(?:(?:hey|hi|hello|ok|okay|so|and|also|please|pls|oh|there|coach|perennial|,) )*';
const POLITELY = '(?:(?:please|pls|just|also|quickly|kindly|maybe|possibly|then|,) )*';
const ENTER =
  '(?:log|record|track|note|enter|register|jot|(?:put|write|mark|stick|pop|whack|chuck) (?:me )?(?:in|down)|pencil in)';
const TO_APP = new RegExp(
  `^${GREETING}(?:(?:can|could|would|will) (?:you|u|we|i) ${POLITELY}|(?:would|do) you mind |i (?:want|need|would like) you to |(?:i'd|id) like you to )(?:${ENTER}|(?:noting|logging|recording|tracking|adding|entering|putting(?: in| down)?))(?: (?:down|in))?(?: that)?(?: (?:i|we)(?: just| also)? (?:had|ate|drank))? (?!(?:my )?(?:weight|steps|workout|sleep|mood|water intake)\\b|it |this |that |them )`,
);
/** "Add" may ask about cooking: "can you add sugar to tea?" */
const ADDING = new RegExp(
  `^${GREETING}(?:can|could|would|will) (?:you|u|we) ${POLITELY}(?:add|put|pop|stick|chuck|whack|throw)(?: in)? `,
);
const TO_MEAL =
  /(?:^| )(?:please|pls|plz|for me|thanks|thank you|(?:to|in|into|on|under|for) (?:(?:my|our|the|today's|yesterday's|todays|yesterdays|this|last|morning|afternoon|evening|midday|late|tonight's) )*(?:breakfast|brekkie|brekky|lunch|dinner|tea|supper|brunch|snacks?|meals?|diary|log|day|list|tracker|today|yesterday|tonight)) /;
const ANSWERABLE = /\? $/;
const BY_MEMBER = /\b(?:can|could) (?:i|we) /;
/** "Can we have a snack?" */
const COUNTED = /^(?:an?|some|my|the|another|one|two|three|four|five|six|half|\d\S*) /;
const POLITE_END =
  /^(?:, )?(?:for me(?: please)?|please|pls|plz|thanks|thank you|thx|cheers|ta) (?=[.,;!?)\n]|$)/;
const AHEAD = 18;

/** Number of tokens that ask the app to add what follows; 0 if they don't. */
function requestLength(words: string): number {
  const log = TO_APP.exec(words)?.[0];
  // "Can I log alcohol?" asks about the app.
  if (log !== undefined)
    return BY_MEMBER.test(log) && !COUNTED.test(words.slice(log.length)) ? 0 : wordCount(log);
  const adding = ADDING.exec(words)?.[0];
  if (adding === undefined) return 0;
  const isAsked = ANSWERABLE.test(words);
  const isEntry = TO_MEAL.test(words) || (!isAsked && COUNTED.test(words.slice(adding.length)));
  return isEntry ? wordCount(adding) : 0;
}

/** A sentence without the words that ask for it to be logged; undefined if it isn't such a request. */
export function withoutRequest(sentence: readonly TextToken[]): readonly TextToken[] | undefined {
  const length = requestLength(textAhead(sentence, 0, sentence.length));
  if (length === 0) return undefined;
  const said = sentence.slice(length);
  const kept: TextToken[] = [];
  for (let place = 0; place < said.length;) {
    const token = said[place];
    const polite = POLITE_END.exec(textAhead(said, place, AHEAD))?.[0];
    if (polite !== undefined && place > 0 && (isEnd(token) || token?.kind === 'word')) {
      place += wordCount(polite);
      continue;
    }
    // The question asks for the entry; nothing else is open.
    if (token !== undefined) kept.push(token.text === '?' ? { ...token, text: '.' } : token);
    place += 1;
  }
  return kept;
}
