import { stemWord } from './text.ts';

const TABLE = `
aaron aboard abroad absolute actively activity adam adams advanced affair affairs agree ahead ahem alibi alice alien aliens allen alternatively
ambrose ambush amelia amen amigo angus apollo applies area arena ariel arise array ashore assure atom auto bail bald band bank barber barbie bare
barge bark barks barn barney barracks barry bart barton basic basis batch bates bats battle battles beacon beads beard bearer beatles beau beck beep
bench bender beta beware bible biff bikes bill billie bills billy birth bitten blackie blake blank bled blew blind blink bliss blog bloke blond blonde
bogus boiler bombing bond bonding bonds book booze bore born bother bothered bound bounding bowie brace brag brake branches branded brass brave
bravo breaking breathing breed breeding bret brett brian bride brief broke brooks broom browse bruce bruise bruises brunette brute bryan bubba bugs
bulk burial burke burned burton buses buster butch butler buyer buzz bygones caddy cage cain caliber calm camps campus canal canceled candle candles
canoe canvas canyon carbon card cardinal care carl carnival carol carrier carry carson cart cartoon cartoons carver cash casper cathy cave cents chad
chain chair chalk champion champions chap chaplin chart chase check cheering cheng chevy cheyenne chill chimp china ching chino chloe choir choke
chooses chore chubby chucky chump chute ciao cigar cigars cinch claim clamp clap clay clerk client climate clip cloak cloud clue coaching coal cocky
cohen coin coins colin collier colony colored colors columbia columbo comet compare compete completion compose composed composer composite compute
concise condo conflict conn conscious contained cooper copper cord cordy cork corky coroner corps countess county cove covering cracking cracks
cramp crash crawl credit credited creek creep creeps creepy crew crews crib crime crimes crisis crook crow crowded crows crude cruel cure current cute
cutler cutter dagger daily data dated davy daylight deaf deal dear death deck declaration defer define deleted deletes delighted delta denial deploy
depressing desert deserve deserves deuce device dial dice diego digger digging diplomatic disco disks dive divine dizzy dock docks dodge doggie doggy
doll dolls domain donate donor dooley doris doubled doubly drag dragging drama drapes dreamer dreamt drill dropping drums dryer dual duct dude dull
dumping duties duty eager earn eddy edgar edge edges eighth einstein elite empress endure ensured enter entrance entry equally erase erin escaped
essentially ewing expression extracted face fade faint falling fame fancier fanny faster fate faults fears feat feather feathers felix fellow fellows
fence ferris fights filing filming finder fink fishy flame flames flare flash flatter fleet flock floor flown flush flyer fonts footer fork formal
fort fracture francs freak freaks fritz frost fuck funk funky furnace fury gaby gained gale garth gary gate gateway gather gender gently ghetto
gigantic gilbert glance glen glow glue golly grabs grace grades grail grant grants granular graph grasp grave graves gray greasy greed grid grim grin
grind grip groans groom groovy grounded group grouped grove growls grown growth guard gutter hack hail haircut hairy hallway halt handle happier
harding harry harsh hart haul haunt hayes headed hearing heck height heights heir held heller helm herbert hereby hicks hiring hockey hola holden holt
holy hook hooper hound hunk hurry hyde icon idle inclusion infantry inject injury insert inspect irene iris irony isolated jackie jail jammed jason
jeep jeez jeff jimbo joan jock join jones joshua joyce judge judges kane karaoke karma keeper kerry kicking kicks killing killings kirby kirk kissed
kitty knife knives korea kyle labor lack ladder laid lama lame lang laser lassie laying leader leaders leak leap leash ledge leery letter lever
leverage lick lilly limb limo linen lines lion lions lists lobby locker loggers login loner lord lori lounge lung lungs luther lynn machinery madam
madeline madly mafia maggie magnet mailing main malik maniac manor mara marc marching margaret marge margin marian marilyn maris markers marries
marrow marry marshall martha massage material math matthew mature mean meant meets mellow memo menace meow merlin merry messy meter miami midst miners
ming minister ministry mink minnesota minor missus missy misuse model modes modules mona money moral morals morgue moron morons morris moses motel
motion motor motors motto mouse mouth muddy muhammad multiplied muse music mute myth name nana nancy nanny nasa nash naval nemo nerve nerves noise
noisy noses notch novel novels oath ohio oliver olivia oregon outlet outrageous owes owned pablo pact padded padding page paged pager paints panel
panic pants pappy paradise parking particles past pasting path paths patsy peacock pedal pedro peer peggy pennies penny petty photo picks pier pierce
pile pillow pillows pilot piper piping pistol pity planet plantation plasma plaza plead plot pluto poet poetic points poker polite pond poodle popping
popular porch portable pose posing pounding practice prank prayer prayers prep present preserved pressing prey price primitive printed printer prizes
promise promised promote promoted prompted prop proper properly props puke pulls pump pumps punish purge purse pursuit puzzle quality query queue quid
quill quincy quitting quiz quotes racket radar raft raging rained ramon randy range ranger rangers rates rational raven reader reading realm
reasoning recite reckon reef reel regularly rehab relax religious reminder rent reserved rewind richer rick rider riders rifle rifles rights riot risk
risky roar robe robot rogue role roof room rosa ross rosy rotten rough routine rowing rube rudder ruined ruling rumble rush russ russia saddle safer
safety sailed sailing sails saints salary saline salon saloon salute samuel sand sandra sane sang sanity santos sarge satan satellite satellites
saucer saunders saves savings sawyer scale scalp scans scare scares scene scoot scope scout scouts scream screen sealed search secretly seize selected
selector selling sender sentence serena series server services settles severe sewer shades shaky shampoo shapes shed sheila shelf shelley shelly ships
shirt shit shoes shook shorty shout shouts shows shuffle sidney sight sights silent similar simmons simon sincere singer singing sinners sire siren
sirens sissy site sketch sketches skies skinner skunk slack slate slater slavery sled slick slide slit sloan slot slowing smartest smash smell smelly
smile smoothly snappy sneaker sniper soap socket socks solar soldier solo solomon solve song songs sooner sore soul souls sounds spank spans spared
spark sparse speaks specially specialty speeds spells spike splendid splice spoke sporting spots sprint squad squire stable stakes stallion staring
stark starring starship stash state statue steam steering stem steps steven storing storm strange stranger strap stray stricter strike striking stuck
stud sucked sued suit suite sultan summit summon sundown sunk superb supplied supply support surf surgeon surgeons surprise survey susan swamp swear
sweat sweaty sweetie swept swine swollen symbol tactics tags taiwan talks taller tammy tango tapping tara taxi team tech telegram temper template
term terminate thieves thine thorn threats throne thunder tick tickle ticks tidy tight tokyo tomb tommy topic tore torture toto toxic traces traitor
tram trance trapped trauma tribe tricks tripping troy trucks trumpet trust truth tucker tune turbo turf tweak tyler typing union usable usage utah
utter valentine valet value vanish veil vein veins verge vernon verse vibe vice view vile villa vineyard viola vote votes wacky wager waiter waiting
wake walter wang warp washer wedded whew whine whining whirring whistling wider willing wind wink winner witches witter wives woke wong wounds writing
yahoo yale yell yells yuck zack
`;

/**
 * Everyday English words that are spelled nearly like a food's name ("storm", "reading", "promise"): of the 10,000 most frequent in
 * speech (SUBTLEX-US), those that would be read as a slip of one. They are slips only beside words
 * of the same food: "carry" is curry in "chicken carry".
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(TABLE.trim().split(/\s+/).map(stemWord));
