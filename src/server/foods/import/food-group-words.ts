import type { FoodGroup } from '#domain/foods/food.ts';

/** Category words and their food group. The first match wins, so products precede their ingredients. */
const RULES: readonly (readonly [RegExp, FoodGroup])[] = [
  [/baby|infant|toddler/, 'baby'],
  [/fruits? and fruit juices/, 'fruit'],
  [/supplement|vitamins|protein powder|sports? nutrition|meal replacement/, 'supplement'],
  [/non.?alcoholic|alcohol.?free/, 'drink'],
  [/alcohol|\bbeers?\b|\bwines?\b|liquor|cocktail|spirits|cider|liqueur/, 'alcohol'],
  [/soups?\b|broth|stock\b|bouillon|stew/, 'soup'],
  [
    /sauces?\b|condiment|dressing|ketchup|mustard|gravy|dips?\b|salsa|spices|seasoning|vinegar|marinade|pesto|mayonnaise/,
    'sauce',
  ],
  [/fast.?food|restaurant|burgers?\b|hot.?dogs?\b/, 'fast-food'],
  [/pizza|sandwich|meals?\b|dishes|entree|lasagn|burrito|tacos?\b|sushi|salads?\b|mixed dish/, 'dish'],
  [
    /ice.?cream|frozen dessert|dessert|cakes?\b|pastr|pies?\b|pudding|cookies|biscuits?.and.cakes|biscuits\b|muffin|donut|doughnut|brownie|gelatin/,
    'dessert',
  ],
  [
    /cand(y|ies)|chocolate|confection|sweets?\b|sugars?\b|syrup|honey|jams?\b|jell(y|ies)|marmalade|spreads?.sweet|sweet.spread/,
    'sweet',
  ],
  [/chips|crisps|snacks?\b|popcorn|pretzel|crackers?\b|granola bar|bars?\b|appetizer/, 'snack'],
  [
    /breakfast.?cereal|muesli|granola|cereals?.*breakfast|ready.to.eat cereal|cooked cereals?/,
    'breakfast-cereal',
  ],
  [/cheese/, 'cheese'],
  [/plant.?based milk|soy|tofu|tempeh|meat (alternative|analog|substitute)|vegetarian/, 'soy'],
  [/milks?\b|yogh?urt|dair(y|ies)|cream\b|kefir|butter.?milk/, 'dairy'],
  [/eggs?\b/, 'egg'],
  [
    /sausage|ham\b|hams\b|bacon|salami|cold cuts|luncheon|lunch meat|deli meat|cured|frankfurter|processed meat|charcuterie/,
    'processed-meat',
  ],
  [/poultry|chicken|turkey|duck/, 'poultry'],
  [/fish|seafood|shellfish|shrimp|tuna|salmon|crustacean|mollus/, 'seafood'],
  [/meats?\b|beef|pork|lamb|veal|game\b/, 'meat'],
  [/nuts?\b|seeds?\b|peanut|almond/, 'nut'],
  [/legume|beans?\b|lentil|chickpea|peas\b|pulses/, 'legume'],
  [/juices?\b|nectar/, 'juice'],
  [
    /sodas?\b|soft drinks?|sweetened (drink|beverage)|energy drinks?|lemonade|sports? drinks?|carbonated/,
    'sugary-drink',
  ],
  [/waters?\b|teas?\b|coffees?\b|beverages?\b(?! and)|drinks?\b/, 'drink'],
  [/potato|cassava|yam\b|starchy|plantain/, 'starchy-vegetable'],
  [/lettuce|spinach|kale|leafy|greens\b/, 'greens'],
  [/fruits?\b(?! and veg)|berries|apples?\b|bananas?\b|citrus/, 'fruit'],
  [/vegetables?\b|tomato|pickle|mushroom|carrots?\b|olives?\b/, 'vegetable'],
  [/whole.?(grain|wheat|meal)|oats?\b|quinoa|brown rice/, 'whole-grain'],
  [
    /breads?\b|pastas?\b|rices?\b|noodles?|flours?\b|cereals?\b|grains?\b|baked|tortilla|rolls?\b|dough/,
    'refined-grain',
  ],
  [/oils?\b|fats?\b|butters?\b|margarine|lard|shortening/, 'oil'],
];

/**
 * Food group of a product from its source's category names, most specific first.
 * @returns `other` if no word is known
 */
export function foodGroupOf(categories: readonly string[]): FoodGroup {
  for (const category of categories) {
    const text = category.toLowerCase().replaceAll(/[-_:]/g, ' ');
    const rule = RULES.find(([words]) => words.test(text));
    if (rule) return rule[1];
  }
  return 'other';
}
