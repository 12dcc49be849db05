const TABLE = `
aah abc abu abyss accord ace aces aches acid act acted acts addition adios ado adored ads age ages aggie ago ahoy aide aim ain alamo alas alec alias allah
alma alto amazon amends ammo amos ample angelus ann ant ante ants aorta ape apes apt aqua arab arabia arabs arc arch ark arm arms army art artist artists arts
ash asia asks ass asses assets assured atlantis atm attic auf ava ave awe axe aye bach backed badge badges bah bai bailed balanced bale bali ban bane banged
banker bankers banner banter barb barker barren barrier base bash bath bathe bathed baxter bay bbs beaver beds beetle beg begged begs bela belief beliefs
believer belt bent berg bias bid bids bien biker bin bind bio bird biz blacked blah blaze blazes blender blinded blisters bloom blow blur blurry boar boat
bobo body bold bolt bolted bolts bom bomb bon bonded boner bono bonus boo boob boobies boobs booby bookie boom boomer boon bop bowel bowels boxer boxers bra
bras breach bree brent bribe bribed bribes brig britches brits bronco bronx bruised bub buck bucky budge buff buffy bugged builds bulb bum bummer bums bunk
but buts butt byron cabaret cabbie cabinet cabot cadet caged cairo calf cam camel camels candid canine cap cape caps carlo carmen carmine carole carr carve
carving casa casing casket cass casting castro cath cement cesar chan chant cheats cher cherish chi chin chink cho choked choking chorus chug chum cicero clan
clare clash classy cleans click clicks cling clipped clone clot cluck coaster coat cobb cock coded coffin coffins coil col colombian colon colt columbus comb
combat combine comm comp completed concentrated concerts condoms conned consent consume contain contains content contents convent cooling coombs cooped cop
cope copied copies cops copy cora core corpus costing cosy counted countless cox coy coz cozy cramped crank cranky crap crater crease creates creed crest
crewe crick cries critic critics crooked crop crops crutches cry csi cub cuba cubs cue cuff cuffs cult cum cunt curb curious cursed curt curve cuter cyprus
cyrus daft dam damon dancing dante dar darcy dared dart darts das dea dearie deb debris debt debts decade decades deceit decorate dee defy deke del delicate
dell della demo den dent der derby des descent design designs dex diabetes diary dibs dick diem digest dim dine dink dire direct directive dirk dis disc ditch
diver divers diving dix dixie dod doe dom dome don donald doo doom dora dork dory dose doses doubt doubts draw dread drift drives drug drugs drummer drunks
drying due dues dug duh duly dum dumb dunk dunne duo dusty dwight dye dyed dyke easiest eater eerie ego elect eli ell elle elm elvis emerge emptied emptiness
encore enhance enlighten envy epi era err est eta europe exit exits ezra factors fag fags failing faked famine fan fans far fare fart farts fashion fax fay
fayed fbi feds fee feed fees feet fei fern fest fetus fez fiend filth fin finch finer finn fire fired firm fisher fist fists fitch fitted fix fixes fixing
flaming flap flaw flaws flea fleas fled flee fling flip flo flood flop flu fluke foe fog fool fore forge forty franco frat frau freed freezes freud friar
friedman frontier fulfill fur furious furry furs fuse fuss fussy fuzz gael gain gall gallows gamma gap gas gasp gasps gator gay gays gaze gee geek geeks gen
gent gents ger gig gigs gill ginny girdle girly git gland glands gloss glover glued gob gong goo goof gps grad gramps gras gravel greece greet grinch grover
grunt grunts guides gump gunner hades hag hah hallo hallowed hamburg han hanna hans hardy hare hark harp harris hasty hath hawk hawkins hawks hay haze hearst
heater heave heavier hee heel heh heil heng hep hera herd herman hid hide hill hing hint hips hiro hit hits hobo hog hogs hoi holed holland homer homey
homicide homie homing hon honesty hong honk honks hoo hoop hoot hop hopped horn hors hos hose hoss hub hud hue hugh hugo huh hull hum hums hun huns hup hurl
icebox ike imitate imitating inc inch indy ing ink inland inn intent intention intentional intentions intern internal internet interns ira iron isn italy ivy
jab jacked jade jag jap japan java jaw jaws jay jazz jealous jed jer jew jews jig jin jive jobs joel joey jolt jose josh juan judas jude jug jumba jump jun
junkies kai kam kang kay keats keeler keen ken key keys kim kin kisser kite knack kneel knock knocks knot knox kong kris lab labs lac lace laddie laden lag
lair lake lakers lan land lao lap laps lars las lash lass lasts latex laugh laughs lava law lawn laws lax learns lease led lee leech leeds lens lent leo leon
les lesser lest lester levi levy lew lex liar liars lice lid lie lies lighten lilo lily limp lin lina lincoln lined ling lip lips lit loaned loathe loch loft
lone loo loon loot lora loss louie louse lowa lowe luau luce luckiest lug lumpy lynch lyrics mace mach mack mad madonna mae mag mailed mal mammy mano mantle
manure map maps marched mare marina marquis mars marsh marshal marshals mart martinez martinis maru marx mas masked mass mast mat matched matches mater
matrimony mavis maya mccoy meantime measles mecca medic meds meg mel mem mental menu menus mere merits mess meth metres mets mexico mia mic mice michael mill
million millions milly mina minded mines misty moan moans mob mock moe moi moira moist mold moms monte moo moor mop morale morse mort moss moth mow mozart
muck mule mullen multiply mush muster mutt nada nag naive nap nat naw nay nazi nazis neatly needle needles neo ness net nets newt nickel nile nimbus noah nod
nor north notion notions notre nude nun nuns oak oaks odds offers ole oof ops ora oral orb ore organ organs orgy orient origin oui outs oval owl owls owns
paco pairs pal palp pals par parrot parry parted pas paso passages patched patio paulie pause paw pawn paws pays peachy peak pearce peck pedes pee peed peek
peg pen pens peril perp perry persons peru perv pesos pet pets phat philip phyllis picard picket picky pies pilar piled pimp pimple pin ping pinky pins pip
pissant pit pits placement plaid planner planting plaque plaster plato plea pleases ploy poe poetry poke poked poll polls pony poo pools poop por pores posed
posse possess possessed potty pow powered pox prima primo privy proceed proceeds process prof proof proteus proven prude pry prying psst pta puck puking puli
pun pup purdy puss putter putty quack quartet que quo rabies racer racers races rach racing radius rag rags raided raines rains rainy raises rake ram ramp
rand rang rap rape rapper rash rat rated rats ravine react reacted reads reap reb rec recess recover redo reduce ref refer refers refresh refund refuse
refused refuses reg reich reins relic rely rem remind reminds ren renal rep reset rested rests rev revolt rex rhodes rid riddle rides rig riled rim rink rinse
rio rip rips risking rita rite rites roach road roam rob robbers rocked rod rods rog rom romance roo rook roster rot rub rubble rue rufus rug ruled ruler rung
rust rut saigon sale samson sank sap satin saul sauna savage savages scent scott scrap scrape scraps scum seams sears seder seer sees sells sen senile sera
seth sever severed sew sex sexy sha shalt sham shaped shares shea shh shin shiver shoo shoved shoving shred shreds shrewd shush shut shy siam sicily sims sin
sins sinus sir sirs sits situps sizes skid skilled skis skull skulls slade slam slams slap slid slim slime slip slob slop slope slower slug slugs sly smarter
smear smelled smoker smokey smug smut sneeze snip snoop snore snot snug soak soar sob sobs sod soil sol solely sons sorted sow sox spa sparkle sparky spat
spawn spelled spends sperm spies spig spinal spine spins spit spite spleen spook spooks spree sprung spun spur spurs spy spying squared stag staged stained
staked stalin stamped star stared starr stated status steals steele steer stein stern stiles stool stoop stored stork strain strand streak stream streams
stress strict stride strife stripped stroke strokes struck strung strut stuffy stun stung stunt stunts sue suffer suffers suing suited sumner sung suppress
sure sutter swan swarm swat sweeter sweetness swims swipe sword swords tab tabs tad tai tail tailor tam tame tan taping tar task tasks tasted tate tear tease
ted tee tens tex text thaw thor thug thugs thy tic tigger tile tiles timed timer tip tipping tips tis toa toad tobacco tod ton tong tony toot toots tor toro
tov tow tox tract tradition traditions trapper travis treaty trek trey trips trolls trophy truce trump tsk tuck tug tum tummy turn tux twas twinkle twit
typhoon tyr tyres una undo untie unto ups urn ust vail vain val vale valve valves vat vega vent venue venus vest vet vic vicious vie vietnam vin vinny visa
vista viva von wad wage wages wagner wah waits wall walsh wan wand wander ware watches watt waved weaker weaver web wee weed weighs wen wench wesley west wet
wham whats whim whiskers whit whitey whitney whiz wholly whoop whup wick wig wigs wilder wills wilt wins wiped wiping wishes wit wits woe wolves woo wood wool
wop worm writ wuss wynn yak yan yang yea yen zen zeus zone zorro
`;

/**
 * Everyday English words that look like shortened names of foods ("pen", "proof"): those of the 15,000 most frequent in speech (SUBTLEX-US)
 * that would be read as food.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(TABLE.trim().split(/\s+/));
