/** Words without a meaning of their own. */
export const FILLER =
  'a an the my me i im is are was were be been being am did do does done have has had having get gets got getting take takes took taken taking make made making log logged logging track tracked tracking record recorded recording register registered spend spent spending showed shown tell give find calculate determine see seen please can you your know to of in on at for during over from by with into onto out up off as it its there that which this these those through throughout within then so just ever all each every both value values level levels amount figure figures number data stats stat statistic us what how look looking much many measured observed tracker device wearable fitbit watch according based display return exactly provide go going went gone came come comes achieved reached experienced experiencing accrue accrued accumulate earned earn earning perform performed performing complete completed completing doing regarding concerning terms term about here occur occurred happened happen happening entry entries individual single particular specific given calendar window timeframe span actually really exact roughly approximately around currently hi hello hey thanks thank ok okay well quick question wondering curious wonder kindly self myself mine own counted counting consider considering including included include such put stay stayed remain remained reach clock clocked hit saw sit sat rather quite very gave giving contributed contribute contributes contributing provided supply supplied contain contained deliver delivered lasted lasting lasts diary journal help reading show used long any only across experience app overall per while whilst gotten covered cover covering traveled travelled travel traveling finish finished rack racked squeeze squeezed amounted whole entire detected noted reported documented captured tallied identify retrieve sustain sustained maintain maintained keep kept held corresponding respective already came among amongst add adds added bring brings result results test tested checked report please gives yo bruh bro dude sir madam doc hmm um uh pls plz thx grateful appreciate obtained obtain recently managed manage managing wise somewhere anywhere use using strongly closely tightly move moved together score scored scoring rate rated usualdays restofday';

/** Phrases without meaning, though their words have one. */
export const FILLER_PHRASES =
  'make up; made up; in relation to; tend to; tends to; tended to; seem to; seems to; appear to; appears to; each other; at what rate; look like; looks like; looked like; would like; i would like; like to know; love to know; could you; would you; can you; will you; let me know; let me; i want; i need to know; i would like; i would like to know; i would be grateful if you could; want to know; need to know; i want to know; i would love to know; would like; like to know; worth of; stood at; stands at; stand at; report on; give a report of; compute; inform me; inform me about; work out for me; i am interested in; interested in; be grateful; if you could; in 1 go; at once; in the evening of; at all; of my data; for me; help me; how is; how are; as well; i wonder; do you know; if i only look at; if we only look at; only look at; only looking at; looking only at; just looking at; looking at; look at; if i look at; if you look at; taking into account; what would you say; would you say; i would like to see; like to see; want to see; love to see; i want to see; need to see; i need to see; can i see; could i see; to be exact; in my records; according to my records; in my log; i was able to; i was; if possible; by any chance; out of curiosity; just curious; so far; account for; accounted for; end up with; ended up with; end up; ended up; wind up with; looking back; look back; i post; i posted; brought me; on file; into account; into consideration; what do you get; what do i get; everything i ate; everything i eat; everything i have eaten; all that i ate; with respect to; in the context of; in the context; in respect of; with regard to; in regard to; when it comes to; as for; speaking of; in the case of; in the interval; over the interval; in the timeframe; for the period; in the window; over the window; calendar month; looking back over; looking back at; looking over; reviewing; how would you summarize; how would you describe; take place; took place; takes place; the same night; that same night; the same day; that same day; same night; same day; that night; that day; at what level; trending at; trending around; in this window; in that window; on that same date; on that same day; on the same date; filtered to';

/** Verbs that name a metric if nothing else does. */
export const IMPLIED_METRICS: readonly (readonly [phrases: string, keys: readonly string[]])[] = [
  ['sleep; slept; sleeping; asleep; sleep for; slept for; shut eye; shuteye', ['sleepMinutes']],
  [
    'weigh; weighed; weighing; weighs; step on the scale; stepped on the scale; get on the scale; got on the scale; hop on the scale',
    ['weightKg'],
  ],
  ['drink; drank; drunk; drinking; hydrate', ['waterMl']],
  ['fast; fasted; fasting', ['fastHours']],
];

/** Workout types that people name, each with its words. A stored type that contains one of the first words belongs to it. */
export const WORKOUT_WORDS: readonly (readonly [nouns: string, verbs: string])[] = [
  [
    'run; running; jog; jogging',
    'ran; run; jog; jogged; running; jogging; went running; went for a run; go running; go for a run; went for a jog; went on a run',
  ],
  ['treadmill; treadmill run; treadmill walk; treadmill running', 'ran on the treadmill; used the treadmill'],
  [
    'walk; walking; stroll',
    'walked; walk; strolled; walking; went walking; went for a walk; go for a walk; went on a walk',
  ],
  [
    'bike; biking; cycling; bike ride; ride; bicycle; cycle; outdoor bike; bicycle ride; cycling session; bike workout',
    'biked; cycled; rode; bike; cycle; ride; rode my bike; ridden; ridden my bike; pedaled; went cycling; went biking; went for a ride; went for a bike ride; go cycling; went on a bike ride; go biking',
  ],
  ['spinning; spin; indoor cycling; spin class', 'spun; went spinning'],
  ['swim; swimming', 'swam; swum; swim; went swimming; went for a swim; go swimming'],
  ['hike; hiking', 'hiked; hike; went hiking; went for a hike; went on a hike; go hiking'],
  ['yoga; yoga session; yoga class', 'did yoga; do yoga; practiced yoga; practice yoga'],
  ['pilates', 'did pilates'],
  [
    'weight training; strength training; strength; weightlifting; weight lifting; lifting; weights; lifting session; strength workout; weights workout; weights session; strength session; resistance training',
    'lifted; lift; lifted weights; lift weights; did strength training; did weights; did weight training',
  ],
  ['elliptical; elliptical workout', 'used the elliptical'],
  ['rowing; rowing machine; row', 'rowed; row; went rowing; used the rowing machine'],
  ['hiit; interval; interval workout; interval training; circuit training; circuit', 'did hiit'],
  ['aerobic workout; aerobic; aerobics', 'did aerobics'],
  [
    'tennis; racket sports; tennis match; tennis matches; tennis game; game of tennis; match of tennis',
    'played tennis; play tennis',
  ],
  ['soccer; football', 'played soccer; played football'],
  ['basketball', 'played basketball'],
  ['dancing; dance', 'danced; dance; went dancing; go dancing'],
  ['climbing', 'climbed; went climbing'],
  ['golf; round of golf; rounds of golf; golf round; golf game', 'played golf; golfed; play golf'],
  ['skiing; ski', 'skied; ski; went skiing; go skiing'],
  ['martial arts; kickboxing; boxing', 'boxed'],
  ['stair climbing; stairclimber; stairs', ''],
  ['stretching', 'stretched'],
  ['sport; sports', 'played sports'],
  ['bootcamp; boot camp', ''],
];

export const ANY_WORKOUT =
  'workout; exercise; exercise session; training session; activity; session; workout session; training; physical activity; exercise activity; logged activity; recorded activity; activity session; exercising; working out; recorded workout; logged workout; exercise bout; gym session; activities; gym visit; gym workout; outing';
export const ANY_WORKOUT_VERBS =
  'exercised; worked out; work out; exercise; trained; train; exercised at all; was active; did any exercise; did a workout; did any workout; had a workout; did exercise; do a workout; hit the gym; go to the gym; went to the gym; get a workout in; do any exercise; worked out at all';

/** Verbs of single entries. */
export const ENTERED = /^(?:log|logged|enter|entered|record|recorded|track|tracked|note|noted|tap|tapped)$/;
