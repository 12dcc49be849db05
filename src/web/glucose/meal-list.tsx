import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ResponseCurve, ResponsePair } from '#domain/glucose/meals/meal-response.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatDate } from '#web/lib/format.ts';
import classes from './glucose.module.css';
import { formatGlucose, formatRise, inUnit } from './glucose-unit.ts';
import { foodsInShort, mealName } from './meal-marks.ts';
import type { AnsweredMeal } from './meal-responses.ts';
import { Curve } from './response-curve.tsx';

const PAGE = 12;

/** An area above the baseline in a unit, to 1 mg/dL·min or 0.1 mmol/L·min. */
export const formatArea = (areaMgdlMin: number, unit: GlucoseUnit): string =>
  unit === 'mg/dL'
    ? Math.round(areaMgdlMin).toLocaleString('en-US')
    : inUnit(areaMgdlMin, unit).toFixed(areaMgdlMin < 1800 ? 1 : 0);

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
      'Back',
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
        Each curve shows the two hours after a meal, over the level just before it; all have one scale.
      </Text>
      <ul className={classes.responses} aria-label="Meals and what followed them">
        {valid.slice(0, shown).map(({ meal, response }) => (
          <li key={meal.id} className={classes.response}>
            <div>
              <Text fw={600}>{foodsInShort(meal)}</Text>
              <Text size="sm" c="dimmed">
                {formatDate(meal.date, today)}, {mealName(meal)}
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
      </ul>
      {valid.length > shown && (
        <Button variant="subtle" fullWidth onClick={() => setShown((was) => was + PAGE)}>
          Show {Math.min(PAGE, valid.length - shown)} more of {valid.length}
        </Button>
      )}
    </>
  );
}
