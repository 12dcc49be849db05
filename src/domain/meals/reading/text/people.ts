/** Words for people and animals at a meal. */

const listed = (words: string): string => words.split(' ').join('|');

/** Who shares a meal, singular. */
export const PEOPLE = new RegExp(
  `^(${listed(
    'friend mate kid child children people person colleague coworker roommate flatmate housemate other us sister ' +
      'brother sis bro cousin girl guy wife husband hubby partner spouse gf bf girlfriend boyfriend fiance fiancee ' +
      'mom mum mother dad father parent son daughter toddler baby family grandma grandpa gran nan aunt uncle niece ' +
      'nephew neighbor neighbour boss team him her them someone somebody everyone dog cat twin buddy pal woman man ' +
      'boy teammate classmate group',
  )})$`,
);

/** Company, not food: "with the kids". */
export const COMPANY = listed(
  'dogs? cats? kids children wife husband hubby partner family friends? mates? parents mum mom dad sister brother ' +
    'son daughter grandkids boss team colleagues coworkers neighbors everyone everybody guests',
);

/** Who made or ate something: "Mom made". */
export const MAKERS = listed(
  'mum mom mama dad wife husband hubby partner girlfriend boyfriend friend roommate sister brother grandma granny ' +
    'nan aunt baby toddler son daughter kid kids neighbor neighbour coworker colleague mate boss',
);

/** Where people eat: "at work". */
export const PLACES = listed(
  'work home school uni university college church office gym desk bar pub cafe caff restaurant party game movies cinema theater airport ' +
    'stadium mall fair bbq barbecue cookout picnic wedding beach pool park hospital canteen cafeteria hotel airbnb station shop ' +
    'bakery diner market festival daycare mum mom mother dad grandma gran nan friend sister brother inlaws in\\s(?:-\\s)?laws',
);

/** What a place name ends with: "the orange tree pub". */
export const NAMED_PLACES = listed(
  'pub cafe restaurant store shop supermarket bakery diner market festival hotel stadium canteen cafeteria inn arms station airport cinema theater office school church place joint van truck stall',
);
