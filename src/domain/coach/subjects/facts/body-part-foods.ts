import type { ScreenName } from '#domain/screens/screens.ts';

/** What to eat for a part of the body or a purpose. */
export interface BodyPart {
  readonly names: RegExp;
  readonly title: string;
  readonly text: string;
  readonly link: readonly [name: string, screen: ScreenName];
}

const DIET = ['Open diet quality', 'dietQuality'] as const;

export const BODY_PARTS: readonly BodyPart[] = [
  {
    names: /^(?:strong |stronger |healthy )?(?:bones?|bone (?:health|density|strength)|osteoporosis|teeth)$/,
    title: 'Food for your bones',
    text: 'Your bones need calcium and protein. Good sources are milk, yogurt, cheese, fortified plant milks, tofu made with calcium, sardines and kale. Vitamin D helps you absorb calcium. Strength training and walking matter as much as food.',
    link: DIET,
  },
  {
    names: /^(?:healthy )?(?:skin|skin health|clear skin|good skin|glowing skin)$/,
    title: 'Food for your skin',
    text: 'Eat colorful vegetables and fruit, nuts, plant oils and fish, and get enough protein and fluids. Sun protection, sleep and not smoking do more than any single food.',
    link: DIET,
  },
  {
    names: /^(?:healthy )?(?:hair|hair (?:growth|loss)|nails|hair and nails)$/,
    title: 'Food for your hair',
    text: 'Your hair needs enough protein, iron, zinc and calories. Low iron, crash diets, thyroid problems and hormones are common causes of hair loss, so ask your doctor for a blood test if you’re losing a lot.',
    link: DIET,
  },
  {
    names: /^(?:the |a )?(?:healthy |healthier )?(?:heart|heart health|arteries|cardiovascular health)$/,
    title: 'Food for your heart',
    text: 'Eat vegetables, beans, whole grains, fruit, nuts and olive or canola oil, and fish once or twice a week. Cut back on salt, processed meat, saturated fat and sugary drinks.',
    link: DIET,
  },
  {
    names: /^(?:the |a )?(?:healthy |healthier )?(?:gut|gut health|digestion|stomach|bowels?|microbiome)$/,
    title: 'Food for your gut',
    text: 'Get fiber from many different plants: beans, oats, vegetables, fruit, nuts and whole grains. Add yogurt, kefir or sauerkraut, drink enough water, and increase fiber slowly.',
    link: DIET,
  },
  {
    names: /^(?:the )?(?:brain|brain health|memory|focus|concentration|brain function)$/,
    title: 'Food for your brain',
    text: 'Eat leafy greens, berries, nuts, beans, whole grains, olive oil and fish. What’s good for your heart is good for your brain. Sleep and exercise do at least as much for focus.',
    link: DIET,
  },
  {
    names: /^(?:the )?(?:eyes?|eye health|vision|eyesight)$/,
    title: 'Food for your eyes',
    text: 'Dark leafy greens, carrots, peppers, eggs and fish provide the carotenoids, vitamin A and omega-3s that your eyes use. Regular eye exams and not smoking matter more than any food.',
    link: DIET,
  },
  {
    names: /^(?:the |my |a strong )?(?:immune system|immunity|immune health|a cold|colds|getting sick less)$/,
    title: 'Food for your immune system',
    text: 'No food prevents colds. Enough protein, vegetables, fruit and nuts cover the vitamins and zinc your immune system needs. Sleep, exercise, vaccination and washing your hands do more.',
    link: DIET,
  },
  {
    names: /^(?:the )?(?:muscles?|muscle (?:growth|gain|recovery|building)|building muscle|recovery)$/,
    title: 'Food for your muscles',
    text: 'Have protein with each meal, from fish, poultry, eggs, yogurt, tofu or beans, plus carbs for hard training. Food alone won’t build muscle without strength training.',
    link: ['See your goals', 'goals'],
  },
  {
    names: /^(?:better |good |deep )?(?:sleep|sleeping(?: better)?|falling asleep)$/,
    title: 'Food for better sleep',
    text: 'No food puts you to sleep. A light dinner a few hours before bed, little alcohol and no caffeine late in the day help most. If you’re hungry at night, have something small.',
    link: ['Open sleep', 'sleep'],
  },
  {
    names: /^(?:the )?(?:joints?|joint (?:pain|health)|arthritis)$/,
    title: 'Food for your joints',
    text: 'Staying at a healthy weight does the most to ease the load on your joints. Fish, olive oil, vegetables and nuts may ease inflammation a little, and strength training helps more than food.',
    link: DIET,
  },
  {
    names: /^(?:the |a )?(?:liver|fatty liver|liver health)$/,
    title: 'Food for your liver',
    text: 'Cut back on alcohol, sugar and refined carbs, and eat fewer calories if you have weight to lose. Vegetables, whole grains, fish, olive oil and coffee are linked to a healthier liver. “Detox” products don’t help.',
    link: DIET,
  },
  {
    names: /^(?:the )?(?:kidneys?|kidney health)$/,
    title: 'Food for your kidneys',
    text: 'To protect healthy kidneys, eat less salt, drink enough water, and keep your blood pressure and glucose in check. If you have kidney disease, you may need to limit protein, potassium and phosphorus, so ask your doctor.',
    link: DIET,
  },
  {
    names: /^(?:more )?(?:energy|an energy boost|tiredness|fatigue|boosting energy)$/,
    title: 'Food for energy',
    text: 'Regular meals with protein, whole grains or beans, and vegetables keep your energy steady. Sweets and energy drinks only boost it briefly. If you’ve been tired for weeks, see your doctor. Low iron, low B12 and thyroid problems are common causes.',
    link: DIET,
  },
  {
    names: /^(?:my )?(?:mood|stress|anxiety|mental health|depression)$/,
    title: 'Food and mood',
    text: 'Regular meals with vegetables, whole grains, beans, nuts and fish may improve your mood a little. Alcohol and too much caffeine make stress and anxiety worse. If you feel low for two weeks, talk to a doctor.',
    link: DIET,
  },
];

const WHAT =
  '(?:(?:what|which)(?: are| is)?(?: some| the)? ?)?(?:good |best |healthy )*(?:foods?|diet|nutrients?|vitamins?|things to eat|meals?)';
const SHAPES = [
  new RegExp(
    `^${WHAT} (?:(?:that )?(?:are|is) )?(?:good |best |great |healthy )?(?:for|to (?:help|support|improve)|(?:that )?(?:helps?|supports?|improves?)(?: with)?) (?:my |the |your )?(.+)$`,
  ),
  /^what (?:should|can|could|do) i eat (?:for|to (?:help|support|improve|get)) (?:my |the )?(.+)$/,
  /^(?:what|which) (?:foods?|vitamins?|nutrients?) (?:is|are|do i need) (?:good |best |important )?for (?:my |the )?(.+)$/,
  /^what (?:is good|to eat|helps) (?:to eat )?for (?:my |the )?(.+)$/,
];

/** "What are good foods for my bones?" @param text plain words */
export function foodsForBody(text: string): BodyPart | undefined {
  for (const shape of SHAPES) {
    const part = shape.exec(text)?.[1];
    const found = part === undefined ? undefined : BODY_PARTS.find(({ names }) => names.test(part));
    if (found) return found;
  }
  return undefined;
}
