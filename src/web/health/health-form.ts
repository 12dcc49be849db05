import type { HealthAnswersInput, HealthProfileAnswer } from '#contract/health.ts';
import type { DietaryPreference } from '#domain/account/profile.ts';
import type { DietPattern } from '#domain/health/health-profile.ts';
import { typedNumber } from '#domain/numbers/typed-number.ts';

/** A list answered by choosing options, with "none of these", or not at all. */
export interface Answered<Code extends string> {
  readonly chosen: readonly Code[];
  /** Null if only the selected options count. */
  readonly instead: 'none' | 'withheld' | null;
}

export type YesNo = 'yes' | 'no' | 'withheld' | '';

type Lists = 'medicines' | 'conditions' | 'allergies' | 'situations';
type CodeOf<List extends Lists> = NonNullable<HealthAnswersInput[List]>[number];

export const YES_NO = [
  'isPregnant',
  'isBreastfeeding',
  'couldBecomePregnant',
  'isMenstruating',
  'surgeryWithin2Weeks',
  'smokes',
  'usesIodisedSalt',
] as const;
export type YesNoField = (typeof YES_NO)[number];

/** Values of the health profile form, as typed. */
export type HealthForm = { readonly [List in Lists]: Answered<CodeOf<List>> } & {
  readonly [Field in YesNoField]: YesNo;
} & {
  readonly metforminYears: string;
  readonly acidBlockerYears: string;
  readonly fishPerWeek: string;
  readonly dietPattern: DietPattern | '';
};

const PATTERNS: Readonly<Partial<Record<DietaryPreference, DietPattern>>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  pescatarian: 'pescatarian',
};

const answered = <Code extends string>(list: readonly Code[] | null | undefined): Answered<Code> => {
  if (list === undefined) return { chosen: [], instead: null };
  if (list === null) return { chosen: [], instead: 'withheld' };
  return { chosen: list, instead: list.length === 0 ? 'none' : null };
};

const yesNo = (value: boolean | null | undefined): YesNo => {
  if (value === undefined) return '';
  if (value === null) return 'withheld';
  return value ? 'yes' : 'no';
};

const text = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** Initial values: what was saved, else answers from other screens. */
export function healthFormOf({
  saved,
  dietaryPreference,
  smokesByAssessment,
}: HealthProfileAnswer): HealthForm {
  const was = saved?.answers;
  return {
    medicines: answered(was?.medicines),
    conditions: answered(was?.conditions),
    allergies: answered(was?.allergies),
    situations: answered(was?.situations),
    metforminYears: text(was?.metforminYears),
    acidBlockerYears: text(was?.acidBlockerYears),
    fishPerWeek: text(was?.fishPerWeek),
    dietPattern: was ? (was.dietPattern ?? '') : (PATTERNS[dietaryPreference] ?? ''),
    isPregnant: yesNo(was?.isPregnant),
    isBreastfeeding: yesNo(was?.isBreastfeeding),
    couldBecomePregnant: yesNo(was?.couldBecomePregnant),
    isMenstruating: yesNo(was?.isMenstruating),
    surgeryWithin2Weeks: yesNo(was?.surgeryWithin2Weeks),
    smokes: yesNo(was ? was.smokes : (smokesByAssessment ?? undefined)),
    usesIodisedSalt: yesNo(was?.usesIodisedSalt),
  };
}

const listOf = <Code extends string>({ chosen, instead }: Answered<Code>): Code[] | null =>
  instead === 'withheld' ? null : [...chosen];

const booleanOf = (value: YesNo): boolean | null => (value === 'yes' ? true : value === 'no' ? false : null);

/** Parses a number up to `max` with either decimal separator; null if empty, undefined if invalid. */
function numberOf(typed: string, max: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const value = typedNumber(typed);
  return value !== undefined && value <= max ? value : undefined;
}

const MAX_YEARS = 80;
const MAX_FISH = 21;
const UNANSWERED = 'Choose all that apply, or choose “None of these” or “Prefer not to say.”';

const unanswered = ({ chosen, instead }: Answered<string>): boolean =>
  chosen.length === 0 && instead === null;

export interface ReadHealth {
  /** Undefined if something is missing or invalid. */
  readonly answers: HealthAnswersInput | undefined;
  readonly faults: Readonly<Partial<Record<keyof HealthForm, string>>>;
}

/** The parsed form, or errors by field. */
export function readHealth(form: HealthForm): ReadHealth {
  const metforminYears = form.medicines.chosen.includes('metformin')
    ? numberOf(form.metforminYears, MAX_YEARS)
    : null;
  const acidBlockerYears = form.medicines.chosen.includes('acid-blocker')
    ? numberOf(form.acidBlockerYears, MAX_YEARS)
    : null;
  const fishPerWeek = numberOf(form.fishPerWeek, MAX_FISH);
  const lists = (['medicines', 'conditions', 'allergies', 'situations'] as const).filter((list) =>
    unanswered(form[list]),
  );
  const faults: { -readonly [Field in keyof HealthForm]?: string } = Object.fromEntries(
    lists.map((list) => [list, UNANSWERED]),
  );
  if (metforminYears === undefined) faults.metforminYears = 'Enter a number from 0 to 80.';
  if (acidBlockerYears === undefined) faults.acidBlockerYears = 'Enter a number from 0 to 80.';
  if (fishPerWeek === undefined) faults.fishPerWeek = 'Enter a number from 0 to 21.';
  if (metforminYears === undefined || acidBlockerYears === undefined || fishPerWeek === undefined)
    return { answers: undefined, faults };
  if (lists.length > 0) return { answers: undefined, faults };
  const answers: HealthAnswersInput = {
    medicines: listOf(form.medicines),
    conditions: listOf(form.conditions),
    allergies: listOf(form.allergies),
    situations: listOf(form.situations),
    metforminYears,
    acidBlockerYears,
    fishPerWeek,
    dietPattern: form.dietPattern === '' ? null : form.dietPattern,
    isPregnant: booleanOf(form.isPregnant),
    isBreastfeeding: booleanOf(form.isBreastfeeding),
    couldBecomePregnant: booleanOf(form.couldBecomePregnant),
    isMenstruating: booleanOf(form.isMenstruating),
    surgeryWithin2Weeks: booleanOf(form.surgeryWithin2Weeks),
    smokes: booleanOf(form.smokes),
    usesIodisedSalt: booleanOf(form.usesIodisedSalt),
  };
  return { answers, faults };
}
