import { stemWord } from './text.ts';

const TABLE = `
absolute actively activity advanced agree alternatively applies area arise array assure auto bail band bank barber basic basis batch bearer beep
beware blank blind blink blog book bother bound bounding brace brake branches branded breaking brief broke broom browse bulk burned canceled card care
carry cash cave chain chair chalk chart check chooses chore claim clamp clerk client cloud colored compare completion compose composed composer
composite compute concise conflict covering cramp crash crawl credit credited crude cure current cute daily data daylight deal death declaration defer
define deleted deletes deploy desert device disks dive dizzy domain donate doubly drag drill dropping drums dryer dual dull dumping eager edge ensured
enter entry equally erase escaped expression extracted face fade falling fancier faster faults feat fence finder flash floor flush fonts footer fork
formal gate gateway gather gender glance glue grants granular graph gray grid group grouped growth guard hairy handle headed held hockey icon
inclusion inject injury insert inspect isolated kissed lack ladder laid leak leap leverage linen lines lists loggers login machinery mailing main
margin markers material math mature mean meant meets messy meter minor misuse model modes modules money motion mouse mouth multiplied muse mute name
nerve noise noisy outlet owned padded padding page panel panic past pasting path pedal peer photo pillow pilot piping planet plot poker popping
popular portable practice present preserved price printed printer promise promote promoted prompted proper properly purge purse puzzle quality query
queue quotes range rates rational reader reading reasoning relax reminder rent reserved rewind richer risk risky robot role roof room rough routine
rowing safer safety sailing salary sand sane sang sanity saves savings scale scans scene scream search selected selector selling sender sentence
series server services severe shampoo shapes shelf ships shows shuffle silent similar singer singing site slack slide slot sneaker soap socket socks
soldier solo solve spans spark sparse speaks speeds splice spots sprint stable starring stash state stem steps storing storm strange stranger stray
stricter strike suit supplied supply support surprise survey swept symbol team template term thunder ticks tore traces tram trapped tricks trust truth
turbo tweak typing union usable usage value view waiter waiting wake washer whine wider wind wink winner woke writing
`;

/**
 * Everyday English words that are spelled nearly like a food's name ("storm", "reading", "promise"). They are slips only beside words
 * of the same food: "carry" is curry in "chicken carry".
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(TABLE.trim().split(/\s+/).map(stemWord));
