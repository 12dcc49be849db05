import { BLEEDING, of, type SupplementFacts } from './supplement-facts.ts';

/** Supplements without rules, by their names. */
export const OTHER_SUPPLEMENT_FACTS: readonly (readonly [names: RegExp, name: string, SupplementFacts])[] = [
  [
    /^collagen(?: peptides| powder)?$/,
    'Collagen',
    of(
      'Collagen is the main protein in your skin, tendons and bones. Your body breaks a collagen supplement down into amino acids.',
      'Studies, many of them paid for by manufacturers, show small effects on skin and joint pain. It’s a poor protein source for building muscle.',
      'It’s usually well tolerated.',
    ),
  ],
  [
    /^(?:a )?multi-?vitamins?$/,
    'Multivitamin',
    of(
      'A multivitamin contains small amounts of most vitamins and some minerals.',
      'It can fill gaps in a diet. It hasn’t been shown to prevent heart disease.',
      'A low-dose multivitamin is well tolerated. If you smoke, choose one without beta-carotene. Most men don’t need one with iron. During pregnancy, take a prenatal vitamin instead.',
    ),
  ],
  [
    /^(?:glucosamine|chondroitin|glucosamine (?:and )?chondroitin)$/,
    'Glucosamine and chondroitin',
    of(
      'Glucosamine and chondroitin are building blocks of cartilage.',
      'People take them for joint pain. Good studies show little or no benefit over a placebo.',
      'They’re mostly well tolerated. Some are made from shellfish. If you take warfarin, ask your doctor first.',
    ),
  ],
  [
    /^(?:nmn|nad\+?|nad boosters|nmn and nad boosters|nicotinamide riboside|nr)$/,
    'NMN and NAD boosters',
    of(
      'NMN and similar supplements raise NAD, a molecule that your cells need for energy.',
      'They’ve extended life in some animal studies. In people, there’s no good evidence that they slow aging.',
      'Short-term studies found them to be well tolerated. Long-term safety isn’t known.',
    ),
  ],
  [
    /^resveratrol$/,
    'Resveratrol',
    of(
      'Resveratrol is a plant compound in grapes and red wine.',
      'In people, there’s no good evidence that it slows aging or protects your heart.',
      BLEEDING,
    ),
  ],
  [
    /^(?:bcaas?|eaas?|bcaas? and eaas?|branched[- ]chain amino acids?)$/,
    'BCAA and EAA',
    of(
      'BCAA and EAA supplements are amino acids, the building blocks of protein.',
      'If you eat enough protein, they add little.',
      'Usual amounts are well tolerated.',
    ),
  ],
  [
    /^(?:pre-?workouts?|fat burners?)$/,
    'Pre-workouts and fat burners',
    of(
      'Pre-workouts and fat burners are mostly mixes of caffeine and plant extracts.',
      'The effect you feel comes mainly from the caffeine. Fat burners don’t lead to meaningful weight loss.',
      'They can cause a racing heart, high blood pressure and poor sleep. Some have contained banned or undeclared drugs. Don’t take them if you’re pregnant or have a heart condition or high blood pressure.',
    ),
  ],
  [
    /^(?:electrolytes?|electrolyte (?:drinks?|powder|tablets?))$/,
    'Electrolytes',
    of(
      'Electrolytes are minerals with an electric charge: sodium, potassium, chloride, magnesium and calcium.',
      'They keep your fluids balanced and your nerves and muscles working. You lose sodium in sweat, so an electrolyte drink can help during long or hot workouts. Otherwise, you get enough from food.',
      'Powders can be high in salt, which raises blood pressure. Many also contain potassium, so ask your doctor first if you have heart failure or kidney disease, or take blood pressure medication.',
    ),
  ],
];
