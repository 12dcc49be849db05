import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { LimitSource, NutrientNeed, NutrientShare } from '#domain/meals/nutrients/nutrient-need.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatKcal } from '#web/lib/format.ts';
import { NUTRIENT_GROUPS, type NutrientName } from './nutrient-names.ts';

/** "35%". Shares of needs are known to a percent at best. */
export const percentText = (share: number): string => `${formatKcal(Math.round(share * 100))}%`;

export const amountText = ({ key }: Pick<NutrientName, 'key'>, value: number): string =>
  key === 'energyKcal' ? formatKcal(value) : formatAmount(value);

const FULL_NAMES: { readonly [K in NutrientKey]?: string } = {
  satFatG: 'Saturated fat',
  monoFatG: 'Monounsaturated fat',
  polyFatG: 'Polyunsaturated fat',
  transFatG: 'Trans fat',
};

/** A name on its own: "Saturated fat". In a table, "Saturated" is below "Fat". */
export const fullName = ({ key, name }: NutrientName): string => FULL_NAMES[key] ?? name;

/** "vitamin D", "omega-3 ALA": a name within a sentence. */
export const inSentence = (row: NutrientName): string =>
  fullName(row).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** "Where your sodium comes from", "where your added sugars come from". */
export function sourcesTitle(row: NutrientName): string {
  const name = inSentence(row);
  return `Where your ${name} ${/[^u]s$/.test(name) ? 'come' : 'comes'} from`;
}

const NAMES = new Map(NUTRIENT_GROUPS.flatMap(({ rows }) => rows).map((row) => [row.key, row]));

export interface NamedShare extends NutrientShare {
  readonly row: NutrientName;
}

const named = (shares: readonly NutrientShare[]): readonly NamedShare[] =>
  shares.flatMap((share) => {
    const row = NAMES.get(share.key);
    return row ? [{ ...share, row }] : [];
  });

/** Shown by the ring and the bars above. */
const ABOVE: ReadonlySet<NutrientKey> = new Set(['energyKcal', 'proteinG', 'carbsG', 'fatG']);

/** Nutrients grouped as in the card: the lowest first, then covered ones, then those to limit. */
export interface GroupedShares {
  readonly low: readonly NamedShare[];
  readonly covered: readonly NamedShare[];
  readonly limited: readonly NamedShare[];
  /** Too few foods report them to compare them with a need or a limit. */
  readonly unknown: readonly NamedShare[];
}

/** Shares above this round to 100% and count as covered. */
const COVERED = 0.995;
/** Limits that matter every day; others are shown once exceeded. */
const WATCHED: ReadonlySet<NutrientKey> = new Set(['sodiumMg', 'satFatG', 'addedSugarsG']);

const byShare = (one: NamedShare, other: NamedShare): number => (one.share ?? 0) - (other.share ?? 0);

/** Share of the limit that was eaten; with a limit of 0, any amount exceeds every share. */
export const shareOfLimit = ({ eaten, limit }: Pick<NutrientShare, 'eaten' | 'limit'>): number =>
  eaten && limit && eaten.value > 0 ? eaten.value / limit.amount : 0;

export function groupShares(shares: readonly NutrientShare[]): GroupedShares {
  const all = named(shares).filter(({ key }) => !ABOVE.has(key));
  const needed = all.filter(({ need }) => need !== undefined);
  const known = needed.filter(({ share }) => share !== undefined).toSorted(byShare);
  return {
    low: known.filter(({ share = 0 }) => share < COVERED),
    covered: known.filter(({ share = 0 }) => share >= COVERED),
    limited: all
      .filter(({ key, limit, isOver, isCovered }) => limit && (isOver || (WATCHED.has(key) && isCovered)))
      .toSorted((one, other) => shareOfLimit(other) - shareOfLimit(one)),
    unknown: all.filter(
      ({ key, need, share, limit, isOver, isCovered }) =>
        (need && share === undefined) || (limit && WATCHED.has(key) && !isCovered && !isOver),
    ),
  };
}

/** The one thing to know about a day's nutrients. @param isOpen whether the day is still in progress */
export function leadWords({ low, covered, limited }: GroupedShares, isOpen: boolean): string {
  const over = limited.find(({ isOver }) => isOver);
  if (over?.eaten && over.limit) {
    const { row, eaten, limit } = over;
    return `${fullName(row)} is over its limit: ${amountText(row, eaten.value)} of ${amountText(row, limit.amount)} ${row.unit}.`;
  }
  const [lowest] = low;
  if (lowest?.share !== undefined)
    return `${isOpen ? 'Lowest so far' : 'Lowest'}: ${inSentence(lowest.row)}, at ${percentText(lowest.share)} of your daily need.`;
  return covered.length > 0
    ? 'You’ve met your daily need for every nutrient we have data on.'
    : 'We don’t have enough nutrient data on your foods to say more.';
}

function whoWords({ sex, isPregnant, isBreastfeeding }: Eater): string {
  if (isPregnant === true) return 'during pregnancy';
  if (isBreastfeeding === true) return 'while breastfeeding';
  return sex === 'female' ? 'for women your age' : 'for men your age';
}

/** "35% of the 15 µg a day recommended for women your age." */
export function needWords(
  row: NutrientName,
  share: number | undefined,
  need: NutrientNeed,
  eater: Eater,
): string {
  const amount = `${amountText(row, need.amount)} ${row.unit}`;
  const whole =
    need.kind === 'target'
      ? `your target of ${amount}`
      : `the ${amount} a day recommended ${whoWords(eater)}`;
  if (share === undefined)
    return `Many of your foods don’t list this nutrient, so we can’t compare your intake with ${whole}. You ate at least the amount shown.`;
  return `${percentText(share)} of ${whole}.`;
}

const LIMITS: Readonly<
  Record<LimitSource, { readonly words: string; readonly name: string; readonly url: string }>
> = {
  NASEM: {
    words: 'tolerable upper limit',
    name: 'Recommended intakes and upper limits: National Academies',
    url: 'https://doi.org/10.17226/25353',
  },
  EFSA: {
    words: 'tolerable upper limit',
    name: 'Upper limit: EFSA',
    url: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
  },
  sodium: {
    words: 'limit',
    name: 'Sodium limit: National Academies 2019',
    url: 'https://doi.org/10.17226/25353',
  },
  'dietary-guidelines': {
    words: 'limit of 10% of your calories,',
    name: 'Limit: Dietary Guidelines for Americans',
    url: 'https://www.dietaryguidelines.gov',
  },
  'trans-fat': {
    words: 'limit of 1% of your calories,',
    name: 'Limit: World Health Organization 2023',
    url: 'https://www.who.int/publications/i/item/9789240073630',
  },
  caffeine: {
    words: 'limit',
    name: 'Caffeine limit: EFSA 2015',
    url: 'https://doi.org/10.2903/j.efsa.2015.4102',
  },
  alcohol: {
    words: 'limit',
    name: 'Alcohol limit: Dietary Guidelines for Americans',
    url: 'https://www.dietaryguidelines.gov',
  },
};

/** "Above the limit of 2,300 mg." */
export function limitWords({ row, limit, isOver }: NamedShare): string | undefined {
  if (!limit) return undefined;
  if (limit.amount === 0) return isOver ? 'No amount is known to be safe for you right now.' : undefined;
  return `${isOver ? 'Above' : 'Below'} the ${LIMITS[limit.from].words} ${limit.from === 'dietary-guidelines' || limit.from === 'trans-fat' ? '' : 'of '}${amountText(row, limit.amount)} ${row.unit}.`;
}

const ADDED_SUGARS = {
  name: 'Estimating added sugars: Louie 2015',
  url: 'https://doi.org/10.1038/ejcn.2014.256',
};

/** Sources of needs and limits. */
export function needSources({ key, need, limit }: NutrientShare): readonly { name: string; url: string }[] {
  const sources = [
    ...(key === 'addedSugarsG' ? [ADDED_SUGARS] : []),
    ...(need?.kind === 'recommended' ? [LIMITS.NASEM] : []),
    ...(limit ? [LIMITS[limit.from]] : []),
  ].map(({ name, url }) => ({ name, url }));
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}
