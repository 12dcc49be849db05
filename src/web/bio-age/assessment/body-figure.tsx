import { TextInput } from '@mantine/core';
import type { UnitSystem } from '#domain/account/profile.ts';
import type { AnswerOrigin } from '#domain/bio-age/answer.ts';
import type { ChoiceItem } from '#domain/bio-age/item.ts';
import { bandOf } from '#domain/bio-age/suggested-answers.ts';
import { MEASURE_RANGES } from '#domain/body/measure-ranges.ts';
import { bodyMassIndex, massAtBodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { wholeLimits } from '#domain/numbers/whole-limits.ts';
import { cmFromInches, inchesFromCm } from '#domain/units/length.ts';
import { kgFromLb, lbFromKg } from '#domain/units/mass.ts';
import { parseAmount } from '#web/lib/units/amount.ts';
import { formatHeight } from '#web/lib/format.ts';
import { formatBodyMassIndex, formatWaistRatio } from '#web/lib/units/body-ratios.ts';

import classes from './question.module.css';
import type { AnswerProps } from './answer-props.ts';
import type { ShownAnswer } from './draft-answers.ts';
import { useSavedText } from './use-saved-text.ts';

const same = (value: number): number => value;

/** Typed values for the two questions about measurements, and the resulting index, in SI. */
const MEASURES = {
  bmi: {
    label: 'Your weight',
    unit: { metric: 'kg', imperial: 'lb' },
    stored: { metric: same, imperial: kgFromLb },
    shown: { metric: same, imperial: lbFromKg },
    range: MEASURE_RANGES.massKg,
    source: 'weight-and-height',
    name: 'Body mass index',
    or: 'Or choose your body mass index, in kg/m²:',
    figureOf: bodyMassIndex,
    measureAt: massAtBodyMassIndex,
    format: formatBodyMassIndex,
  },
  whtr: {
    label: 'Your waist',
    unit: { metric: 'cm', imperial: 'in' },
    stored: { metric: same, imperial: cmFromInches },
    shown: { metric: same, imperial: inchesFromCm },
    range: MEASURE_RANGES.waistCm,
    source: 'waist-and-height',
    name: 'Waist-to-height ratio',
    or: 'Or choose your waist-to-height ratio:',
    figureOf: (waistCm: number, heightCm: number) => waistCm / heightCm,
    measureAt: (ratio: number, heightCm: number) => ratio * heightCm,
    format: formatWaistRatio,
  },
} as const;

type Measure = (typeof MEASURES)[keyof typeof MEASURES];

/** The index from a typed measurement; undefined if it is invalid. */
function figureOf(text: string, measure: Measure, system: UnitSystem, heightCm: number): number | undefined {
  const typed = parseAmount(text);
  if (typed === undefined) return undefined;
  const stored = measure.stored[system](typed);
  const { low, high } = measure.range;
  return stored < low || stored > high ? undefined : measure.figureOf(stored, heightCm);
}

function faultOf(
  text: string,
  figure: number | undefined,
  measure: Measure,
  system: UnitSystem,
): string | undefined {
  if (text.trim() === '' || figure !== undefined) return undefined;
  const { low, high } = wholeLimits(measure.range, measure.shown[system]);
  return `Enter ${low} to ${high} ${measure.unit[system]}. Check the unit.`;
}

const originOf = (shown: ShownAnswer | undefined): AnswerOrigin | undefined =>
  shown?.kind === 'answered' ? shown.answer.origin : shown?.offer.origin;

type BodyFigureProps = AnswerProps<ChoiceItem> & { readonly shown: ShownAnswer | undefined };

function Field({
  item,
  context,
  shown,
  onAnswer,
  heightCm,
}: BodyFigureProps & { readonly heightCm: number }) {
  const { system, today } = context;
  const measure = item.key === 'bmi' ? MEASURES.bmi : MEASURES.whtr;
  const origin = originOf(shown);
  const known = origin?.kind === 'prefilled' && origin.source === measure.source ? origin.figure : null;
  const initial =
    known === null
      ? ''
      : String(Number(measure.shown[system](measure.measureAt(known, heightCm)).toFixed(1)));
  const { text, change, flush } = useSavedText(initial, (typed) => {
    const figure = figureOf(typed, measure, system, heightCm);
    const option = figure === undefined ? undefined : bandOf(item, figure);
    if (figure === undefined || option === undefined) return;
    onAnswer(
      { kind: 'option', option },
      {
        kind: 'prefilled',
        source: measure.source,
        measuredOn: today,
        figure: Number(figure.toFixed(3)),
        days: null,
      },
    );
  });
  const figure = figureOf(text, measure, system, heightCm);
  const height = `Uses the height in your profile, ${formatHeight(heightCm, system)}.`;
  return (
    <div className={classes.figure}>
      <TextInput
        maw="20rem"
        label={`${measure.label}, ${measure.unit[system]}`}
        description={figure === undefined ? height : `${measure.name} ${measure.format(figure)}. ${height}`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={faultOf(text, figure, measure, system)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={flush}
      />
      <p className={classes.or}>{measure.or}</p>
    </div>
  );
}

/** A weight or a waist in the member's units, which selects the answer automatically. */
export function BodyFigure(props: BodyFigureProps) {
  const { heightCm } = props.context;
  return heightCm === undefined ? null : <Field {...props} heightCm={heightCm} />;
}
