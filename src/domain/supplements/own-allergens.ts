import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { Allergy } from '#domain/health/health-profile.ts';
import type { Facts, OwnSupplement } from './facts.ts';
import type { Met } from './interactions.ts';
import type { Substance } from './substances.ts';

interface MadeOf {
  readonly substances: readonly Substance[];
  /** Words in names, separated by commas; plurals match too. */
  readonly words: string;
  /** Used after "with a …". */
  readonly allergy: string;
  readonly says: string;
}

const ASK = 'Ask your doctor or pharmacist before you take any more';

/** Allergens in supplements' ingredients. */
const MADE_OF: Readonly<Partial<Record<Allergy, MadeOf>>> = {
  fish: {
    substances: ['fish-liver-oil'],
    words: 'fish oil,fish liver oil,cod liver oil,salmon oil,fish collagen,marine collagen,isinglass',
    allergy: 'fish allergy',
    says: `It’s made from fish. ${ASK}. Algae oil has EPA and DHA without the fish.`,
  },
  shellfish: {
    substances: [],
    words: 'glucosamine,chitosan,chitin,krill,krill oil,green lipped mussel,oyster extract',
    allergy: 'shellfish allergy',
    says: `It’s usually made from shellfish or their shells. ${ASK}, and look for one made from fungi or algae.`,
  },
  soy: {
    substances: [],
    words: 'soy,soya,lecithin,isoflavone',
    allergy: 'soy allergy',
    says: `It’s usually made from soy. ${ASK}.`,
  },
  milk: {
    substances: [],
    words: 'whey,casein,colostrum,lactoferrin,milk protein',
    allergy: 'milk allergy',
    says: `It’s made from milk. ${ASK}. Pea protein is milk-free.`,
  },
  egg: {
    substances: [],
    words: 'egg protein,egg white,eggshell',
    allergy: 'egg allergy',
    says: `It’s made from eggs. ${ASK}.`,
  },
  gluten: {
    substances: [],
    words: 'wheat germ,wheatgrass,wheat grass,barley grass,barley',
    allergy: 'gluten or wheat allergy',
    says: `It’s made from wheat or barley. ${ASK}.`,
  },
  'daisy-family': {
    substances: [],
    words: 'echinacea,chamomile,camomile,milk thistle,arnica,feverfew,dandelion',
    allergy: 'daisy allergy',
    says: `It belongs to the daisy family. ${ASK}.`,
  },
};

const joined = (text: string): string =>
  ` ${termsOfText(text)
    .map((term) => term.text)
    .join(' ')} `;

const isMadeOf = ({ name, perTakenDay }: OwnSupplement, { substances, words }: MadeOf): boolean =>
  perTakenDay.some(({ substance }) => substances.includes(substance)) ||
  words.split(',').some((each) => joined(name).includes(joined(each)));

/** Warnings for a supplement by the member's allergies, based on its name and substances. */
export const allergensOfOwn = ({ health }: Facts, own: OwnSupplement): readonly Met[] =>
  (health?.allergies ?? []).flatMap((allergy) => {
    const made = MADE_OF[allergy];
    if (!made || !isMadeOf(own, made)) return [];
    return [
      {
        id: `allergy-${allergy}`,
        effect: 'warn',
        withWhat: made.allergy,
        substance: own.name,
        says: made.says,
      },
    ];
  });
