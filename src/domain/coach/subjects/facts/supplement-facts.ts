import type { Substance } from '#domain/supplements/substances.ts';

/** What a supplement is, what it does, and its downsides. Amounts come from the supplement rules and limits. */
export interface SupplementFacts {
  readonly is: string;
  readonly does: string;
  readonly harm: string;
}

const of = (is: string, does: string, harm: string): SupplementFacts => ({ is, does, harm });

const CALMING = 'It can make you drowsy. Don’t combine it with alcohol or sedatives.';
const SEROTONIN = 'Never combine it with antidepressants, because too much serotonin is dangerous.';
const BLEEDING = 'It can thin the blood, so ask your doctor if you take a blood thinner or before surgery.';
const STOMACH = 'It can upset the stomach.';

/** Supplements that aren't vitamins or minerals of the diary, which have facts of their own. */
export const SUPPLEMENT_FACTS: Readonly<Partial<Record<Substance, SupplementFacts>>> = {
  'beta-carotene': of(
    'Beta-carotene is the orange pigment of carrots, which your body turns into vitamin A.',
    'From vegetables, it’s a good source of vitamin A. As a pill, it hasn’t prevented disease.',
    'In smokers, high-dose pills raised the risk of lung cancer. Get it from vegetables instead.',
  ),
  biotin: of(
    'Biotin is vitamin B7. It’s in eggs, nuts, liver and many other foods.',
    'Your body needs it to use fat, carbs and protein. A lack is rare, and without one there’s little evidence that it helps hair or nails.',
    'High doses distort lab tests, such as those of the thyroid and heart. Stop it 72 hours before a blood test.',
  ),
  chromium: of(
    'Chromium is a trace mineral in whole grains, meat and broccoli.',
    'It’s sold for blood sugar and weight, but studies show little or no effect.',
    'Usual doses are well tolerated. If you take diabetes medication, ask your doctor.',
  ),
  molybdenum: of(
    'Molybdenum is a trace mineral in beans, grains and nuts.',
    'A few enzymes need it, and a lack is practically unknown, so nobody needs it as a pill.',
    'Too much is unlikely from food.',
  ),
  'omega-3': of(
    'Omega-3 fats are EPA and DHA from fish and algae, and ALA from plants.',
    'They’re building blocks of the brain and eyes. Fish once or twice a week goes with fewer heart deaths, and higher doses lower triglycerides.',
    'Capsules can cause a fishy taste and stomach upset. High doses can affect bleeding and heart rhythm, so ask your doctor if you take a blood thinner.',
  ),
  'fish-liver-oil': of(
    'Fish-liver oil, such as cod-liver oil, has omega-3, vitamin D and a lot of vitamin A.',
    'It covers vitamin D in winter and brings some omega-3.',
    'The vitamin A adds up with other supplements. Don’t take it in pregnancy.',
  ),
  creatine: of(
    'Creatine is a compound that muscles use for short, hard efforts. Your body makes it, and meat and fish contain it.',
    'Taken daily with strength training, it adds some strength and muscle. That’s well proven. It works best if you eat little meat.',
    'Most people only gain a little water weight. It raises creatinine in blood tests without harming healthy kidneys. With kidney disease or bipolar disorder, ask your doctor first.',
  ),
  protein: of(
    'Protein powder is protein taken from milk, soy, peas or eggs.',
    'It’s a convenient way to reach your protein target. It works no better than protein from food.',
    'Whey can cause bloating if you don’t tolerate lactose. With kidney disease, ask your doctor how much protein is right.',
  ),
  psyllium: of(
    'Psyllium is the husk of a seed, and almost pure soluble fiber.',
    'It swells with water, keeps digestion regular, lowers LDL cholesterol a little and slows the rise in blood sugar.',
    'Take it with a full glass of water, and two hours apart from medications. Don’t take it if you have trouble swallowing or a narrowed gut.',
  ),
  'plant-sterols': of(
    'Plant sterols are plant relatives of cholesterol that block part of its absorption.',
    'Taken with meals, they lower LDL cholesterol by several percent.',
    'They aren’t for pregnancy or for people with sitosterolemia.',
  ),
  nitrate: of(
    'Nitrate is in beetroot and leafy greens. Your body turns it into nitric oxide, which widens blood vessels.',
    'It can lower blood pressure a little and may help endurance.',
    'It turns urine pink, and it isn’t for people with kidney stones or low blood pressure.',
  ),
  probiotic: of(
    'Probiotics are live bacteria or yeasts.',
    'Some strains help with certain problems, such as diarrhea from antibiotics. What one strain does says nothing about another.',
    'They can cause gas at first. Don’t take them with a weak immune system or a central line.',
  ),
  melatonin: of(
    'Melatonin is the hormone that tells your body it’s night.',
    'It helps with jet lag and, a little, with falling asleep. It doesn’t make sleep deeper.',
    'It can cause drowsiness, headache and vivid dreams. Use it for a few weeks at most, not with sedatives, and ask your doctor if you have epilepsy, an autoimmune disease or take a blood thinner.',
  ),
  theanine: of(
    'L-theanine is an amino acid in tea.',
    'It may take the edge off stress, and smooth the effect of caffeine. The evidence is limited.',
    'Side effects are rare. It can add to the effect of sedatives and blood pressure medication.',
  ),
  'coenzyme-q10': of(
    'Coenzyme Q10 helps cells make energy. Your body makes it, and statins lower it.',
    'It’s taken for muscle pain with statins and for heart failure. Studies of muscle pain disagree.',
    'It can upset the stomach, and it weakens warfarin.',
  ),
  soy: of(
    'Soy isoflavones are plant compounds that act a little like estrogen.',
    'They may ease hot flashes somewhat in some women.',
    'If you’ve had breast cancer or take thyroid medication, ask your doctor first. Soy foods are fine for most people.',
  ),
  curcumin: of(
    'Curcumin is the yellow compound in turmeric.',
    'Small studies show some relief in knee arthritis. Little of it gets into the blood.',
    `${STOMACH} ${BLEEDING} Avoid it with gallstones. Some products have harmed the liver.`,
  ),
  ashwagandha: of(
    'Ashwagandha is the root of an Indian plant.',
    'Small, short studies show somewhat less stress and lower cortisol. Nobody knows what it does over the long term.',
    'It has caused liver injury in some people and can affect the thyroid. Avoid it in pregnancy, with liver, thyroid or autoimmune disease, and with sedatives.',
  ),
  berberine: of(
    'Berberine is a bitter plant compound.',
    'It lowers blood sugar and cholesterol somewhat in studies of mixed quality.',
    'It causes stomach upset and changes how many medications act. Avoid it in pregnancy, and ask your doctor if you take diabetes medication.',
  ),
  cinnamon: of(
    'Cinnamon extract comes from the bark of a tree.',
    'It’s sold for blood sugar, but the effect in studies is small and uneven.',
    'Cassia cinnamon contains coumarin, which can harm the liver in large amounts. With diabetes medication, ask your doctor.',
  ),
  'alpha-lipoic-acid': of(
    'Alpha-lipoic acid is an antioxidant that your body makes.',
    'It’s used for nerve pain in diabetes, with modest results.',
    'It can lower blood sugar, so ask your doctor if you take diabetes medication.',
  ),
  cranberry: of(
    'Cranberry concentrate is made from the berries.',
    'It may prevent some urinary infections in women who often get them. It doesn’t treat one.',
    'It can upset the stomach and interact with warfarin.',
  ),
  echinacea: of(
    'Echinacea is a plant, also called coneflower.',
    'It’s taken for colds, with little or no effect in studies.',
    'It can cause allergic reactions. Avoid it with autoimmune disease or medication that suppresses the immune system.',
  ),
  garlic: of(
    'Garlic concentrate is made from garlic bulbs.',
    'It may lower blood pressure and cholesterol a little.',
    `${STOMACH} ${BLEEDING}`,
  ),
  ginkgo: of(
    'Ginkgo is an extract of the leaves of the ginkgo tree.',
    'It’s taken for memory, but large studies found that it doesn’t prevent dementia.',
    `${BLEEDING} It can cause headaches.`,
  ),
  'red-yeast-rice': of(
    'Red yeast rice contains a natural statin, the same substance as in a prescription drug.',
    'It lowers LDL cholesterol, like a statin does.',
    'It has the side effects of a statin, and its strength varies. Never combine it with a statin, and don’t take it in pregnancy.',
  ),
  spirulina: of(
    'Spirulina is a blue-green alga sold as powder.',
    'It’s rich in protein, but you’d eat only a few grams. Claims beyond that have little evidence. Its “B12” doesn’t work in humans.',
    'Poor products can be contaminated. Avoid it with autoimmune disease.',
  ),
  'st-johns-wort': of(
    'St. John’s wort is an herb.',
    'It can help with mild depression, but it makes many medications fail, so talk to your doctor before you take it.',
    'It weakens the pill, blood thinners, HIV and transplant medication, and many others. Never combine it with antidepressants.',
  ),
  '5-htp': of(
    '5-HTP is what the body makes serotonin from.',
    'It’s taken for mood and sleep, with little good evidence.',
    `${SEROTONIN} ${STOMACH}`,
  ),
  same: of(
    'SAMe is a compound that your body makes from an amino acid.',
    'It’s been studied for mood and arthritis, with mixed results.',
    `${SEROTONIN} With bipolar disorder, ask your doctor first.`,
  ),
  tryptophan: of(
    'L-tryptophan is an amino acid that the body makes serotonin and melatonin from.',
    'It may help a little with falling asleep.',
    `${SEROTONIN} ${CALMING}`,
  ),
};

/** Supplements without rules, by their names. */
export const OTHER_SUPPLEMENT_FACTS: readonly (readonly [names: RegExp, name: string, SupplementFacts])[] = [
  [
    /^collagen(?: peptides| powder)?$/,
    'Collagen',
    of(
      'Collagen is the main protein of skin, tendons and bones. As a supplement, it’s broken down into amino acids.',
      'Studies show small effects on skin and joint pain, many of them paid for by makers. It’s a poor protein for muscle.',
      'It’s well tolerated.',
    ),
  ],
  [
    /^(?:a )?multi-?vitamins?$/,
    'Multivitamin',
    of(
      'A multivitamin has small amounts of most vitamins and some minerals.',
      'It fills gaps in a poor diet. It hasn’t been shown to prevent heart disease.',
      'A low-dose one is well tolerated. Smokers should avoid beta-carotene, and men don’t need one with iron.',
    ),
  ],
  [
    /^(?:glucosamine|chondroitin|glucosamine (?:and )?chondroitin)$/,
    'Glucosamine and chondroitin',
    of(
      'They’re building blocks of cartilage.',
      'They’re taken for joint pain. Good studies show little or no benefit over a placebo.',
      'They’re mostly well tolerated. With warfarin, ask your doctor.',
    ),
  ],
  [
    /^(?:nmn|nad\+?|nicotinamide riboside|nr)$/,
    'NMN and NAD boosters',
    of(
      'They raise NAD, a molecule that cells need for energy.',
      'They extend life in some animals. In people, there’s no good evidence that they slow aging.',
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
    /^(?:bcaas?|eaas?|branched[- ]chain amino acids?)$/,
    'BCAA and EAA',
    of(
      'They’re single amino acids, the building blocks of protein.',
      'If you eat enough protein, they add nothing.',
      'They’re well tolerated in usual amounts.',
    ),
  ],
  [
    /^(?:pre-?workouts?|fat burners?)$/,
    'Pre-workouts and fat burners',
    of(
      'They’re mixes, mostly of caffeine and plant extracts.',
      'The effect you feel is mainly caffeine. Fat burners don’t lead to meaningful weight loss.',
      'They can cause a racing heart, high blood pressure and poor sleep. Some contained banned or undeclared drugs.',
    ),
  ],
  [
    /^(?:electrolytes?|electrolyte (?:drinks?|powder|tablets?))$/,
    'Electrolytes',
    of(
      'Electrolytes are minerals with an electric charge: sodium, potassium, chloride, magnesium and calcium.',
      'They keep fluid, nerves and muscles in balance. You lose sodium in sweat, so drinks with it help in long or hot workouts. Otherwise food has enough.',
      'The powders have a lot of salt, which isn’t good for high blood pressure.',
    ),
  ],
];
