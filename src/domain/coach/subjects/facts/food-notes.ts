/** What is known about foods that their nutrients don't show. */
const FOOD_NOTES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:raw|unpasteurized|undercooked) (?:milk|cheese|eggs?|chicken|turkey|poultry|meat|beef|pork|fish|seafood|shellfish|oysters?)\b/,
    'It can carry germs that make you seriously ill, so cook it or choose a pasteurized version. If you’re pregnant or 65 or older, or have a weakened immune system, avoid it.',
  ],
  [
    /\b(?:bacon|sausages?|ham|salami|hot ?dogs?|cold cuts|pepperoni|deli meats?|processed meats?|bologna|prosciutto)\b/,
    'Processed meat raises the risk of colorectal cancer and is linked to heart disease, so eat it rarely.',
  ],
  [
    /\b(?:red meat|beef|steaks?|lamb|pork|burgers?)\b/,
    'Eating a lot of red meat is linked to heart disease and colorectal cancer. A few portions a week are fine. Choose fish, poultry or beans the rest of the time.',
  ],
  [
    /\beggs?\b/,
    'For most people, an egg a day is fine. Yolks raise LDL cholesterol a little in some people.',
  ],
  [
    /\b(?:diet|zero|sugar-?free|light) (?:soda|coke|cola|pepsi|soft drinks?|sprite)\b|\b(?:coke|cola|pepsi|sprite) (?:zero|light)\b/,
    'It has no sugar, so it’s a better choice than the regular kind. Water is better for your teeth.',
  ],
  [
    /\b(?:soda|coke|cola|pepsi|lemonade|energy drinks?|soft drinks?|sweet tea)\b/,
    'Sugary drinks don’t fill you up, so they add calories easily. They also damage teeth.',
  ],
  [
    /\b(?:juices?|orange juice|apple juice|smoothies?)\b/,
    'Juice has the sugar of fruit without most of its fiber. Whole fruit fills you up more than juice or a smoothie.',
  ],
  [
    /\balcohol\b/,
    'Less alcohol is better, and nobody needs it to be healthy. During pregnancy, the safe choice is none.',
  ],
  [
    /\b(?:coffee|espresso)\b/,
    'For most adults, a few cups a day are fine, and coffee drinkers have a lower risk of type 2 diabetes. Have it early enough that you still sleep well. During pregnancy, have no more than 200 mg of caffeine a day.',
  ],
  [
    /\b(?:salmon|mackerel|sardines?|herring|trout|fish|tuna)\b/,
    'Eating fish once or twice a week is linked to fewer deaths from heart disease. Large fish, such as swordfish, shark and bigeye tuna, are high in mercury, so avoid them if you’re pregnant or breastfeeding.',
  ],
  [/\b(?:oats|oatmeal|porridge|barley)\b/, 'The soluble fiber in oats and barley lowers LDL cholesterol.'],
  [
    /\b(?:nuts?|almonds?|walnuts?|peanuts?|cashews?|pistachios?)\b/,
    'People who eat nuts most days are less likely to get heart disease. A small handful is a portion.',
  ],
  [
    /\b(?:lentils?|beans?|chickpeas?|peas|hummus|tofu|edamame)\b/,
    'Beans and other legumes fill you up, lower LDL cholesterol and raise blood sugar slowly.',
  ],
  [
    /\b(?:olive oil|avocados?)\b/,
    'Its unsaturated fat is better for your heart than the saturated fat in butter. It’s high in calories, so watch the portion.',
  ],
  [
    /\b(?:butter|ghee|coconut oil|lard|cream)\b/,
    'Its saturated fat raises LDL cholesterol, so use olive or canola oil most of the time.',
  ],
  [
    /\b(?:white rice|white bread|bagels?|white pasta|cornflakes)\b/,
    'Refined grains are low in fiber and raise blood sugar quickly. Whole grains keep you full longer.',
  ],
  [
    /\b(?:chips|fries|donuts?|pastr(?:y|ies)|cookies?|cake|candy|ice cream|pizza|fast food)\b/,
    'It’s easy to overeat, so have it as a treat rather than every day.',
  ],
  [/\bdark chocolate\b/, 'The more cocoa it has, the less sugar. A square or two is plenty.'],
  [/\bhoney\b/, 'To your body, it’s sugar like any other. Never give honey to a baby under 1.'],
  [/\b(?:maple syrup|agave|brown sugar|coconut sugar)\b/, 'To your body, it’s sugar like any other.'],
  [
    /\b(?:yogurt|kefir|sauerkraut|kimchi)\b/,
    'Many fermented foods contain live bacteria. Choose ones without added sugar.',
  ],
];

/** A known fact about a food that words name. */
export const foodNote = (words: string): string | undefined =>
  FOOD_NOTES.find(([names]) => names.test(words.toLowerCase()))?.[1];
