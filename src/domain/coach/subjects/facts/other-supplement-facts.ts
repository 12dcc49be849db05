import { BLEEDING, of, type SupplementFacts } from './supplement-facts.ts';

/** Supplements without rules, by their names. */
export const OTHER_SUPPLEMENT_FACTS: readonly (readonly [names: RegExp, name: string, SupplementFacts])[] = [
  [
    /^collagen(?: peptides| powder)?$/,
    'Collagen',
    of(
      'Collagen is the main protein of skin, tendons and bones. As a supplement, it’s broken down into amino acids.',
      'Studies, many of them paid for by manufacturers, show small effects on skin and joint pain. It’s a poor source of protein for muscle.',
      'It’s usually well tolerated.',
    ),
  ],
  [
    /^(?:a )?multi-?vitamins?$/,
    'Multivitamin',
    of(
      'A multivitamin has small amounts of most vitamins and some minerals.',
      'It can fill gaps in a diet. It hasn’t been shown to prevent heart disease.',
      'A low-dose one is well tolerated. Smokers should avoid beta-carotene, and most men don’t need one with iron. During pregnancy, use a prenatal one instead.',
    ),
  ],
  [
    /^(?:glucosamine|chondroitin|glucosamine (?:and )?chondroitin)$/,
    'Glucosamine and chondroitin',
    of(
      'Glucosamine and chondroitin are building blocks of cartilage.',
      'They’re taken for joint pain. Good studies show little or no benefit over a placebo.',
      'They’re mostly well tolerated. Some are made from shellfish. If you take warfarin, ask your doctor first.',
    ),
  ],
  [
    /^(?:nmn|nad\+?|nad boosters|nmn and nad boosters|nicotinamide riboside|nr)$/,
    'NMN and NAD boosters',
    of(
      'NMN and similar supplements raise NAD, a molecule that cells need for energy.',
      'They’ve extended life in some animal studies. In people, there’s no good evidence that they slow aging.',
      'Short studies found them well tolerated. Long-term safety isn’t known.',
    ),
  ],
  [
    /^resveratrol$/,
    'Resveratrol',
    of(
      'Resveratrol is a plant compound in grapes and red wine.',
      'In people, there’s no good evidence that it slows aging or protects the heart.',
      BLEEDING,
    ),
  ],
  [
    /^(?:bcaas?|eaas?|bcaas? and eaas?|branched[- ]chain amino acids?)$/,
    'BCAA and EAA',
    of(
      'BCAA and EAA supplements are individual amino acids, the building blocks of protein.',
      'If you eat enough protein, they add little.',
      'They’re well tolerated in usual amounts.',
    ),
  ],
  [
    /^(?:pre-?workouts?|fat burners?)$/,
    'Pre-workouts and fat burners',
    of(
      'Pre-workouts and fat burners are mostly mixes of caffeine and plant extracts.',
      'The effect you feel is mainly caffeine. Fat burners don’t lead to meaningful weight loss.',
      'They can cause a racing heart, high blood pressure and poor sleep. Some have contained banned or undeclared drugs. Don’t take them if you’re pregnant or have a heart condition or high blood pressure.',
    ),
  ],
  [
    /^(?:electrolytes?|electrolyte (?:drinks?|powder|tablets?))$/,
    'Electrolytes',
    of(
      'Electrolytes are minerals with an electric charge: sodium, potassium, chloride, magnesium and calcium.',
      'They keep fluid, nerves and muscles in balance. You lose sodium in sweat, so drinks with it help in long or hot workouts. Otherwise, food has enough.',
      'Powders can have a lot of salt, which raises blood pressure. Many also have potassium, so ask your doctor first if you have heart failure or kidney disease, or take blood pressure medication.',
    ),
  ],
];
