import { singular } from '#domain/questions/wording/normalize.ts';

/**
 * English words that a question about one's own figures means the same without. Unlike the words of the grammar, they are never used as
 * corrections. Words that limit, deny, suppose, compare or name someone or something else are excluded on purpose.
 */
const IDLE = `
appear appears appeared appearing enter entered entering
bank banked banking pocket pocketed net netted stash stashed pile piled attain attained attaining attains amass amassed amassing post posted posting posts produce produced producing produces yield yielded
yielding yields garner garnered garnering gather gathered gathering collect collected collecting notch notched notching chalk chalked secure
secured muster mustered generate generated generating hold holds holding carry carried carrying present presented display displayed displays
reflect reflected reflects represent represented represents representing constitute constituted constitutes indicate indicated indicates
witness witnessed observe observes observing encounter encountered enjoy enjoyed enjoying undergo underwent undertake undertook undertaken
conduct conducted engage engaged engaging engages participate participated pursue pursued partake partook attend attended execute executed
pack packed fit fitted cram crammed snag snagged bag bagged nab nabbed land landed lands turn turned turns hover hovered hovering hovers
sitting sits register registers registering clocking clocks logs tracks records tallying compile compiled score scores scored log capture
captures capturing document documents detect detects accomplish accomplished accomplishes manage manages deliver delivers delivering achieve
achieves achieving acquire acquired acquires obtain obtains obtaining receive received receives grab grabbed catch caught wound exhibit
exhibited exhibits demonstrate demonstrated report reports reporting state states list lists mark marked marks denote denotes equate equates
equated correspond corresponds tend tends tended boast boasted command commanded separate distinct various personal entire
exact precise precisely specific specifically actual current respective associated documented available ongoing complete full general plain
simple basic honest approximate ballpark rough quick brief usable valid relevant applicable underlying resultant resulting eventual reported
listed stored existing known qualifying eligible matching such certain mentioned aforementioned named stated measured everyday regular
routine customary absolutely basically certainly clearly currently definitely effectively essentially especially evidently exactly fairly
frankly fully genuinely honestly hopefully incidentally indeed inherently largely likely literally mainly merely mostly namely
naturally nearly necessarily notably obviously officially ordinarily overall particularly perhaps possibly practically presumably pretty
primarily probably purely quickly really reasonably relatively seriously simply solely strictly supposedly surely technically totally truly
truthfully ultimately undoubtedly virtually individually personally physically accurately correctly whatsoever thereof therein upon amid
amidst herein thereby whereby alongside accordingly figure statistic statistics metric metrics measure measures measurement measurements
outcome outcomes output outputs sample samples dataset database calculation calculations computation breakdown snapshot glimpse insight
insights info information detail details summary overview recap rundown reply response answer answers estimate estimation guess idea clue
notion sense picture feel feeling reckoning magnitude extent size sizes scale degree tallies tally pool set sets group batch collection
bunch lot lots horizon timeline timespan timescale timeframes span spans course say eg ie aka btw fyi ok okay alright gosh wow oh ah kindly
coach assistant app bot computer genie here hereby there too anyhow anyway anyways though tho
although however somehow sort ones itself themselves yourself happen happens amounting going gonna wanna gotta lemme gimme shall deem deemed
consider considered regard regarded class classed label labeled labelled call called calls care curious intrigued keen eager
interested interests glad happy grateful thankful nice great cool awesome lovely possible able willing ready remember recall
remind realize realise notice noticed noticing guessing thinking think thought believe reckon figuring checking verify
verifying confirm confirming doublecheck hey howdy greetings cheers ta effort
efforts outright straight flat spot bang solid routines practice practices devote devoted devoting devotes dedicate dedicated
dedicating allot allotted invest invested spending spends passing passed pass passes lying lie lay lain laying laid sometime hitherto thus
hence therefore quantity quantities headline lowkey highkey lol omg arithmetic lmao haha tbh ngl dear pick picked picks play plays played playing
`;

/** In the singular too, because questions are normalized. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  IDLE.trim()
    .split(/\s+/)
    .flatMap((word) => [word, singular(word)]),
);
