import type { FoodGroup } from '#domain/foods/food.ts';
import type { Allergen } from './allergens.ts';

/** Signs of an allergen in a food's group and names. Words are separated by commas; plurals match too. */
export interface AllergenSigns {
  /** Groups of foods made from it. */
  readonly groups: readonly FoodGroup[];
  /** Words that confirm it, and words that leave it open. */
  readonly sure: string;
  readonly maybe: string;
  /** Words that only look like signs. They are removed before the search. */
  readonly not: string;
  /** Words that rule it out. */
  readonly free: string;
  /** Groups of prepared foods whose recipes often contain it. */
  readonly recipes: readonly FoodGroup[];
  /** Words for foods in these groups that don't contain it, besides the plain ones. */
  readonly unlikely: string;
}

/** Groups with many ingredients, which the name alone doesn't reveal. */
const MADE = ['dish', 'soup', 'sauce', 'fast-food', 'snack', 'baby', 'other'] as const;
const SWEET = ['dessert', 'sweet'] as const;

/** Grains and roots other than wheat, barley, rye and oats. */
const NO_GLUTEN_GRAINS =
  'rice,polenta,grits,cornmeal,cornstarch,corn tortilla,taco shell,arepa,tamale,masa,ugali,tapioca,cassava,casabe,potato dumpling,quinoa,buckwheat,millet,sorghum,teff,injera,amaranth,' +
  'dosa,idli,appam,hopper,pesarattu,puffed rice,popcorn,pao de queijo,polvilho,arrowroot,cream of rice,mamaliga,cuscuz nordestino';
/** Sauces and seasonings from cuisines without milk, or based on oil and vinegar. */
const SAUCES =
  'mustard,soy sauce,fish sauce,oyster sauce,hoisin,teriyaki,worcestershire,vinaigrette,oil and vinegar,barbecue sauce,steak sauce,taco sauce,enchilada sauce,chili sauce,black bean sauce,' +
  'plum sauce,duck sauce,sweet and sour sauce,cocktail sauce,chutney,pickle,gochujang,doubanjiang,nuoc cham,miso,sofrito,peanut sauce,hummus,tahini,vegemite,yeast extract,horseradish,wasabi,muhammara,' +
  'au jus,bouillon,sazon,taco seasoning,fish paste';
const BROTHS =
  'broth,consomme,bouillon,chicken noodle,miso soup,pho,hot and sour soup,wonton soup,tom yum,rasam,samgyetang,bulalo';
/** Whole meat, salted, dried or smoked. */
const CURED =
  'bacon,ham,prosciutto,bresaola,speck,pastrami,smoked pork chop,smoked turkey,corned beef,dried beef';

/**
 * Signs of the fourteen allergens. If recipes differ, a word leaves it open. No list covers every recipe: a food may contain an
 * allergen without any of these signs.
 */
export const ALLERGEN_SIGNS: Readonly<Record<Allergen, AllergenSigns>> = {
  gluten: {
    groups: [],
    sure:
      'wheat,barley,rye,spelt,kamut,farro,bulgur,couscous,semolina,seitan,malt,oat,oatmeal,bread,toast,baguette,ciabatta,focaccia,brioche,bagel,' +
      'croissant,pasta,spaghetti,macaroni,lasagna,ravioli,tortellini,penne,fettuccine,ramen,udon,pizza,pita,naan,chapati,cracker,biscuit,cookie,cake,' +
      'muffin,waffle,pancake,pastry,doughnut,donut,pretzel,crouton,sandwich,hamburger,cheeseburger,beer,lager,muesli,breaded,breadcrumb,soy sauce,' +
      'flour tortilla,nugget,fish stick,fish finger,corn dog,pie,quiche,strudel,gnocchi,wonton,filo,panko',
    maybe:
      'noodle,dumpling,burger,burrito,wrap,roll,bun,flour,cereal,granola,gravy,batter,battered,stuffing,hot dog,tortilla,crepe,roti,paratha,ale,stout,teriyaki,hoisin,' +
      'miso,meatball,meatloaf,schnitzel,tempura',
    not: 'rice noodle,rice cracker,prawn cracker,shrimp chip,spaghetti squash,rice cake,rice flour,rice pasta,corn tortilla,corn flour,glass noodle,potato flour,almond flour,coconut flour,cassava flour,root beer,ginger beer,ginger ale,sandwich spread,patty,malt vinegar,cottage pie,shepherds pie,pie spice,pie filling,spaghetti sauce,pizza sauce',
    free: 'gluten free',
    recipes: ['refined-grain', 'whole-grain', 'breakfast-cereal', ...MADE, 'dessert', 'processed-meat'],
    unlikely: `${NO_GLUTEN_GRAINS},${CURED},mayonnaise,mustard,fish sauce,pesto,tzatziki,hummus,guacamole,meringue,custard,panna cotta,ice cream,flan,chocolate,scrambled egg,omelet,risotto,pho`,
  },
  crustaceans: {
    groups: [],
    sure: 'shrimp,prawn,crab,lobster,crayfish,crawfish,langoustine,krill,scampi',
    maybe:
      'seafood,paella,gumbo,cioppino,bouillabaisse,surimi,imitation crab,bisque,sushi,shellfish,jambalaya',
    not: 'crab apple,crabapple,imitation crab',
    free: 'vegan,vegetarian',
    recipes: ['other'],
    unlikely: '',
  },
  eggs: {
    groups: ['egg'],
    sure: 'egg,omelet,omelette,frittata,quiche,mayonnaise,aioli,meringue,custard,eggnog,hollandaise,carbonara,mayo',
    maybe:
      'cake,cookie,muffin,pancake,waffle,crepe,brownie,doughnut,donut,pastry,noodle,pasta,ramen,brioche,challah,batter,battered,breaded,meatball,meatloaf,' +
      'coleslaw,tartar,caesar,ranch,thousand island,tempura,icecream,ice cream,fried rice,pudding,mousse,tiramisu,pie,sandwich',
    not: 'eggplant,egg plant,egg free,pie spice,pie filling,rice noodle,glass noodle',
    free: 'vegan,egg free,eggless',
    recipes: ['dish', 'sauce', 'fast-food', 'dessert', 'other'],
    unlikely: `${SAUCES},${BROTHS},panna cotta,rice pudding,bean,lentil,dal,spaghetti sauce,pizza sauce,gravy,pesto,alfredo,cheese sauce,white sauce,vodka sauce,curry sauce,tzatziki,guacamole`,
  },
  fish: {
    groups: [],
    sure:
      'fish,salmon,tuna,cod,herring,anchovy,sardine,mackerel,trout,halibut,tilapia,haddock,pollock,catfish,bass,snapper,flounder,swordfish,eel,caviar,roe,bream,whiting,pompano,grouper,shark,monkfish,roughy,bluefish,walleye,croaker,mullet,milkfish,smelt,sturgeon,sablefish,gravlax,' +
      'sole,carp,perch,pike,bonito,surimi,taramasalata,imitation crab,lox,gefilte,worcestershire,bangus,hake,mahi',
    maybe: 'seafood,sushi,sashimi,caesar,puttanesca,bouillabaisse,paella,kimchi,nuoc,omega,dashi,cioppino',
    not: 'swedish fish,shellfish,crayfish,crawfish,cuttlefish,bass ale,fish free',
    free: 'vegan,vegetarian',
    recipes: ['other'],
    unlikely: '',
  },
  peanuts: {
    groups: [],
    sure: 'peanut,groundnut,satay,reese,snickers',
    maybe: 'trail mix,mixed nut,nut,pad thai,granola,praline,nougat,mole,kung pao',
    not: 'nutmeg,doughnut,donut,coconut,butternut,chestnut,walnut,hazelnut,pine nut,peanut free,nut free',
    free: 'peanut free,nut free',
    recipes: [...SWEET, 'snack', 'breakfast-cereal', 'other'],
    unlikely:
      'liquorice,licorice,marshmallow,dulce de leche,cheesecake,custard,panna cotta,flan,rice pudding,yogurt coating,frosting,vinegar,popcorn,chip,pretzel,doritos,cheetos,cracker',
  },
  soy: {
    groups: ['soy'],
    sure: 'soy,soya,soybean,tofu,tempeh,edamame,miso,natto,soy sauce,tamari,teriyaki,hoisin,doubanjiang,gochujang,nutella',
    maybe:
      'vegetarian,vegan,meatless,veggie burger,margarine,mayonnaise,ramen,sushi,stir fry,chow mein,lo mein,fried rice,shortening,protein bar,kung pao',
    not: 'soy free',
    free: 'soy free',
    recipes: ['dish', 'sauce', 'fast-food', 'snack', 'supplement', 'baby', 'other', 'dessert', 'sweet'],
    unlikely:
      'mustard,fish sauce,nuoc cham,sofrito,chutney,horseradish,mole,tahini,hummus,liquorice,licorice,marshmallow,dulce de leche,fondant,turkish delight,gulab jamun,kheer,panna cotta,meringue,fish oil,tzatziki,pesto,white sauce,alfredo,cheese sauce,guacamole',
  },
  milk: {
    groups: ['dairy', 'cheese'],
    sure:
      'milk,butter,ghee,cheese,cream,yogurt,kefir,whey,casein,custard,icecream,ice cream,gelato,latte,cappuccino,parmesan,mozzarella,ricotta,paneer,feta,cheddar,' +
      'cheeseburger,quiche,alfredo,milkshake,mac,cheesecake,dulce de leche,lassi,ayran,tiramisu,buttermilk,macchiato,mocha,carbonara,queso,tzatziki,white sauce,bechamel,hollandaise,raita,nutella',
    maybe:
      'chocolate,cake,cookie,muffin,pancake,waffle,brownie,doughnut,donut,pastry,croissant,biscuit,bread,mashed,ranch,caesar,gravy,pudding,caramel,fudge,margarine,' +
      'nougat,crepe,brioche,naan,kulcha,bhatura,roll,bun,toast,bagel,pita,cornbread,popover,hush puppy,spoonbread,rusk,scone,cracker,stuffing,hot cereal,medialuna,soft pretzel,pesto,risotto,pizza,lasagna,sandwich,burger,burrito,taco,coffee drink,cocoa,pie,smoothie,protein',
    not:
      'almond milk,oat milk,soy milk,soya milk,rice milk,coconut milk,cashew milk,hemp milk,pea milk,plant milk,peanut butter,almond butter,cashew butter,nut butter,cocoa butter,' +
      'shea butter,apple butter,body butter,butter bean,butter lettuce,butternut,buttercup,coconut cream,coconut yogurt,soy yogurt,almond yogurt,cream of tartar,cream of rice,' +
      'cream of wheat,creamed corn,vegan cheese,milk thistle,coconut water,pizza sauce,taco sauce,taco seasoning,taco shell,pie spice,pie filling,rice cracker,prawn cracker,shrimp chip',
    free: 'dairy free,milk free,vegan,non dairy',
    recipes: [...MADE, 'dessert', 'sweet', 'supplement', 'processed-meat'],
    unlikely: `${SAUCES},mayonnaise,${BROTHS},${CURED},jerky,char siu,chorizo,pepperoni,liquorice,licorice,turkish delight,halva,almond paste,marzipan,bean paste,marshmallow,fish oil,cod liver oil,vitamin gummies,soy protein,shrimp chip,prawn cracker,rice cracker,papad,pretzel`,
  },
  nuts: {
    groups: [],
    sure: 'almond,hazelnut,walnut,cashew,pecan,brazil nut,pistachio,macadamia,marzipan,praline,nutella,frangipane,amaretti,gianduja,mixed nut,baklava',
    maybe:
      'nut,pesto,granola,muesli,trail mix,nougat,korma,brownie,energy bar,chocolate,halva,biscotti,waldorf',
    not: 'nutmeg,doughnut,donut,coconut,butternut,chestnut,water chestnut,peanut,pine nut,tiger nut,nut free,nutritional yeast',
    free: 'nut free',
    recipes: [...SWEET, 'snack', 'breakfast-cereal', 'other'],
    unlikely:
      'liquorice,licorice,marshmallow,dulce de leche,custard,panna cotta,flan,rice pudding,yogurt coating,frosting,popcorn,chip,pretzel,doritos,cheetos,cracker',
  },
  celery: {
    groups: [],
    sure: 'celery,celeriac',
    maybe:
      'broth,stock,bouillon,soup,stew,bolognese,gumbo,jambalaya,waldorf,tuna salad,chicken salad,curry,vegetable juice,stuffing',
    not: '',
    free: 'celery free',
    recipes: ['soup', 'sauce', 'other'],
    unlikely:
      'mustard,mayonnaise,vinegar,soy sauce,fish sauce,oyster sauce,hoisin,teriyaki,gochujang,doubanjiang,nuoc cham,pesto,alfredo,vegemite,hummus,tahini,tzatziki,guacamole,cheese sauce,white sauce,peanut sauce,horseradish,wasabi,miso soup,dip',
  },
  mustard: {
    groups: [],
    sure: 'mustard,dijon,vinaigrette,piccalilli',
    maybe:
      'dressing,mayonnaise,curry,pickle,hot dog,burger,barbecue,marinade,coleslaw,potato salad,chutney,deviled,masala',
    not: '',
    free: 'mustard free',
    recipes: ['sauce', 'processed-meat', 'other'],
    unlikely: `soy sauce,fish sauce,oyster sauce,hoisin,teriyaki,gochujang,doubanjiang,nuoc cham,pesto,alfredo,vegemite,hummus,tahini,tzatziki,white sauce,tomato,spaghetti sauce,pizza sauce,enchilada,taco,wasabi,gravy,bouillon,${CURED}`,
  },
  sesame: {
    groups: [],
    sure: 'sesame,tahini,hummus,halva,zaatar,gomasio,baba ghanoush',
    maybe: 'falafel,bagel,bun,sushi,stir fry,cracker,granola,burger,dukkah,bibimbap,breadstick',
    not: '',
    free: 'sesame free',
    recipes: ['sauce', 'other'],
    unlikely:
      'mustard,mayonnaise,fish sauce,worcestershire,vegemite,pesto,alfredo,cheese,white sauce,gravy,tartar,spaghetti sauce,pizza sauce,enchilada,taco,horseradish,ranch,italian dressing,french dressing,caesar,bouillon,mole,sofrito,chutney,dip',
  },
  sulphites: {
    groups: [],
    sure: 'wine,champagne,prosecco,sangria,sulphite,sulfite',
    maybe:
      'dried apricot,dried fruit,raisin,sultana,cider,vinegar,beer,pickle,molasses,balsamic,sauerkraut,grape juice,lemon juice,lime juice,shrimp,prawn,instant potato,hash brown,port,sherry,vermouth',
    not: 'vinegar free,wine gum',
    free: 'sulphite free,sulfite free',
    recipes: ['alcohol', 'processed-meat', 'sauce', 'other'],
    unlikely:
      'vodka,whiskey,scotch,gin,rum,tequila,brandy,soju,raki,soy sauce,fish sauce,mayonnaise,alfredo,cheese,white sauce,tahini,peanut sauce,butter',
  },
  lupin: {
    groups: [],
    sure: 'lupin,lupini',
    maybe: 'gluten free bread,gluten free pasta,gluten free flour,low carb bread,protein bread',
    not: '',
    free: 'lupin free',
    recipes: ['other'],
    unlikely: '',
  },
  molluscs: {
    groups: [],
    sure: 'mussel,clam,oyster,scallop,squid,calamari,octopus,snail,escargot,abalone,cuttlefish,cockle,conch,whelk,oyster sauce',
    maybe: 'seafood,paella,cioppino,bouillabaisse,chowder,shellfish,sushi,stir fry',
    not: 'oyster mushroom,oyster cracker',
    free: 'vegan,vegetarian',
    recipes: ['other'],
    unlikely: '',
  },
};
