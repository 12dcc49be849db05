import { turned } from './turns.ts';

const KIND =
  'bad|good|great|poor|rough|short|long|longer|shorter|late|early|high|low|highest|lowest|heavy|light|hard|hardest|easy|tough|intense|big|biggest|busy|active|inactive|lazy|quiet|slow|fast|quick|terrible|awful|decent|restless|stressful|stressed|calm|relaxed|rest|off|recovery|sober|dry|perfect|worst|best|crappy|happy|sad|down|really bad|really good|very bad|very good|very long|super';
const NOUN =
  'days?|nights?|mornings?|weeks?|runs?|rides?|walks?|swims?|hikes?|workouts?|sessions?|sleeps?|dinners?|lunch(?:es)?|breakfasts?|meals?|fasts?';
/** "Meaning under 6 hours", "say 8 plus", "well, any strength workout over an hour". */
const NAMELY =
  '(?:,|\\()? ?(?:so |like )?(?:meaning|that means|by that i mean|i mean|which means|which i define as|defined as|that is|i e|ie|aka|in other words|let us say|lets say|say|so|as in|like|or rather|well|basically|at least by my standards)(?: ,)?(?: anything| any| everything| those| when it was| with| of| more like)? ';
const BOUND =
  '(?:(?:under|over|below|above|less than|more than|fewer than|at least|at most|no more than|longer than|shorter than|lower than|higher than|exceeding|beyond|up to) [\\d.]+(?: ?(?:hours?|hrs?|h|minutes|mins?|km|kilometers?|miles|mi|meters|m|steps|kcal|calories|points|grams|g|bpm|ms|percent|mg|ml|liters?|drinks?|beats))?(?: of (?:sleep|climbing|deep sleep|rem|rem sleep|walking|running))?|[\\d.]+(?: ?(?:hours?|hrs?|h|minutes|mins?|km|miles|steps|kcal|points))?(?: or (?:more|less|fewer|above|below|higher|lower|better|worse|over|under|longer|shorter)| plus| and (?:up|above|over|below|under))|between [\\d.]+ and [\\d.]+)';
const END =
  '(?=$| ,| (?:what|how|did|do|in|on|this|last|since|over|during|vs|versus|than|compared|and|is|was|are|were|i|my)\\b)';

const CLAUSES: readonly (readonly [RegExp, string])[] = [
  // "Short nights, meaning under 6 hours", "a hard ride, over 90 minutes".
  [
    new RegExp(
      `\\b(an?|the|my|of|after|on|with|for|many|had|have|those|these|any) (?:(?:${KIND}) )+(${NOUN}) ?(?:,|\\()? ?(?:${NAMELY})?(${BOUND})${END}`,
      'g',
    ),
    '$1 $2 with $3',
  ],
  // "Bad stress days, say 8 plus", "days with bad stress, say 8 plus", "days with the highest steps, say above 15,000".
  [
    new RegExp(
      `\\b(days?|nights?|mornings?) (?:with|of) (?:an? |the |my )?(?:(?:${KIND}|lots of|a lot of|much|many|little|few) )+((?:[a-z]+ ){0,2}?[a-z]+) ?,? ?${NAMELY}(${BOUND})${END}`,
      'g',
    ),
    '$1 when $2 was $3',
  ],
  [
    new RegExp(
      `\\b(?:(?:${KIND}) )+((?:[a-z]+ ){0,2}?[a-z]+) (days?|nights?|mornings?)(?: ?,? ?(?:${NAMELY})| ?[,(] ?)(${BOUND})${END}`,
      'g',
    ),
    '$2 when $1 was $3',
  ],
  // "High stress days, meaning a stress score below 60", "bad nights, say sleep quality under 50".
  [
    new RegExp(
      `\\b(?:(?:${KIND}) )+(?:[a-z]+ ){0,2}?(days?|nights?|mornings?)(?: ?,? ?(?:${NAMELY})| ?[,(] ?)(?:with |when )?(?:an? |my )?((?:[a-z]+ ){0,2}?[a-z]+) (?:is |was |of |at )?(${BOUND})${END}`,
      'g',
    ),
    '$1 when $2 was $3',
  ],
  // "Late dinners, say after 9 pm".
  [
    new RegExp(
      `\\b(?:late|early|later|earlier) (dinner|lunch|breakfast|supper|meal|snack|workout|run|ride|swim|walk)s?(?: ?,? ?(?:${NAMELY})| ?[,(] ?)((?:after|before|past|by|later than|earlier than) (?:\\d{1,2}(?::\\d{2})? ?(?:am|pm)?|noon|midnight))${END}`,
      'g',
    ),
    '$1 $2',
  ],
  [
    new RegExp(`\\b((?:[a-z]+ ){0,1}[a-z]+) (?:is|was) (?:${KIND}) ?,? ?(?:${NAMELY})(${BOUND})${END}`, 'g'),
    '$1 is $2',
  ],
  // "Rest days, meaning no workout logged".
  [
    new RegExp(
      `\\b(?:(?:${KIND}) )+(days?|nights?|weeks?) ?,? ?${NAMELY}(?:days |nights |ones )?(?:with |when i (?:had|did) |i (?:had|did) )?(no|without(?: any)?|any|an?) ([a-z]+(?: [a-z]+)?)(?: (?:logged|recorded|at all|done))?(?= ,|$)`,
      'g',
    ),
    '$1 with $2 $3',
  ],
  [
    new RegExp(
      `\\b(days with no workout) ?,? ?${NAMELY}(?:days )?(?:with )?(?:no|without)(?: any| an?)? [a-z]+(?: logged| recorded| at all)?(?= ,|$)`,
      'g',
    ),
    '$1',
  ],
  // "After leg day, well, any strength workout over an hour".
  [
    new RegExp(
      `\\b(after|before|on) (?:an? |the |my )?(?:leg|arm|push|pull|back|chest|long run|hard|big|heavy|interval|tempo|rest) day ?,? ?${NAMELY}(?:any |an? |every )?(.+?)(?= ,|$)`,
      'g',
    ),
    '$1 days with $2',
  ],
  [/\bmornings? (after|before) days with\b/, 'mornings $1 days with'],
];

/** Vague names of days and records, with the definition that follows them in their place. Reads a normalized question. */
export const withPassingDefinitions = (text: string): string =>
  turned(text, CLAUSES).replace(/\bwith (?:without|with) /g, 'without ');
