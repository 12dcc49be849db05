/**
 * Foods of groups with recipes whose usual recipe everybody knows: fruit, vegetables, sugar, salt, oil, vinegar and spices, and none of the
 * fourteen allergens but, in some, sulphites. Words are separated by commas and match also in the plural.
 */
export const PLAIN_FOODS =
  'jam,jelly,marmalade,all fruit spread,apple butter,guava paste,goiabada,fruit paste,quince paste,honey,treacle,jaggery,syrup,sugar substitute,splenda,stevia,' +
  'sweetn low,equal,hard candy,lollipop,candy cane,cotton candy,gummy,gummy candy,juice,applesauce,gumdrop,jelly bean,skittles,starburst,tic tac,mints,chewing gum,sugar free gum,cough drop,' +
  'tamarind candy,rock candy,popsicle,sorbet,italian ice,gelatin,jello,maraschino cherry,candied fruit,candied apple,fruit leather,fruit snack,fruit compote,' +
  'baked apple,pie filling,haw flake,ketchup,tomato sauce,tomato paste,tomato puree,salsa,pico de gallo,hot sauce,sriracha,chimichurri,guasacaca,chirmol,' +
  'guacamole,olive tapenade,cranberry sauce,cranberry orange relish,pickle relish,corn relish,fruit topping,fruit syrup,garden salad,gazpacho,potato chip,potato stick,' +
  'sweet potato chip,tortilla chip,corn chip,corn nut,vegetable chip,plantain chip,banana chip,yuca chip,cassava chip,taro chip,rice chip,popped chip,kettle cooked chip,' +
  'popcorn,french fries,pork rind,pork crackling,chicharon,fritos,electrolyte,energy gel,energy chew,glucose tablet,fiber powder,mct oil,collagen,hemp protein,egg white,nutritional yeast';

/** Words that say that more is in there than that. */
export const MORE_IN_THERE =
  'flavored,flavoured,cheese,cheddar,cream,creamy,ranch,chocolate,yogurt,butter,buttered,nut,peanut,caramel,mix,coated,covered,filled,dipped,doughnut,donut,roll,cake,pie crust,' +
  'cookie,pancake,waffle,sandwich,toast,biscuit,cereal,oatmeal,grain,shot';

/** Words of names that tell all that is in a dish: "Chicken and rice", "Baby food peas and brown rice, stage 2". */
export const INGREDIENTS =
  'and,with,or,in,of,no,added,fat,baby,food,toddler,junior,stage,dry,diced,strained,plain,raw,fresh,cooked,boiled,steamed,grilled,roasted,roast,baked,stewed,braised,broiled,canned,' +
  'frozen,homemade,unsalted,salted,lightly,low,sodium,white,brown,red,green,black,yellow,sweet,mixed,tropical,apple,applesauce,apricot,avocado,banana,bean,beef,beet,berry,' +
  'blueberry,broccoli,cabbage,carrot,cauliflower,cherry,chicken,chickpea,corn,cucumber,fruit,garlic,grape,guava,kale,kidney,kiwi,lamb,lentil,lettuce,mango,melon,mushroom,okra,olive,oil,' +
  'onion,orange,papaya,pea,peach,pear,pepper,pineapple,pinto,plum,pork,potato,prune,pumpkin,quinoa,raspberry,rice,spinach,squash,steak,strawberry,tapioca,tomato,turkey,veal,vegetable,' +
  'wild,yam,zucchini';
