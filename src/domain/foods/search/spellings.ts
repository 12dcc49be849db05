const table = `
yoghurt yogurt
frosties frosted flakes
yoghourt yogurt
doughnut donut
schnitty schnitzel
schnitties schnitzel
pice piece
pices pieces
flavour flavor
flavoured flavored
colour color
chilli chili
chile chili
chilly chili
omelette omelet
catsup ketchup
wholegrain whole grain
wholewheat whole wheat
wholemeal whole wheat
wheatmeal whole wheat
multigrain multi grain
lowfat low fat
nonfat fat free
fatfree fat free
skimmed skim
sugarfree sugar free
bbq barbecue
barbeque barbecue
barbecued barbecue
tinned canned
pitta pita
aubergine eggplant
courgette zucchini
prawn shrimp
maize corn
groundnut peanut
soya soy
veggy vegetable
veg vegetable
decaf decaffeinated
fibre fiber
hotdog hot dog
beefburger hamburger
burger hamburger
capsicum bell pepper
rocket arugula
beetroot beet
hommus hummus
houmous hummus
humus hummus
chapatti chapati
daal dal
dhal dal
dahl dal
chappati chapati
mayo mayonnaise
choc chocolate
chocolatey chocolate
chocolat chocolate
pb peanut butter
pbj peanut butter jelly
oj orange juice
avo avocado
sammy sandwich
sarny sandwich
samwich sandwich
sammich sandwich
role roll
butty sandwich
sando sandwich
sanga sandwich
sanger sandwich
icecream ice cream
unsweetened no sugar
sugarless no sugar
skinless no skin
boneless no bone
meatless no meat
unsalted no salt
whisky whiskey
sirup syrup
mac macaroni
spag spaghetti
cantelope cantaloupe
sweetcorn sweet corn
soymilk soy milk
nonalcoholic non alcoholic
nondairy non dairy
breadstick bread stick
hashbrown hash brown
cornbread corn bread
cornflake corn flake
crisps crispsnack
applesauce apple sauce
milkshake milk shake
eggnog egg nog
buttermilk butter milk
flatbread flat bread
gumball gum ball
granary wheat
gelatine gelatin
jello gelatin dessert
uncooked raw
dried dry
unprepared raw
reconstituted
prepared
`;

/**
 * Other spellings and synonyms (UK and US, compounds, short forms), from stem to words. Only synonyms that hold in every food are listed
 * here; others are aliases of their food.
 */
export const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...forms] = line.split(' ');
      return [word, forms];
    }),
);

/** Pairs of words that form one food word, joined so that neither half matches alone. */
export const JOINED: ReadonlyMap<string, string> = new Map(
  'low calory,reduced calory,high fat,pan cake,cup cake,cheese cake,meat ball,meat loaf,oat meal,pop corn,ginger bread,short bread,straw berry,blue berry,black berry,grape fruit,water melon,cheese hamburger,jelly bean,pine apple,egg plant,chick pea,bread crumb'
    .split(',')
    .map((pair) => [
      pair,
      pair === 'cheese hamburger'
        ? 'cheeseburger'
        : pair.endsWith(' calory')
          ? 'diet'
          : pair === 'high fat'
            ? 'fatty'
            : pair.replace(' ', ''),
    ]),
);
