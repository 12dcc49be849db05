/** "Did I spike over 200": glucose does. */
const SPIKING =
  /\b(?:(did|have|has|do|when|that|days|nights)\s+)?i\s+(?:ever\s+)?(?:spiked?|crash(?:ed)?)\s+(?:up\s+|down\s+)?(?:to\s+)?(over|above|past|beyond|under|below)\s+(?=\d)/iu;
const ANY_READING =
  /\b(?:any|a)(?=\s+(?:single\s+|individual\s+)?(?:glucose\s+|cgm\s+|sensor\s+)?readings?\s+(?:over|above|under|below|past)\b)/iu;
/** "The highest value my CGM ever recorded": of glucose. */
const OF_SENSOR =
  /\b(?:value|number|level|figure)(?=\s+(?:that\s+)?(?:the|my)\s+(?:glucose\s+)?(?:sensor|cgm|libre|dexcom)\b)/iu;
const BY_SENSOR =
  /\bmy\s+(?:sensor|cgm|libre|dexcom|glucose\s+(?:monitor|meter|sensor))\s+(?=(?:go|goes|went|read|reads|show|showed|hit|reach|reached|be|average)\b)/giu;
/** "My sugar went up", "my average sugar level": glucose, if the member measures it. */
const BLOOD_SUGAR =
  /\bmy\s+((?:average|mean|typical|usual|median)\s+)?sugars?(?:\s+levels?|(?=\s+(?:go|goes|went|gone|going|rise|rises|rose|risen|climb\w*|spik\w*|peak\w*|crash\w*|drop\w*|dip\w*|run|runs|running|the\s+highest|the\s+lowest|highest|lowest)\b))/giu;

/** "At least one high over 180", "no lows under 70": readings. */
const HIGHS =
  /\b(an?|any|no|one|two|three|four|five|\d+|more|fewer|many|few|several)\s+(?:single\s+|glucose\s+|sugar\s+)*(?:highs?|lows?|spikes?|hypos?|dips?)\s+(over|above|under|below|past)\s+(?=\d)/iu;
/** "In range, 70 to 180": between these. */
const STATED_RANGE =
  /\b(?:in|within)\s+(?:the\s+|my\s+|target\s+)*range\s*[,:(–—-]+\s*(?:so\s+|i\.?e\.?\s+|meaning\s+|that\s+is\s+|from\s+|between\s+)*(\d+)\s*(?:to|and|-|–)\s*(\d+)\s*\)?/iu;

/** A question with the words of the grammar for glucose; "sugar" that goes up means it, if the member measures it. */
export function withGlucose(question: string, isMeasured: boolean): string {
  return (isMeasured ? question.replace(BLOOD_SUGAR, 'my $1glucose') : question)
    .replace(SPIKING, (_all, verb: string | undefined, bound: string) =>
      /^(?:did|do|have|has)$/iu.test(verb ?? 'did')
        ? `was my glucose ${bound} `
        : `${verb} my glucose was ${bound} `,
    )
    .replace(HIGHS, '$1 glucose readings $2 ')
    .replace(ANY_READING, 'at least one')
    .replace(OF_SENSOR, 'glucose')
    .replace(BY_SENSOR, 'my glucose ')
    .replace(STATED_RANGE, 'between $1 and $2');
}
