/**
 * English words within one typo of a word in questions: "weather" isn't "water", "world" isn't "would". Selected from SCOWL (copyright
 * Kevin Atkinson; free to use, copy, modify and distribute with this notice).
 */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  `abide abler abode abort abound absconded absolutely absolutest abstained abut abuts accent accordingly accordion accounting acrid
activists actuality addend addends adder adders addled aggregated aground aided aides alcoholic aloha alone alter altos amble ambles ample
anaerobic anon antic applies apply apter aptitude area ascend aside assent asters attitude awaken aware awoke axles baaed baked bakes
baking baled banal banding bared barest baring barns baser bases bashed basic basil basin basked basks bast basted bated baths batter
bayed beast beater bedside bedsides beefs beeps beers beets began begat bellow bending beset besot besots bet betide betides bets bettor
biased bicycled bidding bides bikini bilked bilking binning biologically biped birding bites biting bitter blanch bland blank bleak bleat
blind blinding block blond bloody bloom blots blows boded bodes boding bond bonding bonds boned boning boobs booed booing books booms
boons boors boost booty bored boring botch bowed bowing boxer boxes brake brakes brats brawn breach bread breads breadth breakfasted
breathe briefness brig brigs brine bring brink brinks briny broken broker brokers brood broth brunt brush bugger bunt bunts burdening
burgs buried burner burped burping burps burred burring burrs burst burying bused bust busts butter cages cakes calculator calendared
calico camel cameo camped campus campy canes capacitor caped capes cards careening careering carped carry carton carts cases caused causes
caves cello champ chance chanced chancing changeling changelings chanted chanting chapped charge charged charging cheat cheek cheeked
cheeping chick chickened chlorine chock chocked chocks chopper chuck chucked cinch circuited circuitry clack clacked clamp clams clanged
clanging clans clapped claps clash clasp classes classy claws clean cleaned cleaning cleanings cleans cleansing cleat cleaved cleaving
click clicked climaxing climber clime cloak cloaked clover clovers cluck clucked cobra cocked cocks codes cohered cohering coiling
coincidence cokes cold collaring columbine columbines comas combine combs comet commute compacted compacting compassed compassing compete
competed competing complected completion complexes comported comporting compote compotes computed computer concerting concocted concocting
concoction concoctions concurring cones confection confections connection connoting considered consistently constrain constrained
constraining consulted consulting consummation contagion container continued continuing contribution contributor convection convening
converged converging conversed conversing converted converting conveying cooper coopering copes copier copped copter cords cores corks
corms cornering corns corps correcter correctest correlated costuming cotes counter countered countering county court courted courting
coven covens covert coverts coves covet coveted coveting covets covey coveys cower cowered cowering cowers coyer crab cramp crapped crass
creak cream create creative crept cress crest crick crock crocked cropper croppers crops crosser crosses crows cunts cupped curbs curio
curly currant curve curvy dales dally dames daring darns darts dashes dated dawns dazes decease deceased deceasing decimation declaimed
declaiming dedication deeds deems defecated defected deference deflected deice deices dejected deliveries delivery derivation determined
determiner detested detracted deviating devise dies different diner dines dings dinned direst dirks discs dished disks displayed distanced
distributing divination divined doers doily doles doling domes doming dopes doping dorks dose dosing dotes doting doves downy dozes dozing
drabs drags drams drawl drawn drays dripped dripping drips drone droop drooped drooping drown duded duding dues duets duffer duffers dukes
dunce dunes dunks dunner dupes duping dying earliness earls earner earring earthiest earthliest easing eater efficiently elating elevating
emceed emery enact endued enervation entire equalized equated essentially estimate ether eve event events ewers exalt exceedingly excels
exception exceptions excerpt excretion excretions execution executions exemption exemptions exorcise exorcised exorcising expand expanded
expedience expediences expediencies experimented experimenting expertise expounded extend extended extortion fabled faction factory facts
failing failings faintness fairs fallowing falter faltered farted farting farts fastening fated father fating fatness fatter fattest feast
feasted feasting feathering feats feels felling fends ferreting fester fests fettering fever fibber fiend fight fights figured filed
filling fillings fined finer fines finks fire firs fists fiver fixer fixers flail flailed flails flees flighty float flour foiled foils
folds fools footfall footfalls foots fords form foster fractional fractious fracturing frail freed freer frets friction fries fright frogs
frolic fruity fuels fulling fully funds furls furnished furthered gaits gales games gamin gamins gapes gases gates gavel gazes gazetting
genera generality generically genes gestating gibes gibing gland glass glassed glassy gloss glosses glows goads goats golds golfer goner
gong goofed goofs gores goring grabs graceful grail grainy grant grasses grater grave grays greasiest greatness grin grind groin growl
grown gulfs gutting hakes hales haling halve halving handing handy hangs hanks hares haring harts hates hating hatting haven hawing haying
hazes hazing headier headiest heads heady health healthily heaps hear heard heartbreak heartbreaks hearth heartiest hearty heat heaviness
heaving heeds hell herbs heroes herpes hexes hided hides hiding hied hieing hilts hinds hinting hints hired hires hiring hither hive hived
hives hiving holds homes hove icons incest inched indexes indication indict individually induce infer infers infest infested infirm
inheritor inheritors initialed initially insurance insurances intensify intercepted interior interiors interjected intern internal interns
intersected intros invest invested irony itches jagged jests jigged jigging jogger joggling joust jousts jugged jugging junks juts keels
keens kills kilns kilts kinda kindle kingly kings kinks knobs knots known lager lagged lagging lakes lamely lamest lamps larder larders
large largo largos lashed lashing lass late latent later lats launch launches laxest laying lease leash lefts legged legging lengthy levee
lever licit licked licks lief lighted lighten lightness liked liken lilted lilting limpid limps lined liner linger lint lisps listed
listing lithe lither litter liver lives livid loading loaves locking locks lodged lodger lodging lofted lofting lofts loiter longing
loomed looming looms loons looped looping loops loose loosed loosing looted looting loping louse louts loved lover loving lowed lowing
lugged lugging lumpy lunched lungs lurch lurches lust lusted lusting lynch lynches maced machined machinery macing madame maiden males
manacling mandating mange mangy manly marched marches mare mares margarita margaritas marital marked market marking marsh masking masks
massaging masses mast masts match mated math mating maxes maxima maxing mealy meant meantime measure meats medal meddle meddles melting
melts men menage menages menus mere meres metabolism metal mete meted meteor meting metro mewls midway mien mighty mikes miking miler
milers milfs milks millage mills mince minds mined miner minimally minis minks mints minuet minuses minutest minxes mire mires mist mists
miter mixed moan moaning moans moats moderated moderator modes moire moires moist molds moles molls molts monks moody mooed mooing moon
mooning moors moped mopeds moping morns moth mourning mouth movie movies mowed mowing mucks mucus muddle muddles muffs mulch mules munch
must musts muter named napes naves needy nerds nests newer newts nexus niche nigh nonmember nonmembers normalcy normality nosed note notes
numbed nutritional nutritious oaten observe observer occasional occasioned occlusion occlusions oppose otter outbid outbids ovens overbook
overbooks overcook overcooks overlook overlooks oversight oversights overstock overstocks overt overweight paced packer packet packs pages
paint palate pales pane pants parked parks parsed parson parsons particularly party pasta paste pasted pasty pat pates pats paused paves
payed peace peaces pealed peals pears pecks peddled peeked perceive perceptible perforated perforating performer perked perks peroxided
person persona personable personae personally personnel persons pest phased phrase phrases physically physician piazza piazzas picked
pints pirate pissed place placed places plaint plaints plait plaits plan plane planed planet plank plans plate plated player pleas pleased
pliant ploy plugs plums plush pocked poets pointy poles polls polyp pond ponds ports poses posit posits potion potions pots pouts practice
prayed precious prescient presented presenter presently preset president pressured prevent previously print proportional proportioned
proposition prostrate prostrated protean puffs pulsed pumas purse pusses quack qualify quantify questioned quickie quickness quiet quire
quires quirk quirkiest quit quote raced races racing racked radio rafting ragging raise raising raked rakes raking rally rang ranged
ranger rangy ranked ranking ranks rapes raping rares raring rasher rat rated ration ratting raves raving razes razing reaches react
reacted reacting readying realty reaming reaping rearing rebate rebated rebates recant recasting recommenced recommend recorder redden
reddens redefined refiled refine regain regained regally regent registrar regulated regulation regulations rehashing reined relatively
relaxation relaxations relaxed relayed relegated relegation relent reloading relocated relocation remainder remanding rending renting
rents repainted repent repletion reprieve reprieved reprieves rereading rerunning resent resenting reset resetting resister resisters
resisting resort resorted resorting restating restoring resulting retain retained retarding retch retched retching retort retorted
retrained revelation revelations rewarding reword reworded rewording rewords riced riches ricing ricked rickets rid rider ridge riding
riles riling riming ringing rinse rinsing ripen risking risks rite riven roach robed robing rocked rocket rocky rodeo roes rogue roles
rooks roped roping rote rouged rough rouse rout route routed router routs roved roving rowel rowels rower rowers rubes rude ruining ruled
ruler rulers runes rusting rusts sacking sacks sages sallowest salon saloon salty sample samples sandwiched sandwiches sangs satay
saturating scald scaled scalp scaly scams scans scanter scare scats scent scone scones scored scorer scorn scows scrabbled scramble scroll
scrolled scrolls scummed scums scupper scuppers seared seats secession seediest seep seeping seeps seize sells semen sending sends senior
sensitively sensory serfs serge sevens sexual shack shackling shade shads shake shalt shame shams shank shanks shape shard shards shared
shark sharp shatter shatters shave sheen sheep shelf shied shimming shimmying shims shingle shinning shinnying shins shire shirt shits
shoes shooed shoos shoot shooter shooters shops shore shored shorted shorten shortlist shortness shots shout shoved showy shred shunt
shunts sicks sides silks silts sim simile similes sims simulating singled singly sings sinning sires sises sites sixes sized sizer skid
skier skies skimming skims skinning skins skying slack slacking slams slat slays sleds sleek sleeking sleepiness sleepy sleeting
sleeveless slightness slimming slims slinks sloe sloes slop sloped slows slummed slummer slums sluts smack smacking smallness smart
smarting smelliest smooched smoother smoothest smuts snaking snare snatching snore snowed snows snuck soaps sooth soothed sores sorter
sorters sough soughs souls soupy sourced soured sourpusses sours sowed sower sowers spake spank spanning spare spared spars spatter
spatters spawn spayed specified specifier specifies sped speeding speedy spewed spied spies spine spiny spits splinting spoke sportiest
sporty spot spots spout sprain spreading spreed springing sprinting spuds spunk spurn spurs spurt squeegeed stack stacking stag staged
stags stain stains staked stakes stale staled stank star starching stared staring stark starling starlings starring startling starving
state stated stating statistical status stave staved staves steak steaks steed steeds steep steeping steeps stent stents steppe stews
stigma stigmas stimulant stimulate stimulated stimulation stink stinks stipulating stir stirs stoat stoats stool stoop stopped stops store
stowed stows strait strand strangely stray strayed strengthen strep stretcher stretches strews strum stuns sucks sugary summer sundae
sundry super supple suppler supplier supplies surplussed surplussing suspending swabs swags swami swamis swamp swank swanks swaps swarm
swats swatter swatters swayed sweat sweep sweeping swept swigs swore swung systematic tacked tacking tacks tales talking tames taming
tamps tanking tanks tapes taping tapped tapping tares taring tarmacked tarmacking tasking tasted taxes taxing teals teams teats teems
teens tempo tempt tend tended tending tends tensed terminally terminate terns testis testy texted texts thaws thees thesis thin thine
think thong thorough though threading three throughput thunk thwacking tide tided tides tiers tiled tiles tills timed timer tines tings
tipped tipping tired tires toady toddy token tokes toking tolls tomes tonal tools toots topical topically topmast topmasts toppled
toppling touched trace traced tracer tracing tract trail trailed trailing trainee trainer traipsing trait trams transferable transfers
traps travailing traveler traversed traversing trays tread treading treadling treed trees trenching trendy trick tricked tricking
trickling tried trough truck trucked trucker trucking truckling trundling turnkey turnkeys twain tying tykes typed typos udder unique
untie unusually upped users vague vale vales validation valued valve verbs veritable verses wacks wader waders wades wafer wafts wager
wages waiter waits waken waking waled waling walker walled walling wander wandering wands ware wares warts wasps wastefulness waster
wasters watches watery watts waver waves waxes weakly weals weeds weekended weeps weer wees wefts weighted weighting weighty welds wends
whams wheat whereas wherever whets whiled whine whines whiten whiter whits whore whose widow wight wights wilds wilts wines winnow winnows
wipes wire wires wiser wishes wisps witch wives women worded wording words wore worker world wormed worming worms worsen worthy wound
wounder woven wrens wright wrist write wroth yeahs yearn yeas yogis zings zoned`.split(/\s/),
);
