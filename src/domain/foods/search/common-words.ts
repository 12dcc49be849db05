import { stemWord } from './text.ts';

const TABLE = `
aaron abby abilene aboard abroad absolute accounts ache acme acre actively activist activity actual adam adams advanced affair affairs afloat afoot africa
agree ahead ahem aired alan alden alfred alibi alice alien aliens alike alive allen alley ally alone alpine alternatively amaze ambrose ambush amelia amen
america amigo amusing anal anders angeles anger angle angus apaches apollo appeal appeared appears applies arcade area aren arena ariel arise armed aroma
arose arouse array aryan asher ashore aside asok aspen assume assure atom aura aurora austin auto avail awake award aware awhile awol babe badger bagging bail
bait bald ballet ballon ballot band banging banish bank barbaric barber barbie bare barf barge bark barking barks barlow barn barney barracks barrage barry
bart barton basic basin basis bastard bastards bastille batch bates bats battery battle battles beacon beads beagle beak beard bearer bearing beast beat
beating beatles beats beau beaut beauty beck bedlam beep beginning bein beirut believed bench bend bender benedick beret berth beta beth bets betting beware
bible biff bijou bikes bile bill billie bills billy bingo birth bistro bitch bitches bitchy bitten bitterly bitty blackie blake blame blank bled bleed bless
blew blind blink bliss blitz blog bloke blond blonde blown boast bogus boiler bombing bona bond bonding bonds bonnie bony book booked books boot booth boots
booze bore boring born borrow bosom bother bothered bounce bouncy bound bounding bout bowden bowers bowie bowler bozo brace brad brag braid braids brainy
brake branch branches branded brass brave bravo brawl brazen breaking breathe breathing bred breed breeding bret brett brian bride brief brigadier bright brim
bringing brings brock broke brooch brooding brooks broom brothers brow browse bruce bruise bruises bruising brunette brush brute bryan bubba buenas bugger
buggers bugler bugs bulge bulk bump bundy burial buried burke burley burn burned burning burns burt burton bury buses bust buster butch butchered butler buyer
buzz bygones cable caddy cage cain calculus caliber calling calm camera cameras camp campaign camps campus canal canceled candle candles cannon canoe canopy
canvas canyon capote carbon card cardinal cards care cared career cares caress carey cargo caring carl carnival carol carolina caroline carpe carried carrier
carry carrying cars carson cart carter cartoon cartoons cartridge cartridges carver cash cashed casper cast catch catching cater cathy cattle caused causes
cave cease cecil ceiling celebrating cell cellar cello cells cent center centre cents cerebral chad chain chair chairs chalk champion champions chance chances
changes changing chap chaplin charade charades charge charged charging charles charley charlie charming chart chase chat chatty check checked checking cheer
cheering cheers cheery cheetah chem cheng cherie chest chevy cheyenne chez chic chief chill chilling chime chimes chimp china ching chino chitchat chloe choir
choke chooses chopper chord chords chore chose christ christian chubby chuckle chuckles chucky chump chute ciao cigar cigars cinch cisco claim clamp clap
classes claus clay cleric clerk clever client climate clink clip cloak clock close closer cloud clown clue coaching coal coast cocky cohen coin coins colin
collar collie collier colombia colony colored colors columbia columbo coma comet cometh comic commit compare compete completion compose composed composer
composite compute computers concept concern concerns concise condo conflict conn connie conscious considered contained continues cooley coop cooper copper
coral cord cordy cork corky corny coronary coroner corps corral cost costs couldn counter countess county coup cove cover covering covers coward crabby
cracking cracks cram cramp crane crash crashed crawl crawling creaks created creative creature credit credited creek creep creeps creepy crept crew crews crib
cried crime crimes crisis crit critter critters crook croquet crow crowd crowded crows crud crude cruel cruise crying cure curie curling current curse cute
cutler cutter dade daffy dagger daily dale dallas dame dana dance danced dancer danes danny dare darling darlings darn data dated dating daughters davis davy
dawn daylight dead deader deaf deal deals dear death decay decent deck declaration deed deeds defer define delay deleted deletes delighted delta demon demons
denial denied dennis deny deploy depressed depressing desert deserve deserves deuce device dewitt dial diana diane dice didn died diego dies digger digging
dildo dime dimples dingo dining diplomatic director dirt disco disks dive divine dizzy doable dobie dock docket docks dodge doesn doggie doggy doll dolls
domain dominate dominion donate donna donor dooley door doors dope dorian doris doubled doubly downer drag dragging drago drain drama drapes dreamed dreamer
dreamt dress dresses drew drill driven driver drool dropping drown drums dryer dual ducats ducky duct dude duel duff dull duma dumbo dummies dummy dump
dumping dust duties duty dying eager earn ease easier east eddy edema edgar edge edges eighth einstein election elite elope emily empress endure ensured enter
entire entrance entry equally erase erin escaped esquire essentially eureka event events evil ewing expected expert expression extracted face facts fade fail
failed faint fair faith faker falling falls fame fancier fang fangs fanny farrow faster fate father fathers fault faults favor favour fear fears feat feather
feathers feeding feelings felix fella fellas fellow fellows felon felons femur fence fender ferris fester fetal fickle fide fifty fight fights file filed
files filing fill filly filming films finder fink firewall firing fishy fixed flag flair flame flames flanders flare flash flatter fleet flex flier fliers
flies floater flock floor flow flown flunk flush flux flyer foil fold folk folks fond fonts fooled fooling footer forces ford foresee fork formal former fort
fortunate fought founder fracture frame francis francs franz fraud freak freaks freckles fred freezing fresno fret fridge friendly frisbee frisco frisk fritz
frost fuck fucked fucker fuckers fuel fully fund funk funky funny furnace fury gabby gaby gained gale gander gang garth gary gate gates gateway gather gazette
gear gender gene generally geniuses genocide gently germany ghetto ghoul ghouls gigantic gilbert gimme glance glee glen gloat glorious gloves glow glue glum
goal goatee gods golly goodies gout grabs grace grade grades graft grail granite grant granted granting grants granular graph grasp grave graves gray grazie
greasy greed grid grief grim grin grind grip gripe groans groin groom groovy grounded group grouped grove growed growls grown growth guard guile guilt gull
gunman guns gussie guts gutter hack hail haircut hairy hale hallway halt hammer handle handled handling handy hang hank happens happier happiness harass
harding harem harm harry harsh hart hasn hast hatch hates hats haul haunt haven hayes headed heading heal health hear hearing hears heartache heather heck
height heights heir held helen helio helium hell heller hellman helluva helm help helped helps herbert hereby heritage herr hicks hiding hire hired hiring
hitter hitting hockey hogan hola holden hollow holly holmes holt holy honky hood hooey hook hooked hooker hooper hoped hopes horny host hotch hound howdy huff
humble humorous hung hunk hunt hurry hurrying hurt hurts hyde hyper icon ideas idle inclusion infantry infect inject injure injury inner insert inspect
instance instincts insure intrusion invitation irene iris irony isolated jackie jagger jail jake jammed janet jason jean jeep jeez jeff jenny jess jesse jill
jimbo jitters joan jock join joke jokes jones joshua joyce judge judges judy jukebox junk jury kahuna kane karaoke karen karma keeper keister kelly kenny kent
kerry khaki kibble kick kicked kicking kicks kidder kiddo kiki killing killings kills kimono kinky kirby kirk kissed kitty klan knee knees knickers knife
knight knives korea kuei kwan kyle labor lack ladder lads laid laird lama lame lamp landed lane lang larger lark laser lassie lasso latch laughter launch
lavish lawyer lawyers laying layne leader leaders leading leads leak leap learning leash least ledge leery lend lenses leper lepers letter letters level lever
leverage lewis liberty libya lick lied lift lila lilith lilly limb limo line linen lines lint lion lions list lists livery lives load loan lobby lobo locate
lock locked locker locket logan loggers login logo lonely loner lord lordy lori loser losers loses losing lotto louise lounge lousy lowly lowry loyal luck
lucy luger luke lung lungs lupe lured luther lying lynn machinery madam madeline madly madrid mafia maggie maggot maggots magnet mail mailing main maintain
makeover male malik mambo mamie manager manger mangy maniac manic manny manor mara marc marcel marching marco mardi margaret marge margin marian marilyn maris
marked markers maroon marries marry marshall martha mask mason massage master matchbook material maternal math matron matter matters matthew mature mayhem
mayor maze mazel meadow meadows mean means meant measly medal media meets mellow memo menace mend meow merlin merrier merry messed messy metal meter miami
micah mick midge midst milt mimic mind minds miners ming minister ministry mink minnesota minor mirage misery missus missy mister misuse mitch mite mittens
mitts moat mobster model modes modules molester moly moments mona mondo money mood moonraker moral morals morg morgue moron morons morris morrow moses motel
motion motor motors motto mount mountie mouse mousy mouth movement moves moving muddy muffy muhammad muir mulder multiplied mumbo murmur muse music mutation
mutations mute myth naam name named namely nana nancy nanny nasa nash nasty nation nato naturally naval nearby neighbors neither nemo nepal nerve nerves nest
nestor niche nick nicky nicotine nifty nipple nipples noble noel noise noisy none noose normally norman nose noses notch note novel novels nudge nurses oath
odell odin officer officers ohio oink olden older oliver olivia omen omens oregon orion osaka ouch ought outer outlet outrageous outta owes owing owned ozone
pablo pacey pacific packing pact padded padding paddling page paged pager paint paints palace pandora panel pang panic pansy panties pantry pants panzer paolo
pappy paradise pardon parked parking parkway parole particles partners pascal passes past pasting pasture pastures path paths patients patsy paul paying
peacock pedal peddling pedro peeper peer peggy pelican penis penises pennies penny perfectly perish perk perks perky perm personally personnel pest petal
petals petty phase phil phones phony photo pianist piano picks pier pierce pile pillow pillows pilot pinocchio pioneer pioneers pipe piper piping pippin
piranha piss pissed pistol piston pistons pity placed plague planes planet plans plantation planted plasma player players plays plaza plead pleasant pleased
pleasure plop plot plow plug plumb plump pluto poachers podium poet poetic points poison poker police polio polite polk polka poncho pond ponton poodle poor
pope poppin popping popular porch porn porno portable portia pose posh posing position positions possum potter pounding practical practice praise prank pray
prayer prayers praying preach prep present preserved presley pressing prey price prick pride primitive print printed printer prints prior prison prize prizes
produce producer progress prom promise promised promote promoted promoter prompted prone prop proper properly propose props protected protest prove pucker
puffy puke pulls pulse pump pumps punchy punish punk purge purim purse pursuit pushed pusher pushing pussies pussy putt puzzle quad quake quality quarry query
queue quid quiet quill quincy quirks quit quitting quiz quote quotes quoting rabbi rabid racket radar radio raffle raft rage raging raid raids rails rained
raining rallies ramon randy range ranger rangers rank ransom raped raping rare rates rational rave raven reader reading realm rear reasoning reasons recite
reckon recovered reed reef reel reeves regularly rehab relax released religious remains remembered reminded reminder remove rent repeat reported reporter
reports required requires reserved resist reward rewind richer rick rider riders riding rifle rifles rights riot ripped ripper rise risen risk risky roar robe
robot rocker rogue role rome romeo roof room rope rory rosa roscoe ross rosy rotten rouge rough roulette rouse route routine rowan rowing rube rudder rude
ruin ruined rule rules ruling rumba rumble ruse rush russ russia rustic sack sadder saddle safe safer safety sahara sail sailed sailing sails saint saints
salary saline salon saloon salud salute saluting salvador samuel sancho sand sandra sane sang sanity sanka santos saran sarge sark satan satellite satellites
saucer saucy saunders saved saves savin saving savings sawyer saxon saxons scale scalp scamp scams scans scar scare scared scares scat scene schubert scoot
scope score scores scorn scout scouts scrabble scream screamer screen screw screwing scuba scurry scuse scuttle seal sealed seaman search seat seated seats
secretly secure seeing seek seize seized selected selector seller sellers selling semen semper sender sends sense senses sentence serena serene serenity
series server services setting settle settles setup severe sewage sewed sewer shabby shades shady shafts shag shaker shaky shaman shame shampoo shape shapes
shave shaw shawn shed sheila shelf shelley shelly shield shimmy shine ship ships shirt shit shite shitty shock shocked shoe shoes shook shooter shoppers
shopping shore shores shorty shouldn shout shouts shove showed shower showing shown shows shrieks shucks shuffle sicker sidney siege sighs sight sights sign
signs silent silly silo simba similar simmons simon sincere sing singer singh singing sink sinks sinned sinners sire siren sirens sissy sisters site situation
sketch sketches skies skills skinner skipper skunk slack slain slander slash slate slater slave slavery slay sled sleek sleep slick slicker slide slight
slipped slit sloan slot sloth slowing slut smartest smash smell smelly smile smoochy smoother smoothly snappy sneaker sniper snippy snort snout soap sober
sock socket socks soggy soho solar soldier solo solomon solve someplace sometime song songs sonny sookie sooner soot sore soul souls sound sounded sounds
spade spades spain spank spanky spans spared spark sparse spasm spatula speaking speaks spec specially specialty species specs speculate speed speeds spell
spells spike spirited splendid splendor splice splinter splinters spoil spoiled spoke sporting spots spouse sprint squad squashed squire squish stab stable
staff stairs stakes stall stallion stands stare stares staring stark starring starship stash state stations stats statue staying stays stead stealing steam
steed steering stem step stepped steps steve steven stoke stomp stories storing storm story stow straits strange stranger strap stray stricter strike striking
stroller stronger stuart stuck stud suave suck sucked sucks sued suede suggested suit suite sultan summit summon sundown sunk sunset suntan superb supplied
supply support suppose surf surgeon surgeons surprise survey susan suzuki swabs swamp sway swear sweat sweaty sweden sweep sweetie swell swept swine swing
swingers swish swollen swoop swore syed sykes symbol tack tacky tact tactics taft tags taiwan takin tale talisman talk talked talker talking talks tall taller
tamara tammy tampa tangle tango tank tanks tape tapes tapping tara tarot tarp tattoo taught taxes taxi taxis teach teachers teaching team tech telegram teli
temp temper template tempo temporal tempt tend tenderly tense tent term terminate terribly terror tesla test tested tests theatre thee theme theory thieves
thine thirty thorn thou thoughts threat threaten threats throne thrown thumb thunder tick tickle ticks tidy tied tier ties tiff tight tire tires title tits
toes toga tokyo tomb tommy tone toner tool tools topic torches tore torn tornado torture toss toto tough tour tout towel towels tower toxic toys trace traces
trailer trained trains traitor traits tram trance trap trapped trauma triads trial tribe trick tricks triplets tripping trivia troops trot troupe troy truck
trucks trumpet trunk trust trusted truth tryout tryouts tucker tuff tune tung tunnel turbo turd turf turner tweak twig twigs tyler typing tyrone ulysses
understands understood undone union unsure upper usable usage usher utah utter uttered valentine valet value vamos vamp vanish veda veil vein veins verge
vernon verse vial vials vibe vice victor victory video view vile villa vineyard viola virginia voila vole vote votes wacky wade wager wail wails waiter
waiting wake waking wally walt walter wang wanker ward warden warn warned warp wars wash washed washer washes wasn wasp waste wasted wasting wave waves wayne
weak wear wears wedded weli weren wetting whack whale whee whether whew whine whining whipper whirring whistling whoa whoo whore wicked wide wider willie
willies willing willy wind windy wink winner winning wino wipe wipes wire wise witch witches wither witter wives woke wondered wong woody word words wore
worker world worn worry worrying worth wouldn wound wounded wounds wring wrist writer writes writing yahoo yale yard yards yell yells yikes ymca youth yuck
zack zing
`;

/**
 * Everyday English words spelled almost like a food's name ("storm", "reading", "promise"): those of the 20,000 most frequent in speech
 * (SUBTLEX-US) that would be corrected to one. They count as typos only next to words of the same food: "carry" is curry in "chicken
 * carry".
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(TABLE.trim().split(/\s+/).map(stemWord));
