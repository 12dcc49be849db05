import type { Substance } from '#domain/supplements/substances.ts';

/** What a supplement is, what it does, and its downsides. Amounts come from the supplement rules and limits. */
export interface SupplementFacts {
  readonly is: string;
  readonly does: string;
  readonly harm: string;
}

export const of = (is: string, does: string, harm: string): SupplementFacts => ({ is, does, harm });

const CALMING = 'It can make you drowsy. Don’t combine it with alcohol or sedatives.';
const SEROTONIN = 'Never combine it with antidepressants or triptans: too much serotonin is dangerous.';
export const BLEEDING =
  'It can increase bleeding. Before any surgery, tell your doctor you take it. If you take a blood thinner, ask your doctor first.';
const STOMACH = 'It can upset your stomach.';

/** Supplements that aren't vitamins or minerals of the food log, which have facts of their own. */
export const SUPPLEMENT_FACTS: Readonly<Partial<Record<Substance, SupplementFacts>>> = {
  'beta-carotene': of(
    'Beta-carotene is the orange pigment in carrots. Your body turns it into vitamin A.',
    'In vegetables, it’s a good source of vitamin A. As a supplement, it hasn’t been shown to prevent disease.',
    'In smokers and people exposed to asbestos, high-dose supplements raised the risk of lung cancer. Get it from vegetables instead.',
  ),
  biotin: of(
    'Biotin is vitamin B7. It’s found in eggs, nuts, liver and many other foods.',
    'Your body needs it to use fat, carbs and protein. Deficiency is rare. If you aren’t deficient, there’s little evidence that it helps hair or nails.',
    'High doses skew lab tests, such as thyroid and heart tests. Tell your doctor you take it, and stop taking it 72 hours before a blood test unless it’s prescribed.',
  ),
  chromium: of(
    'Chromium is a trace mineral found in whole grains, meat and broccoli.',
    'It’s sold for controlling blood sugar and weight, but studies show little or no effect.',
    'Usual doses are well tolerated. If you have kidney disease or take diabetes medication, ask your doctor first.',
  ),
  molybdenum: of(
    'Molybdenum is a trace mineral found in beans, grains and nuts.',
    'A few enzymes need it. Deficiency is practically unknown, so you don’t need a supplement.',
    'You’re unlikely to get too much from food.',
  ),
  'omega-3': of(
    'The main omega-3 fats are EPA and DHA, found in fish and algae, and ALA, found in plants.',
    'They’re building blocks of your brain and eyes. Eating fish once or twice a week is linked to fewer deaths from heart disease. High-dose capsules lower triglycerides.',
    'Capsules can cause a fishy taste and stomach upset. High doses can affect bleeding and heart rhythm, so ask your doctor first if you take a blood thinner or have atrial fibrillation.',
  ),
  'fish-liver-oil': of(
    'Fish liver oil, such as cod liver oil, contains omega-3s, vitamin D and a lot of vitamin A.',
    'It’s a source of vitamin D and omega-3s.',
    'Its vitamin A adds to what you get from other supplements. Don’t take it during pregnancy.',
  ),
  creatine: of(
    'Creatine is a compound that your muscles use for short, hard efforts. Your body makes it, and meat and fish contain it.',
    'Taken daily and combined with strength training, it’s proven to add some strength and muscle. The effect may be larger if you eat little meat.',
    'The usual side effect is a little water weight. It raises creatinine in blood tests without harming healthy kidneys. If you’re pregnant or have kidney disease or bipolar disorder, ask your doctor first.',
  ),
  protein: of(
    'Protein powder is protein extracted from milk, soy, peas or eggs.',
    'It’s a convenient way to reach your protein target. It works no better than protein from food.',
    'Whey can cause bloating if you don’t tolerate lactose. If you have kidney disease, ask your doctor how much protein is right for you.',
  ),
  psyllium: of(
    'Psyllium is the husk of a seed and is almost pure soluble fiber.',
    'It swells with water, keeps you regular, lowers LDL cholesterol a little and slows the rise in blood sugar.',
    'Take it with a full glass of water, two hours before or after medications and four hours before or after levothyroxine. Don’t take it if you have trouble swallowing or a narrowing in your intestines.',
  ),
  'plant-sterols': of(
    'Plant sterols are plant compounds similar to cholesterol. They keep your body from absorbing some cholesterol.',
    'Taken with meals, they lower LDL cholesterol by several percent.',
    'Don’t take them if you’re pregnant or have sitosterolemia, a rare inherited condition.',
  ),
  nitrate: of(
    'Nitrate is found in beets and leafy greens. Your body turns it into nitric oxide, which widens blood vessels.',
    'It can lower blood pressure a little and may help endurance.',
    'Beets can turn your urine pink. Don’t take nitrate if you’re prone to kidney stones or have low blood pressure.',
  ),
  probiotic: of(
    'Probiotics are live bacteria or yeasts.',
    'Some strains help with certain problems, such as diarrhea from antibiotics. Results for one strain don’t apply to another.',
    'They can cause gas at first. Don’t take them if you have a weakened immune system or a central line (a catheter in a large vein).',
  ),
  melatonin: of(
    'Melatonin is the hormone that tells your body it’s nighttime.',
    'It helps with jet lag and can make it a little easier to fall asleep. It isn’t a strong sleeping pill.',
    'It can cause drowsiness, headaches and vivid dreams. Use it for a few weeks at most. Don’t take it with sedatives or during pregnancy. If you have epilepsy or an autoimmune disease, or take a blood thinner, ask your doctor first.',
  ),
  theanine: of(
    'L-theanine is an amino acid found in tea.',
    'It may take the edge off stress and caffeine. The evidence is limited.',
    'Side effects are rare. It can add to the effect of sedatives and blood pressure medication.',
  ),
  'coenzyme-q10': of(
    'Coenzyme Q10 helps your cells make energy. Your body makes it, and statins lower your level.',
    'People take it for muscle pain from statins and for heart failure. Studies disagree on whether it helps with muscle pain. It doesn’t replace prescribed medication.',
    'It can upset your stomach. It can also make warfarin less effective, so ask your doctor first.',
  ),
  soy: of(
    'Soy isoflavones are plant compounds that act a little like estrogen.',
    'They may ease hot flashes a little in some women.',
    'If you’ve had breast cancer or take thyroid medication, ask your doctor first. Soy foods are fine for most people.',
  ),
  curcumin: of(
    'Curcumin is the yellow compound in turmeric.',
    'In small studies, it eased knee arthritis somewhat. Not much of it gets into your blood.',
    `${STOMACH} ${BLEEDING} Avoid it if you have gallstones or liver disease. Some products have caused liver damage.`,
  ),
  ashwagandha: of(
    'Ashwagandha is the root of an Indian plant.',
    'Small, short studies show slightly less stress and lower cortisol. Its long-term effects aren’t known.',
    'It has caused liver injury in some people and can affect your thyroid. Avoid it if you’re pregnant, have liver, thyroid or autoimmune disease, or take sedatives.',
  ),
  berberine: of(
    'Berberine is a bitter plant compound.',
    'In studies of mixed quality, it lowered blood sugar and cholesterol a little.',
    'It can upset your stomach, and it interacts with many medications, so ask your doctor or pharmacist first if you take any. Don’t take it while pregnant or breastfeeding.',
  ),
  cinnamon: of(
    'Cinnamon extract is made from the bark of cinnamon trees.',
    'It’s sold for controlling blood sugar, but the effect in studies is small and inconsistent.',
    'Cassia cinnamon contains coumarin, which can harm your liver in large amounts. If you take diabetes medication, ask your doctor first.',
  ),
  'alpha-lipoic-acid': of(
    'Alpha-lipoic acid is an antioxidant that your body makes.',
    'It’s used for nerve pain in diabetes, with modest results.',
    'It can lower blood sugar, so ask your doctor first if you take diabetes medication.',
  ),
  cranberry: of(
    'Cranberry concentrate is made from cranberries.',
    'It may prevent some urinary tract infections in women who get them often. It doesn’t treat an infection.',
    'It can upset your stomach. It may interact with warfarin, so ask your doctor first.',
  ),
  echinacea: of(
    'Echinacea is a plant, also called coneflower.',
    'People take it for colds. In studies, it has little or no effect.',
    'It can cause allergic reactions. Avoid it if you have an autoimmune disease or take medication that suppresses your immune system.',
  ),
  garlic: of(
    'Garlic concentrate is made from garlic bulbs.',
    'It may lower blood pressure and cholesterol a little.',
    `${STOMACH} ${BLEEDING}`,
  ),
  ginkgo: of(
    'Ginkgo is an extract from the leaves of the ginkgo tree.',
    'People take it for memory, but large studies found that it doesn’t prevent dementia.',
    `${BLEEDING} It can cause headaches.`,
  ),
  'red-yeast-rice': of(
    'Red yeast rice contains a natural statin, the same substance as in a prescription drug.',
    'It lowers LDL cholesterol, as a statin does.',
    'It has the side effects of a statin, and its strength varies. Never combine it with a statin. Don’t take it if you’re pregnant or have liver disease.',
  ),
  spirulina: of(
    'Spirulina is a type of blue-green algae, sold as a powder or tablets.',
    'It’s rich in protein, but you’d eat only a few grams. There’s little evidence for other claims. Its “B12” doesn’t work in humans.',
    'Low-quality products can be contaminated. Avoid it if you have an autoimmune disease.',
  ),
  'st-johns-wort': of(
    'St. John’s wort is an herb.',
    'It can help with mild depression, but it makes many medications less effective. Talk to your doctor before you take it.',
    'It weakens birth control pills, blood thinners, HIV and transplant medications, and many others. Never combine it with antidepressants or triptans.',
  ),
  '5-htp': of(
    '5-HTP is a compound that your body turns into serotonin.',
    'People take it for mood and sleep, but there’s little good evidence that it helps.',
    `${SEROTONIN} ${STOMACH}`,
  ),
  same: of(
    'SAMe is a compound that your body makes from an amino acid.',
    'It’s been studied for mood and arthritis, with mixed results.',
    `${SEROTONIN} If you have bipolar disorder, ask your doctor first.`,
  ),
  tryptophan: of(
    'L-tryptophan is an amino acid that your body turns into serotonin and melatonin.',
    'It may make it a little easier to fall asleep.',
    `${SEROTONIN} ${CALMING}`,
  ),
};
