const TABLE = `
i im ive id ill i'm i've i'd i'll me my mine myself we us our ours you your yours he him his she her hers they them their it its it's this that these those who whom whose which what
when where why how there here then than so too also very really quite rather just only even still yet already again once twice ever never always often sometimes usually mostly mainly
maybe perhaps probably definitely certainly actually basically literally honestly obviously apparently hopefully unfortunately luckily anyway anyways though although because cause cuz bc since
if unless while whilst until till before after during about around near over under between through above below against towards toward upon within across along among behind beside besides beyond
despite except like per via as at by for from in into of off on onto out to up down away back forward together apart else other another each every all any both few many more most much several some such same own
am is are was were be been being do does did doing done don't didn't doesn't have has had having haven't hasn't hadn't will would won't wouldn't can could can't couldn't cannot shall should shouldn't may might must
get gets got getting gotten go goes going went gone come comes came coming make makes made making take takes took taking taken give gives gave giving given put puts putting let lets letting
say says said saying tell tells told think thinks thought know knows knew known want wants wanted need needs needed try tries tried trying use uses used using find finds found feel feels felt feeling
seem seems seemed look looks looked looking leave leaves left leaving keep keeps kept keeping begin begins began begun start starts started starting stop stops stopped stopping end ends ended
finish finishes finished finishing call called ask asked work works worked working play played playing run runs ran running walk walks walked walking move moved live lived believe bring brought happen happened
write wrote sit sat sitting stand stood lose lost pay paid meet met include includes included continue set learn change changed lead understand watch watched watching follow followed create speak read
allow add added adding spend spent grow grew open opened win won offer remember consider appear buy buys bought buying wait waited serve served serving die send sent expect build stay stayed fall fell reach
kill remain suggest raise pass passed sell sold require report decide decided pull share shared sharing split splitting order ordered ordering pick picked picking grab grabbed grabbing eat eats ate eaten eating drink drinks drank drinking drunk
snack snacked snacking munch munched munching nibble nibbled nibbling chew chewed sip sipped sipping gulp gulped devour devoured demolish demolished inhale inhaled scoff scoffed wolf wolfed polish polished cook cooks cooked cooking
reheat reheated reheating warm warmed heat heated throw threw chuck chucked drop dropped spill spilled mix mixed pour poured sneak sneaked snuck steal stole stolen crave craved craving cravings treat treated treating cheat cheated cheating
binge binged fast fasted fasting skip skips skipped skipping miss missed avoid avoided avoiding cut cutting limit limiting track tracking tracked log logged logging count counting weigh weighed weighing measure measured guess guessing guessed estimate estimated
think wish hope hoping plan planned planning manage managed force forced enjoy enjoyed enjoying love loved loves loving hate hated like liked dislike prefer preferred regret regretted
sleep sleeps sleeping slept asleep nap napped napping insomnia chemo chemotherapy radiotherapy dialysis headache migraine flu allergy surgery period pregnant nursing toilet bathroom window travel traveling petrol autumn episode rugby mosque delivery ticket roofer roofers plumber electrician painter cleaner parcel guitar chapter keyboard internet website password wallet laundry ironing cleaning hoover rubbish trash recycling text texted
starving starved hungry hungrier peckish hangry full fuller stuffed bloated thirsty tired exhausted sleepy sick ill unwell nauseous queasy poorly stressed bored busy late early ready rushed rushing lazy sad happy glad sorry proud guilty good great
bad better best worse worst nice lovely amazing awesome delicious tasty yummy yum gross disgusting terrible horrible okay ok fine perfect huge massive ginormous famous favorite favourite special usual normal regular typical random weird
fancy cheap expensive free new old young first second third last next final later earlier latest recent quick quickly slow slowly soon now additionally today tonight yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday weekend weekday
mon tue tues wed thu thur thurs fri sat sun january february march april june july august september october november december morning afternoon arvo evening eve night midnight noon midday day days week weeks month months year years hour hours hr hrs
minute minutes min mins second seconds moment time times o'clock oclock am pm while breakfast brekkie brekky bfast brunch lunch lunchtime dinner dinnertime supper tea teatime meal meals snacktime elevenses course courses plate food foods
mom mum mommy mummy mam mama dad daddy papa parent parents wife husband hubby partner girlfriend boyfriend gf bf fiance brother bro sister sis son daughter kid kids child children baby toddler grandma grandpa gran granny nan nana grandad grandmother
aunt auntie uncle cousin niece nephew family friend friends mate mates buddy colleague colleagues coworker coworkers boss neighbor neighbour roommate flatmate guest guests people person everyone everybody someone somebody anyone nobody guy guys girl girls boy boys man men woman women
sarah john mike david emma anna tom sam alex ben kate jane mary james chris dan matt lisa laura amy
merienda appt appts appointment appointments doc doctor dentist nurse coach trainer teacher dietitian therapist home house flat apartment kitchen table desk couch sofa bed bedroom car bus train plane airport station office work job school uni university college class library gym pool park beach
shop store supermarket market mall restaurant cafe diner pub bar takeaway takeout drive thru canteen cafeteria buffet hotel hospital church wedding party birthday christmas thanksgiving easter eid diwali holiday holidays vacation trip game match concert movie movies film cinema show tv
netflix phone computer laptop email meeting meetings call calls deadline shift exam exams class lecture project traffic weather rain sunshine snow gym workout workouts training exercise exercised session sessions run jog jogged jogging walk hike hiked hiking swim swam swimming ride rode cycling cycled
bike biked yoga pilates lifting lifted squats squat deadlift cardio spin football soccer tennis golf basketball steps mile miles km marathon race
something anything nothing everything thing things stuff lot lots loads bit tons way amount amounts part parts portion portions rest bunch half kind kinds sort sorts type types idea reason fact point case place places side sides top bottom middle front end start
one ones two three four five six seven eight nine ten eleven twelve
not no yes yeah yep yup nope nah oh ah dont cant wont didnt doesnt isnt wasnt couldnt wouldnt shouldnt um umm uh uhh hmm hm hey hi hello bye thanks thank please pls plz lol lmao haha hahaha omg wow ugh oops whoops damn dang god gosh tbh imo btw idk fyi rn asap etc ps
else instead otherwise however therefore thus hence meanwhile afterwards afterward beforehand finally eventually suddenly immediately currently recently lately nearly almost barely hardly exactly roughly approximately approx circa
completely totally entirely partly half-heartedly absolutely extremely super pretty fairly slightly little big small tiny enough plenty whole
trying supposed allowed able gonna wanna gotta kinda sorta dunno lemme hafta
calories calorie cals kcal kcals macros carbs protein fat fiber fibre sodium diet dieting weight healthy unhealthy healthier clean keto vegan vegetarian
says famous under weather late feeling dune ran round off heard saw see seen went watching turned turns turning
according accidentally finally kindly leftover leftovers homemade
bought ordered delivered microwaved nuked packed brought gave handed offered
car commute driving drove flight flew
touch touched touching lick licked licking hungover servo swap swapped swapping switch switched trade traded exchange exchanged replace replaced replacing pair couple dozen several boxed fed tossed binned froze
serves feeds yields yield scraped peeled binning unfinished respectively apiece leftover portioned divided halved
corner drizzle drizzled sprinkled smothered slathered dunked dipped tossed topped coated dressed splashed scattered crumbled accompanied
standing leaning lying perched waiting woke awake waking knocked jumped crashed bumped
mezze meze tapas picnic nibbles grazing
vending machine machines money
practice rehearsal lesson lessons dog dogs puppy cat cats til pushups situps stretching treadmill pills pill tablet tablets pressure
`;

/** Everyday English words that don't name foods. Some also occur in names of foods ("back bacon"); there the name takes precedence. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(TABLE.trim().split(/\s+/));
