import { Button, Text } from '@mantine/core';
import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { ResponseCurve, ResponsePair } from '#domain/glucose/meals/meal-response.ts';
import { formatDate } from '#web/lib/format.ts';
import { tracePath } from '#web/ui/chart/trace-path.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { formatArea, formatGlucose, formatRise } from '#domain/glucose/glucose-text.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';
import classes from '#web/glucose/glucose.module.css';
import { foodsInShort, mealName } from './meal-marks.ts';
import type { AnsweredMeal } from './meal-responses.ts';

const WIDTH = 240;
const HEIGHT = 64;
const UNSCALED = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

interface CurveProps {
  readonly response: ResponseCurve;
  /** The largest rise among the listed meals, mg/dL: all curves have the same scale. */
  readonly mostRiseMgdl: number;
}

/** Response to one meal: the curve above its baseline. The figures next to it say the same. */
function Curve({ response: { points, baselineMgdl }, mostRiseMgdl }: CurveProps) {
  const y = Float64Array.from(points, ({ glucoseMgdl }) => glucoseMgdl - baselineMgdl);
  const least = Math.min(-15, ...y);
  const toX = scaleLinear([0, points.at(-1)?.minute ?? 120], [2, WIDTH - 2]);
  const toY = scaleLinear([least, Math.max(30, mostRiseMgdl)], [HEIGHT - 3, 3]);
  const path = tracePath({
    x: Float64Array.from(points, ({ minute }) => minute),
    y,
    mostGap: 45,
    toX,
    toY,
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={classes.curve} aria-hidden>
      <line className={classes.baseline} x1={0} x2={WIDTH} y1={toY(0)} y2={toY(0)} {...UNSCALED} />
      <path d={path} stroke="var(--glucose)" strokeWidth={2} strokeLinejoin="round" {...UNSCALED} />
    </svg>
  );
}

const PAGE = 12;

type Fact = readonly [name: string, value: string];

function curveFacts(response: ResponseCurve, unit: GlucoseUnit): readonly Fact[] {
  const { minutesToBaseline } = response;
  return [
    ['Before', formatGlucose(response.baselineMgdl, unit)],
    [
      'Peak',
      `${formatRise(response.peakRiseMgdl, unit)} ${unit} after ${Math.round(response.minutesToPeak)} min`,
    ],
    ['Area', `${formatArea(response.incrementalAreaMgdlMin, unit)} ${unit}·min`],
    [
      'Back to baseline',
      minutesToBaseline === undefined ? 'not within 2 h' : `after ${Math.round(minutesToBaseline)} min`,
    ],
  ];
}

const pairFacts = (response: ResponsePair, unit: GlucoseUnit): readonly Fact[] => [
  ['Before', formatGlucose(response.baselineMgdl, unit)],
  ['Rise', `${formatRise(response.riseMgdl, unit)} ${unit} after ${Math.round(response.minutesAfter)} min`],
];

interface MealListProps {
  readonly answered: readonly AnsweredMeal[];
  readonly unit: GlucoseUnit;
  readonly today: string;
}

/** Meals with a response, newest first: a small curve each, all on one scale, and its figures. */
export function MealList({ answered, unit, today }: MealListProps) {
  const [shown, setShown] = useState(PAGE);
  const valid = answered.filter(({ response }) => response.kind !== 'invalid');
  const mostRiseMgdl = Math.max(
    0,
    ...valid.map(({ response }) => (response.kind === 'curve' ? response.peakRiseMgdl : 0)),
  );
  return (
    <>
      <Text size="sm" c="dimmed">
        Each curve shows how far your glucose moved from its pre-meal level in the two hours after a meal. All
        use the same scale.
      </Text>
      <PlainList aria-label="Meals and their responses">
        {valid.slice(0, shown).map(({ meal, response }) => (
          <li key={meal.id} className={classes.response}>
            <div>
              <Text fw={600}>{foodsInShort(meal)}</Text>
              <Text size="sm" c="dimmed">
                {formatDate(meal.date, today)}, {lowerFirst(mealName(meal))}
              </Text>
            </div>
            <div>
              {response.kind === 'curve' && <Curve response={response} mostRiseMgdl={mostRiseMgdl} />}
              <dl className={classes.facts}>
                {(response.kind === 'curve'
                  ? curveFacts(response, unit)
                  : response.kind === 'pair'
                    ? pairFacts(response, unit)
                    : []
                ).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </PlainList>
      {valid.length > shown && (
        <Button variant="subtle" fullWidth onClick={() => setShown((was) => was + PAGE)}>
          Show {Math.min(PAGE, valid.length - shown)} more of {valid.length}
        </Button>
      )}
    </>
  );
}
