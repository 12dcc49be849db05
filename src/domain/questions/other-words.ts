/**
 * English words within one slip of a word that questions are made of: "weather" is not "water", "world" not "would". Chosen from SCOWL
 * (copyright Kevin Atkinson; free to use, copy, modify and distribute with this notice).
 */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  `abide abode abort abound absolutely absolutest abstained accent accordingly accordion acrid activists actuality aggregated aground aided
alcoholic aloha alter ample anon antic apply apter aptitude area ascend aside assent attitude awaken aware awoke baaed baked baking
baled banal banding bared baser bases bashed basic basil basin basked basted bated batter bayed beast beater began bellow bending beset
bettor biased bicycled bidding bikini binning biologically biped birding biting bitter blanch bland blank bleat blind blinding blond
bloody bloom boded boding bonding boned boning booed booing boost booty bored boring botch bowed bowing boxer boxes breach breadth
breakfasted breathe bring brood broth brunt bugger burdening buried burner burped burping burred burring burst burying bused butter
calculator calendared calico camel cameo capacitor carry carton cello champ chance chanced chancing chanted chanting charge charged
charging cheat cheek chick chickened chlorine chopper chuck cinch circuited circuitry clack clacked clamp clams clanged clanging clans
claps clash clasp classy claws cleat click clicked climaxing climber clime cloak cloaked cluck clucked cobra cocked coincidence cold
combine comet commute compacted compacting compassed compassing compete competed competing completion complexes computed computer
concerting concocting concurring connection connoting considered consistently constrain constrained constraining consulted consulting
consummation contagion container continued continuing contribution contributor converged conversed converted cooper copier copped copter
correcter correctest correlated costuming counter countered countering county court courted courting coveted cowered crab cramp crass
creak cream create creative crept crest crock crops crosser crosses crows curio curly currant curve curvy dally daring dated decease
deceased dedication deference deliveries delivery derivation determined determiner deviating devise different diner dinned direst dished
displayed distanced distributing doers doily doles doling domes doming dopes doping dose dosing dotes doting doves downy dozes dozing
drawl drawn dripped drone droop drooped drown duding dunce duping dying earner earring earthiest earthliest easing eater efficiently
elating elevating emceed enact entire equalized equated essentially estimate ether exalt exceedingly excels excerpt expand expanded
experimented expertise expounded extend extended faction factory falter farted farting fastening fated father fating fatter fattest
feast feasted feasting feathering ferreting fester fettering fever fibber fiend fight figured fined finer fire firs fiver flighty float
flour form foster fractional fractious fracturing freed freer friction fright frolic fruity furthered gavel gazetting genera generality
generically gibing gland glass glassed glassy golfer goner gong goofed goring grainy grant grater grave greasiest greatness grin grind
groin growl grown gutting haling halve halving haring hating hatting haven haying hazing headier headiest heady health healthily hear
heard hearth heartiest hearty heat heaviness heaving hell hided hiding hinting hired hiring hither hived hiving incest inched indication
indict individually induce infest infested initialed initially intensify internal invest invested irony jagged jigged jigging jogger
jugged jugging juts kindle known lager lagged lagging lamest large lashed lashing latent later launch laxest laying lease leash legged
legging lengthy levee lever lighted lighten lightness liked liken lilted lilting liner linger lint listed listing lithe lither litter
liver livid locking lodged lodger lodging lofted lofting loiter longing looming looping loose loosing looting loping louse lover loving
lowed lowing lugged lugging lunched lurch lusted lusting lynch maced machined machinery macing mangy manly marital marked market marking
marsh masking masks masts match mated mating maxes maxima maxing mealy meant meantime measure medal melting metabolism metal mete meted
meteor meting metro midway mien miking mince mined miner minimally minuet minuses minutest mixed moaning moderated moderator moist moody
mooed moon mooning moth mourning mouth movie movies mulch munch muter named needy newer niche nigh normalcy normality numbed nutritional nutritious
observe observer occasional occasioned oppose otter overt paced packer packet paint palate pane parked particularly pasta paste pasty
pats payed pealed peeked perceive perceptible perforated perforating performer perked peroxided persona personable personae personally
personnel physically physician picked pirate placed plan plane planed planet plank plate plated player pleas pleased pliant ploy plugs
plums plush pointy polyp pond pots practice prayed precious presented presenter presently president pressured prevent previously print
proportional proportioned proposition prostrate prostrated pulsed purse quack qualify quantify questioned quickie quiet quirk quirkiest
quit quote racing racked radio rafting ragging raise raking rally rang ranged ranger ranking raping raring rasher rated ration ratting
raving razing reaches react reacted reacting readying realty reaming reaping rearing recant recommend recorder redefined refine regain
regained regent registrar rehashing reined relatively relent reloading remainder rending renting repent rereading rerunning resent
resenting reset resetting resisting resort resorting restating restoring resulting retain retained retarding retch retched retching
retort rewarding riced rider ridge ringing rinse ripen roach robed robing rocket rodeo roes rogue roped roping rouged rough rouse route
roved roving ruining rusting sacking sallowest salon saloon salty sandwiched sandwiches saturating scald scaled scalp scaly scare scent
scored scorer scorn scrabbled scramble scummed secession seeping seize sending senior sensitively sensory sexual shack shackling shade
shake shame shape shared shark sharp shave sheen sheep shelf shied shingle shinning shinnying shire shirt shooed shoot shore shored
shorted shorten shortlist shortness shout shoved showy shred simulating singled singly sinning sized sizer skid skier skies skimming
skinning skying slack slacking slat sleek sleeking sleepy sleeting slimming slop sloped slummed smack smacking smart smarting smelliest
smooched smoother smoothest snaking snare snatching snore snowed soothed sourced sowed spank spanning spare spawn spayed specified
specifier specifies sped speeding speedy spewed spied spine splinting sportiest sporty spout sprain spreading spreed springing sprinting
spunk spurn spurt stack stacking staged staked stale staled stank star starching stared staring stark starring startling starving state
stated stating statistical staved steep steeping stimulant stimulate stimulated stimulation stipulating stir stool stoop store stowed
strait strand stray strayed strengthen stretcher stretches strews strum sugary summer sundae sundry super supple suppler supplier
supplies surplussed surplussing suspending swamp swarm swayed sweep sweeping swept swore systematic tacked tacking talking taming
tanking taping tapped tarmacked tarmacking tasking taxing tempo tempt tend tends tended tending terminally terminate testy think thong thorough
though threading three throughput timed timer tipped token tonal topical toppled trace traced tracer tracing tract trail trailed
trailing trainee trainer trait transferable transfers traveler traversed tread treading treed trenching trendy trick tricked tricking
trickling trough truck trucked trucker trucking trundling tying udder unique untie unusually vague validation valued valve veritable
verses wafer wager waiter waits waken waking walker walled walling wander wandering watery waver weakly weeds weekended weeps weer wees
weighted weighting weighty wheat wherever whiled whiten whiter whore whose widow witch women worded wording worker world wormed worming
worsen worthy wound wounder woven wright wrist write yearn zoned`.split(/\s/),
);
