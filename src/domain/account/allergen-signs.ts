import type { FoodGroup } from '#domain/foods/food.ts';
import type { Allergen } from './allergens.ts';

/** What gives an allergen away in a food's group and names. Words are separated by commas and match also in the plural. */
export interface AllergenSigns {
  /** Groups whose foods are made of it. */
  readonly groups: readonly FoodGroup[];
  /** Words that say it is in there, and words that leave it open. */
  readonly sure: string;
  readonly maybe: string;
  /** Words that look like signs and are none: taken away before the others are looked for. */
  readonly not: string;
  /** Words that say it is not in there. */
  readonly free: string;
  /** Groups of made foods in whose recipes it is common. */
  readonly recipes: readonly FoodGroup[];
}

/** Made of many things: nobody knows what is in there by the name alone. */
const MADE = ['dish', 'soup', 'sauce', 'fast-food', 'snack', 'baby', 'other'] as const;
const SWEET = ['dessert', 'sweet'] as const;

/**
 * Signs of the fourteen allergens, as cooks know them; where recipes differ, a word leaves it open. No source can name every recipe:
 * what these signs do not find may still be in a food.
 */
export const ALLERGEN_SIGNS: Readonly<Record<Allergen, AllergenSigns>> = {
  gluten: {
    groups: [],
    sure:
      'wheat,barley,rye,spelt,kamut,farro,bulgur,couscous,semolina,seitan,malt,oat,oatmeal,bread,toast,baguette,ciabatta,focaccia,brioche,bagel,' +
      'croissant,pasta,spaghetti,macaroni,lasagna,ravioli,tortellini,penne,fettuccine,ramen,udon,pizza,pita,naan,chapati,cracker,biscuit,cookie,cake,' +
      'muffin,waffle,pancake,pastry,doughnut,donut,pretzel,crouton,sandwich,hamburger,cheeseburger,beer,lager,muesli,breaded,breadcrumb,soy sauce,' +
      'flour tortilla,pie,quiche,strudel,gnocchi,wonton,filo,panko',
    maybe:
      'noodle,dumpling,burger,burrito,wrap,roll,bun,flour,cereal,granola,gravy,batter,battered,stuffing,hot dog,tortilla,crepe,roti,paratha,ale,stout,teriyaki,hoisin,' +
      'miso,meatball,meatloaf,schnitzel,tempura',
    not: 'rice noodle,rice cracker,prawn cracker,shrimp chip,spaghetti squash,rice cake,rice flour,rice pasta,corn tortilla,corn flour,glass noodle,potato flour,almond flour,coconut flour,cassava flour,root beer,ginger beer,ginger ale,sandwich spread,patty,malt vinegar,cottage pie,shepherds pie',
    free: 'gluten free',
    recipes: ['refined-grain', 'whole-grain', 'breakfast-cereal', ...MADE, 'dessert', 'processed-meat'],
  },
  crustaceans: {
    groups: [],
    sure: 'shrimp,prawn,crab,lobster,crayfish,crawfish,langoustine,krill,scampi',
    maybe: 'seafood,paella,gumbo,cioppino,bouillabaisse,surimi,bisque,sushi,shellfish,jambalaya',
    not: 'crab apple,crabapple,imitation crab',
    free: 'vegan,vegetarian',
    recipes: ['other'],
  },
  eggs: {
    groups: ['egg'],
    sure: 'egg,omelet,omelette,frittata,quiche,mayonnaise,aioli,meringue,custard,eggnog,hollandaise,carbonara,mayo',
    maybe:
      'cake,cookie,muffin,pancake,waffle,crepe,brownie,doughnut,donut,pastry,noodle,pasta,ramen,brioche,challah,batter,battered,breaded,meatball,meatloaf,' +
      'coleslaw,tartar,caesar,ranch,thousand island,tempura,icecream,ice cream,fried rice,pudding,mousse,tiramisu,pie,sandwich',
    not: 'eggplant,egg plant,egg free',
    free: 'vegan,egg free,eggless',
    recipes: ['dish', 'sauce', 'fast-food', 'dessert', 'other'],
  },
  fish: {
    groups: [],
    sure:
      'fish,salmon,tuna,cod,herring,anchovy,sardine,mackerel,trout,halibut,tilapia,haddock,pollock,catfish,bass,snapper,flounder,swordfish,eel,caviar,roe,bream,whiting,pompano,grouper,shark,monkfish,roughy,bluefish,walleye,croaker,mullet,milkfish,smelt,sturgeon,sablefish,gravlax,' +
      'sole,carp,perch,pike,bonito,surimi,taramasalata,lox,gefilte,worcestershire,bangus,hake,mahi',
    maybe: 'seafood,sushi,sashimi,caesar,puttanesca,bouillabaisse,paella,kimchi,nuoc,omega,dashi,cioppino',
    not: 'shellfish,crayfish,crawfish,cuttlefish,bass ale,fish free',
    free: 'vegan,vegetarian',
    recipes: ['other'],
  },
  peanuts: {
    groups: [],
    sure: 'peanut,groundnut,satay,reese,snickers',
    maybe: 'trail mix,mixed nut,nut,pad thai,granola,praline,nougat,mole,kung pao',
    not: 'nutmeg,doughnut,donut,coconut,butternut,chestnut,walnut,hazelnut,pine nut,peanut free,nut free',
    free: 'peanut free,nut free',
    recipes: [...SWEET, 'snack', 'breakfast-cereal', 'other'],
  },
  soy: {
    groups: ['soy'],
    sure: 'soy,soya,soybean,tofu,tempeh,edamame,miso,natto,soy sauce,tamari,teriyaki,hoisin,doubanjiang,gochujang',
    maybe:
      'vegetarian,vegan,meatless,veggie burger,margarine,mayonnaise,ramen,sushi,stir fry,chow mein,lo mein,fried rice,shortening,protein bar,kung pao',
    not: 'soy free',
    free: 'soy free',
    recipes: ['dish', 'sauce', 'fast-food', 'snack', 'supplement', 'baby', 'other', 'dessert', 'sweet'],
  },
  milk: {
    groups: ['dairy', 'cheese'],
    sure:
      'milk,butter,ghee,cheese,cream,yogurt,kefir,whey,casein,custard,icecream,ice cream,gelato,latte,cappuccino,parmesan,mozzarella,ricotta,paneer,feta,cheddar,' +
      'cheeseburger,quiche,alfredo,milkshake,mac,cheesecake,dulce de leche,lassi,ayran,tiramisu,buttermilk,macchiato,mocha,carbonara,queso',
    maybe:
      'chocolate,cake,cookie,muffin,pancake,waffle,brownie,doughnut,donut,pastry,croissant,biscuit,bread,mashed,ranch,caesar,gravy,pudding,caramel,fudge,margarine,' +
      'nougat,crepe,brioche,naan,pesto,risotto,pizza,lasagna,sandwich,burger,burrito,taco,coffee drink,cocoa,pie,smoothie,protein',
    not:
      'almond milk,oat milk,soy milk,soya milk,rice milk,coconut milk,cashew milk,hemp milk,pea milk,plant milk,peanut butter,almond butter,cashew butter,nut butter,cocoa butter,' +
      'shea butter,apple butter,body butter,butter bean,butter lettuce,butternut,buttercup,coconut cream,coconut yogurt,soy yogurt,almond yogurt,cream of tartar,cream of rice,' +
      'cream of wheat,creamed corn,dark chocolate,vegan cheese,milk thistle,coconut water',
    free: 'dairy free,milk free,vegan,non dairy',
    recipes: [...MADE, 'dessert', 'sweet', 'supplement', 'refined-grain', 'processed-meat'],
  },
  nuts: {
    groups: [],
    sure: 'almond,hazelnut,walnut,cashew,pecan,brazil nut,pistachio,macadamia,marzipan,praline,nutella,frangipane,amaretti,gianduja,mixed nut,baklava',
    maybe:
      'nut,pesto,granola,muesli,trail mix,nougat,korma,brownie,energy bar,chocolate,halva,biscotti,waldorf',
    not: 'nutmeg,doughnut,donut,coconut,butternut,chestnut,water chestnut,peanut,pine nut,tiger nut,nut free,nutritional yeast',
    free: 'nut free',
    recipes: [...SWEET, 'snack', 'breakfast-cereal', 'other'],
  },
  celery: {
    groups: [],
    sure: 'celery,celeriac',
    maybe:
      'broth,stock,bouillon,soup,stew,bolognese,gumbo,jambalaya,waldorf,tuna salad,chicken salad,curry,vegetable juice,stuffing',
    not: '',
    free: 'celery free',
    recipes: ['soup', 'sauce', 'other'],
  },
  mustard: {
    groups: [],
    sure: 'mustard,dijon,vinaigrette,piccalilli',
    maybe:
      'dressing,mayonnaise,curry,pickle,hot dog,burger,barbecue,marinade,coleslaw,potato salad,chutney,deviled,masala',
    not: '',
    free: 'mustard free',
    recipes: ['sauce', 'processed-meat', 'other'],
  },
  sesame: {
    groups: [],
    sure: 'sesame,tahini,hummus,halva,zaatar,gomasio,baba ghanoush',
    maybe: 'falafel,bagel,bun,sushi,stir fry,cracker,granola,burger,dukkah,bibimbap,breadstick',
    not: '',
    free: 'sesame free',
    recipes: ['sauce', 'other'],
  },
  sulphites: {
    groups: [],
    sure: 'wine,champagne,prosecco,sangria,sulphite,sulfite',
    maybe:
      'dried apricot,dried fruit,raisin,sultana,cider,vinegar,beer,pickle,molasses,balsamic,sauerkraut,grape juice,lemon juice,lime juice,shrimp,prawn,instant potato,hash brown,port,sherry,vermouth',
    not: 'vinegar free',
    free: 'sulphite free,sulfite free',
    recipes: ['alcohol', 'processed-meat', 'sauce', 'other'],
  },
  lupin: {
    groups: [],
    sure: 'lupin,lupini',
    maybe: 'gluten free bread,gluten free pasta,gluten free flour,low carb bread,protein bread',
    not: '',
    free: 'lupin free',
    recipes: ['other'],
  },
  molluscs: {
    groups: [],
    sure: 'mussel,clam,oyster,scallop,squid,calamari,octopus,snail,escargot,abalone,cuttlefish,cockle,conch,whelk,oyster sauce',
    maybe: 'seafood,paella,cioppino,bouillabaisse,chowder,shellfish,sushi,stir fry',
    not: 'oyster mushroom,oyster cracker',
    free: 'vegan,vegetarian',
    recipes: ['other'],
  },
};
