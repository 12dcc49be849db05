import type { HealthCondition } from '#domain/health/health-conditions.ts';
import { medicinesIn, type NamedMedicine } from '#domain/health/named-medicines.ts';
import type { Amount, Substance } from '#domain/supplements/substances.ts';
import { dosesIn } from './named-doses.ts';
import { mentionsIn, otherSupplementsIn } from './named-substance.ts';

/** What a question says about the member, on top of the health profile. */
export interface Circumstances {
  readonly medicines: readonly NamedMedicine[];
  readonly conditions: readonly HealthCondition[];
  readonly isPregnant: boolean;
  readonly isBreastfeeding: boolean;
  readonly isBeforeSurgery: boolean;
}

/** A question about medications, or about supplements with them. */
export type MedicationQuestion =
  | { readonly about: 'medicine'; readonly circumstances: Circumstances }
  | { readonly about: 'own-supplements'; readonly circumstances: Circumstances }
  | {
      readonly about: 'supplement-check';
      readonly substances: readonly Substance[];
      /** Supplements that no rule covers. */
      readonly others: readonly string[];
      /** Amounts a day that the question states. */
      readonly doses: readonly Amount[];
      readonly circumstances: Circumstances;
    };

const CONDITIONS: readonly (readonly [RegExp, HealthCondition])[] = [
  [
    /\b(?:kidney (?:disease|failure|transplant)|transplant\w* kidney|ckd|dialysis|bad kidneys)\b/,
    'kidney-disease',
  ],
  [/\bkidney stones?\b/, 'kidney-stones'],
  [/\bh[ae]*mochromatosis\b|\biron overload\b/, 'haemochromatosis'],
];

function circumstancesIn(text: string): Circumstances {
  return {
    medicines: medicinesIn(text),
    conditions: CONDITIONS.flatMap(([words, condition]) => (words.test(text) ? [condition] : [])),
    isPregnant: /\b(?:pregnan\w*|trimester|\d+ weeks? along|i'm expecting)\b/.test(text),
    isBreastfeeding: /\bbreast ?-?feed\w*|\bnursing\b/.test(text),
    isBeforeSurgery:
      /\b(?:before|prior to|weeks? to) (?:my |a |an |the )?(?:surgery|operation|op)\b|\bsurgery (?:soon|next|in|tomorrow)\b/.test(
        text,
      ),
  };
}

/** Whether a question says anything about the member that changes what is safe. */
export const isPersonal = (said: Circumstances): boolean =>
  said.medicines.length + said.conditions.length > 0 ||
  said.isPregnant ||
  said.isBreastfeeding ||
  said.isBeforeSurgery;

/** Entries, reminders and figures of the past. */
const NOT_ASKED =
  /^(?:which|what) (?:foods?|meals?|drinks?|recipes?)\b|^(?:log|add|record|track|remember|delete|remove|forget|show|set|what was|how (?:many|often))\b|\blog (?:it|this|that)\b|\bremind\b|\b(?:did i|have i (?:had|eaten|taken)|was my|is my|average|mean|per day on|yesterday|(?:last|this|past) (?:week|month|year|night)|last \d+)\b/;

const ASKED =
  /\b(?:can|could|should|shall|may|must|do i|does|do|is|are|ok|okay|safe|fine|better|instead|which|what|when|how|best time|too much|too many|enough|thinking (?:of|about)|considering|planning|decided|need (?:more|less|extra)|want|wanna|going to|gonna|wants? me (?:on|to)|prescribe[ds]?|alternatives?|interact\w*|or|thoughts)\b/;

const TAKING =
  /\b(?:tak(?:e|es|ing)|took|on|with|together|combin\w*|mix\w*|interact\w*|interfere\w*|supplement\w*|pills?|tablets?|capsules?|safe|ok|okay|bad|avoid|allowed|dangerous|harmful|instead|continue|stop|start|need)\b/;

const ABOUT_ONE =
  /^(?:is|are) (?:taking )?(?!my\b|it\b|\d)(?:an? )?[a-z0-9' -]+ (?:safe|worth (?:it|taking)|effective|dangerous|addictive)\b(?: (?:to take|every (?:day|night)|daily|long[- ]term|for (?:me|sleep|you)))*$|^(?:does|do|will|can) (?:taking )?(?!my\b|i\b|it\b)(?:an? )?[a-z0-9' -]+ (?:supplements? )?(?:really |actually )?(?:work|help)(?: (?:me )?(?:with |for |to )?(?:my )?(?:sleep(?: better)?|fall asleep|insomnia|stress|anxiety|energy|mood|cramps|muscle|recovery|joints|bones|colds?|immunity|hair|skin|weight(?: loss)?))?$/;

/** Two substances taken together. */
const TOGETHER =
  /\b(?:tak(?:e|ing)|combin\w*|mix\w*|interact\w*|clash\w*|interfere\w*)\b.*\b(?:together|with|and|at the same time)\b/;

/** "What lowers cholesterol without statins?" asks about food, not about the pill. */
const WITHOUT_PILLS =
  /^(?:what|which foods?|how (?:do|can|could) i)\b.*\b(?:lower|reduce|raise|improve|bring down)s?\b.*\bwithout (?:taking )?(?:an? |any )?\w+$/;

/** A dose, a time of day or a limit. */
const DOSING =
  /\b(?:dos(?:e|es|age)|how (?:much|many)\b.*\b(?:tak(?:e|ing)|supplement)|when\b.*\b(?:take|supplement)|best time|before or after|morning or (?:night|evening|bedtime)|with (?:or without )?food|empty stomach|(?:upper|safe) limit|max(?:imum)?|side effects?|loading|too much|too many|too high|safe|enough|a lot|ok|okay)\b/;

/** Foods and figures of the food log too: a dose alone doesn’t make them supplements. */
const ALSO_FOOD: ReadonlySet<Substance> = new Set([
  'protein',
  'sodium',
  'caffeine',
  'potassium',
  'phosphorus',
]);
const AS_SUPPLEMENT = /\b(?:supplements?|pills?|tablets?|capsules?|powder|tak(?:e|es|ing))\b/;

const NEED = /^how (?:much|many) .*\b(?:do|should) i (?:need|get|eat|have)\b/;

const CHANGED =
  /\b(?:start\w*|stop\w*|quit\w*|skip\w*|replac\w*|switch\w*|chang\w*|(?:com|go|get)(?:e|ing)? off|wean|taper|doubl\w*|halv\w*|increas\w*|lower|reduc\w*|drop|cut|tak(?:e|ing)|need|try|instead|alternatives?|without|restart|keep|continue|mix|combine|pause|up my|wants? me on|prescribe[ds]?|with|together|safe|ok|okay|bad|affect|drink|alcohol|eat)\b/;
/** Changes of "my meds", which may also be a reminder’s. */
const CHANGED_UNNAMED =
  /\b(?:start|stop|quit|skip|replace|switch|change|(?:come|go|get|coming|going|getting) off|double|halve|increase|lower|reduce|instead|without|restart|pause)\b/;
const ANY_MEDICINE =
  /\bmy (?:\w+ )?(?:meds?|medications?|medicines?|prescriptions?|tablets?|dose)\b|\b(?:medications?|medicines?|meds)\b/;
const IN_PLACE =
  /\b(?:instead of|rather than|replac\w*|stop(?:ping)?|quit(?:ting)?|(?:com|go|get)(?:e|ing)? off|switch\w*|without)\b|\binstead$/;

const OWN =
  /^(?:and )?(?:what|which)(?: kind of)? (?:supplements?|vitamins?|pills)(?: (?:am i|do i|i'm|i am|are we))(?: currently)? (?:tak(?:e|ing)|on|use|using)(?: (?:right|at the moment|currently|these days|today))?$|^(?:list|show)(?: me)? (?:all )?my supplements$|^what(?:'s| is| are)(?: in)? my (?:supplements?(?: list| stack)?|(?:supplement )?stack)$/;
const OWN_CHECK =
  /^(?:and )?(?:are|is|do|does) ?any of (?:them|these|those|my (?:supplements|vitamins|pills))\b|^(?:and )?any of (?:them|these|those|my (?:supplements|vitamins|pills))\b|^(?:are|can i (?:take|keep taking)) (?:all )?my (?:supplements|vitamins)\b.*\b(?:safe|ok|okay|pregnan\w*|with|bad|while)\b|^do my (?:supplements|vitamins) (?:interact|clash)\b/;

/** Reads a question about medications or about supplements with them; undefined for other questions. */
export function readMedicationQuestion(text: string): MedicationQuestion | undefined {
  const circumstances = circumstancesIn(text);
  if (OWN.test(text) || OWN_CHECK.test(text)) return { about: 'own-supplements', circumstances };
  if (NOT_ASKED.test(text) || !ASKED.test(text)) return undefined;
  const { medicines, conditions } = circumstances;
  const mentions = mentionsIn(text);
  const others = otherSupplementsIn(text);
  const substances = [...new Set(mentions.map(({ substance }) => substance))];
  if (WITHOUT_PILLS.test(text)) return undefined;
  if (medicines.length > 0 && IN_PLACE.test(text)) return { about: 'medicine', circumstances };
  const doses = dosesIn(text, mentions);
  const isDosed =
    (doses.length > 0 || DOSING.test(text)) &&
    DOSING.test(text) &&
    (substances.some((one) => !ALSO_FOOD.has(one)) || AS_SUPPLEMENT.test(text)) &&
    (doses.length > 0 || AS_SUPPLEMENT.test(text) || /\bbefore or after\b|\bdos(?:e|age)\b/.test(text));
  // "How much iron do I need while pregnant?" asks for an intake, not about a pill.
  const isNeed = NEED.test(text) && !AS_SUPPLEMENT.test(text) && medicines.length + conditions.length === 0;
  if (isNeed) return undefined;
  const isPair =
    substances.length > 1 && TOGETHER.test(text) && substances.some((one) => !ALSO_FOOD.has(one));
  // "Is melatonin safe?", "does magnesium help with sleep". Creatine has a topic with its own warnings.
  const isAsked = ABOUT_ONE.test(text) && substances.some((one) => !ALSO_FOOD.has(one) && one !== 'creatine');
  const isChecked =
    substances.length > 0
      ? (isPersonal(circumstances) && TAKING.test(text)) || isDosed || isPair || isAsked
      : others.length > 0 && AS_SUPPLEMENT.test(text);
  if (isChecked) return { about: 'supplement-check', substances, others, doses, circumstances };
  if (substances.length > 0) return undefined;
  const isChange =
    medicines.length > 0 ? CHANGED.test(text) : ANY_MEDICINE.test(text) && CHANGED_UNNAMED.test(text);
  return isChange ? { about: 'medicine', circumstances } : undefined;
}
