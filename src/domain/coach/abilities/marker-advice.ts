import { dietFor, retestWeeksOf, type Side } from '#domain/blood/diet/marker-diet.ts';
import { findMarkers } from '#domain/blood/find-markers.ts';
import { rowOf, type MarkerKey } from '#domain/blood/markers.ts';
import type { Source } from '#domain/blood/markers/row.ts';
import { causeWords } from '#domain/coach/subjects/facts/markers/marker-facts.ts';
import { whatDoesItMean } from '#domain/coach/subjects/question-words.ts';
import { markerFacts } from '#domain/coach/subjects/marker-facts-of.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';

/** Ways to change a marker besides food. */
interface Habits {
  readonly text: string;
  readonly sources: readonly Source[];
}

const HABITS: Readonly<Partial<Record<MarkerKey, Partial<Record<Side, Habits>>>>> = {
  'hdl-c': {
    low: {
      text: 'Regular endurance exercise raises HDL a little, and so do quitting smoking and losing excess weight. Raising HDL with medication hasn’t lowered risk, so LDL and apoB matter more.',
      sources: [
        { label: 'Kodama 2007, aerobic exercise and HDL cholesterol', doi: '10.1001/archinte.167.10.999' },
        { label: 'AHA/ACC 2018, guideline on blood cholesterol', doi: '10.1161/CIR.0000000000000625' },
      ],
    },
  },
};

/** A side that is nothing to worry about. */
const NO_CAUSES = /^A (?:high|low) value is /;

/** The first word of a marker's name that alone means something else. */
const NOT_MARKERS = /^(?:creatine|fasting|free|mean|morning|total|urine|white|red|thyroid|urea)$/i;

/** The marker that the words name, if exactly one. */
export function namedMarker(words: string): MarkerKey | undefined {
  const plain = words.replace(/\b(?:levels?|blood|number|value|results?|score)\b/g, ' ').trim();
  if (NOT_MARKERS.test(plain)) return undefined;
  const [found] = findMarkers(plain === '' ? words : plain, 1);
  if (!found) return undefined;
  const spoken = plain.toLowerCase();
  const names = [found.key.replaceAll('-', ' '), found.name, ...found.aliases].map((name) =>
    name.toLowerCase(),
  );
  return names.some((name) => name === spoken || name.startsWith(`${spoken} `)) ? found.key : undefined;
}

const sideOf = (direction: 'up' | 'down' | 'better', marker: MarkerKey): Side => {
  if (direction !== 'better') return direction === 'up' ? 'low' : 'high';
  return rowOf(marker).direction === 'lower' ? 'high' : 'low';
};

const sourceOf = ({ label, doi }: Source): { name: string; url: string }[] =>
  doi === undefined ? [] : [{ name: label, url: `https://doi.org/${doi}` }];

/**
 * How to change a marker, from the product's rules and their sources.
 * @param latest the member's last value, as figure f1
 */
export function markerAdvice(
  marker: MarkerKey,
  direction: 'up' | 'down' | 'better',
  latest: CoachFigure | undefined,
): Reply {
  const name = markerName(marker);
  const side = sideOf(direction, marker);
  const diet = dietFor(marker, side);
  const habits = HABITS[marker]?.[side];
  const facts = markerFacts(marker)?.[side];
  const causes = facts === undefined || NO_CAUSES.test(facts) ? '' : ` ${causeWords(side, facts)}`;
  const value = latest ? [`Your latest ${name} is [[f1]].`] : [];
  if (!diet && !habits)
    return reply({
      kind: 'advice',
      title: `No food advice for ${name}`,
      paragraphs: [
        ...value,
        `Food has little or no known effect on ${side} ${name}, so I won’t guess.${causes} Ask your doctor what could be causing it.`,
      ],
      figures: latest ? [latest] : [],
      links: [{ name: 'Open blood tests', screen: 'bloodTests' }],
    });
  return reply({
    kind: 'advice',
    title: `${direction === 'down' ? 'Lowering' : direction === 'up' ? 'Raising' : 'Improving'} ${name}`,
    paragraphs: [
      ...value,
      ...(habits ? [habits.text] : []),
      ...(diet ? [diet.rule] : []),
      `It takes about ${diet ? retestWeeksOf(diet) : 12} weeks to see a change. Talk to your doctor before you change a medication.`,
    ],
    figures: latest ? [latest] : [],
    sources: [...(habits?.sources ?? []), ...(diet?.sources ?? [])].flatMap(sourceOf),
    links: [{ name: 'Open blood tests', screen: 'bloodTests' }],
    next: [whatDoesItMean(name)],
  });
}
