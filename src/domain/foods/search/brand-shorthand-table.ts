/** Short names of brands and places, in the form of `SHORTHAND_TABLE`. A brand that says nothing about the food is left out. */
export const BRAND_SHORTHAND_TABLE = `
4 n 20|four n twenty|four 'n twenty=meat
ensure plus=ensure
jd|jack daniels|jack daniel's=whiskey
wbx=weetabix
harveys|harvey's|swiss chalet|red rooster|hungry jacks|hungry jack's|oporto|grill'd|supermacs|supermac's|arnotts|arnott's|mary browns|popeye's|jimmy johns|jimmy john's|jersey mikes|jersey mike's|five guys|5 guys|shake shack|in n out|in - n - out|whataburger|culvers|culver's|itsu|talenti|nandos|nando's|costa|caffe nero|tim hortons|bojangles|zaxbys|zaxby's|jack in the box|raising canes|raising cane's|wingstop|qdoba|noodles and co|cheesecake factory|texas roadhouse|outback|ihop|dennys|denny's|cracker barrel|sams club|sam's club|michelinas=
vitamin water zero|vitaminwater zero=low calorie vitamin water
bottle of black iced tea|bottle of iced black tea|bottle of iced tea|bottled black iced tea=bottle of bottled iced tea
v8 splash|v 8 splash=vegetable and fruit juice drink
gatorade zero|gatorade g 2|gatorade g2=low calorie gatorade
ben & jerrys|ben and jerrys|ben & jerry's|ben and jerry's|ben n jerrys|ben & jerry=premium ice cream
chobani=greek yogurt
vending machine|trader joe's|trader joes|tj's|aldi's|lidl's|tesco's|sainsbury's|sainsburys|asda|tesco|aldi|lidl|waitrose|morrisons|m & s|marks and spencer|marks & spencer|whole foods|walmart|kroger|publix|safeway|pret|pret a manger|panera|wetherspoons|wawa|sheetz|7 - eleven|chowking|wagamama|woolworths|checkers|shoprite=
coke 0|coke zero|c zero|diet c|d coke=diet coke
maccies|mcds|mcd|mcd's|maccas|mackies|maccy ds=mcdonalds
sbux|starbux=starbucks
happy meal|mcdonalds happy meal|mcd happy meal|maccies happy meal=kids mcdonalds hamburger meal
diet dp=diet dr pepper
`;
