import { isInFuture } from '#domain/time/future.ts';
import { useState } from 'react';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { judgeReading } from '#domain/glucose/judge-reading.ts';
import type { GlucoseContext } from '#domain/glucose/reading.ts';
import { classifyReading } from '#domain/glucose/classify-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { addDays } from '#domain/time/local-date.ts';
import { deviceTimeZone, todayHere } from '#web/lib/clock.ts';
import { FUTURE_FAULT, instantOf, momentOf, noteOf } from '#web/lib/entry-form.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { formatGlucose } from '#domain/glucose/glucose-text.ts';
import { useGlucoseUnit } from '#web/lib/units/glucose-unit.ts';
import { personOf, useReadingTargets } from '#web/lib/units/reading-targets.ts';
import { judgmentWords } from '#domain/glucose/warnings/judgment-words.ts';
import { useNearbyKetones } from '#web/glucose/ketones/use-nearby-ketones.ts';
import { readings, useEatenMeals } from '#web/glucose/queries.ts';
import { readTyped } from './typed-glucose.ts';

/** The reading being edited, and defaults of a new one. */
export interface ReadingFormStart {
  /** None for a new reading. */
  readonly entry?: GlucoseReading | undefined;
  /** Initial day of a new reading. */
  readonly date?: string | undefined;
}

interface Typed {
  readonly value: string;
  readonly date: string;
  readonly time: string;
  /** The member's choice, otherwise the one suggested by meals. */
  readonly context: GlucoseContext | undefined;
  readonly note: string;
}

function begin({ entry, date }: ReadingFormStart, unit: GlucoseUnit): Typed {
  const zone = entry?.timeZone ?? deviceTimeZone();
  const atMs = entry ? Date.parse(entry.measuredAt) : Date.now();
  return {
    value: entry ? formatGlucose(entry.glucoseMgdl, unit) : '',
    ...momentOf(atMs, zone),
    ...(!entry && { date: date ?? todayHere() }),
    context: entry?.context ?? undefined,
    note: entry?.note ?? '',
  };
}

/** Context suggested by the meals around a moment. */
function useSuggested(date: string, atMs: number, timeZone: string): GlucoseContext {
  const { data: meals = [] } = useEatenMeals({ from: addDays(date, -1), to: date });
  const mealsAtMs = meals.map(({ eatenAt }) => Date.parse(eatenAt));
  return classifyReading({ atMs, timeZone, mealsAtMs, bedtimesAtMs: [] });
}

/** State of a reading's form: typed values, their meaning, and whether to ask about the unit. */
export function useReadingForm(start: ReadingFormStart, onSaved: () => void) {
  const { entry } = start;
  const unit = useGlucoseUnit();
  const person = personOf(useReadingTargets());
  const [typed, setTyped] = useState(() => begin(start, unit));
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState<number>();
  // A value the member confirmed when asked.
  const [sure, setSure] = useState<string>();
  // A moment that was in the future when saving.
  const [ahead, setAhead] = useState<string>();
  const figure = `${typed.value} ${unit}`;
  const timeZone = entry?.timeZone ?? deviceTimeZone();
  const measuredAt = instantOf(typed, timeZone, entry?.measuredAt);
  const suggested = useSuggested(typed.date, Date.parse(measuredAt), timeZone);
  const ketonesMmoll = useNearbyKetones(Date.parse(measuredAt));
  const context = typed.context ?? suggested;
  const read = readTyped(typed.value, unit, sure === figure);

  const save = async (glucoseMgdl: number) => {
    const isUnchanged = entry && formatGlucose(entry.glucoseMgdl, unit) === formatGlucose(glucoseMgdl, unit);
    const reading: GlucoseReading = {
      id: entry?.id ?? uuidV7(),
      timeZone,
      date: typed.date,
      measuredAt,
      // An untouched figure keeps its precision, whatever the display unit.
      glucoseMgdl: isUnchanged ? entry.glucoseMgdl : glucoseMgdl,
      context,
      note: noteOf(typed.note),
      origin: 'finger-stick',
      outOfRange: null,
    };
    if (await readings.saveWithUndo(reading, entry)) onSaved();
  };

  return {
    unit,
    typed,
    context,
    asking,
    valueError: tried && read.kind === 'fault' ? read.text : undefined,
    timeError: ahead === measuredAt ? FUTURE_FAULT : undefined,
    judged:
      read.kind === 'reading'
        ? judgmentWords(judgeReading(read.glucoseMgdl, context, person, ketonesMmoll), unit)
        : undefined,
    change: (part: Partial<Typed>) => setTyped((was) => ({ ...was, ...part })),
    submit: () => {
      const isAhead = isInFuture(Date.parse(measuredAt), Date.now());
      setTried(true);
      setAhead(isAhead ? measuredAt : undefined);
      if (read.kind === 'fault' || isAhead) focusFirstRefused();
      else if (read.kind === 'other-unit') setAsking(read.glucoseMgdl);
      else void save(read.glucoseMgdl);
    },
    /** Confirms that the other unit was meant. */
    confirmUnit: () => {
      setAsking(undefined);
      if (asking !== undefined) void save(asking);
    },
    /** Confirms the unit, or edits the value again. */
    keepUnit: () => {
      setSure(figure);
      setAsking(undefined);
    },
  } as const;
}
