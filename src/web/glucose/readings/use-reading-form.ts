import { useState } from 'react';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { judgeReading } from '#domain/glucose/judge-reading.ts';
import type { GlucoseContext } from '#domain/glucose/reading.ts';
import { classifyReading } from '#domain/glucose/classify-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { isInFuture } from '#domain/time/future.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone, instantAt, timeOf, todayHere } from '#web/lib/clock.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { formatGlucose, useGlucoseUnit } from '#web/glucose/glucose-unit.ts';
import { personOf, useJudgedFor } from './judged-for.ts';
import { judgementWords } from './judgement-words.ts';
import { useKetonesBeside } from '#web/glucose/ketones/use-ketones-beside.ts';
import { readings, useEatenMeals } from '#web/glucose/queries.ts';
import { readTyped } from './typed-glucose.ts';

/** What is changed and where a new reading begins. */
export interface ReadingFormStart {
  /** None for a new reading. */
  readonly entry?: GlucoseReading | undefined;
  /** The day a new reading is offered for. */
  readonly date?: string | undefined;
}

interface Typed {
  readonly value: string;
  readonly date: string;
  readonly time: string;
  /** What the member said; what the meals say where they said nothing. */
  readonly context: GlucoseContext | undefined;
  readonly note: string;
}

function begin({ entry, date }: ReadingFormStart, unit: GlucoseUnit): Typed {
  const zone = entry?.timeZone ?? deviceTimeZone();
  const atMs = entry ? Date.parse(entry.measuredAt) : Date.now();
  return {
    value: entry ? formatGlucose(entry.glucoseMgdl, unit) : '',
    date: entry ? localDate(atMs, zone) : (date ?? todayHere()),
    time: timeOf(atMs, zone),
    context: entry?.context ?? undefined,
    note: entry?.note ?? '',
  };
}

/** What the meals around a moment say of it. */
function useSuggested(date: string, atMs: number, timeZone: string): GlucoseContext {
  const { data: meals = [] } = useEatenMeals({ from: addDays(date, -1), to: date });
  const mealsAtMs = meals.map(({ eatenAt }) => Date.parse(eatenAt));
  return classifyReading({ atMs, timeZone, mealsAtMs, bedtimesAtMs: [] });
}

const isSameMinute = (one: string, other: string): boolean =>
  Math.floor(Date.parse(one) / 60_000) === Math.floor(Date.parse(other) / 60_000);

/** The state of the form of a reading: what was typed, what it means, and whether to ask about its unit. */
export function useReadingForm(start: ReadingFormStart, onSaved: () => void) {
  const { entry } = start;
  const unit = useGlucoseUnit();
  const person = personOf(useJudgedFor());
  const [typed, setTyped] = useState(() => begin(start, unit));
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState<number>();
  // A figure the member was asked about and stood by.
  const [sure, setSure] = useState<string>();
  // A moment that had not come when it was to be saved.
  const [ahead, setAhead] = useState<string>();
  const figure = `${typed.value} ${unit}`;
  const timeZone = entry?.timeZone ?? deviceTimeZone();
  const measuredAt = instantAt(typed.date, typed.time, timeZone);
  const suggested = useSuggested(typed.date, Date.parse(measuredAt), timeZone);
  const ketonesMmoll = useKetonesBeside(Date.parse(measuredAt));
  const context = typed.context ?? suggested;
  const read = readTyped(typed.value, unit, sure === figure);

  const save = async (glucoseMgdl: number) => {
    const isUnchanged = entry && formatGlucose(entry.glucoseMgdl, unit) === formatGlucose(glucoseMgdl, unit);
    const note = typed.note.trim();
    const reading: GlucoseReading = {
      id: entry?.id ?? uuidV7(),
      timeZone,
      date: typed.date,
      // The form knows minutes: a reading whose minute was not changed keeps its second.
      measuredAt: entry && isSameMinute(entry.measuredAt, measuredAt) ? entry.measuredAt : measuredAt,
      // What was converted for the eye is not rounded by looking at it.
      glucoseMgdl: isUnchanged ? entry.glucoseMgdl : glucoseMgdl,
      context,
      note: note === '' ? null : note,
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
    timeError: ahead === measuredAt ? 'This time has not come yet.' : undefined,
    judged:
      read.kind === 'reading'
        ? judgementWords(judgeReading(read.glucoseMgdl, context, person, ketonesMmoll), unit)
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
    /** The other unit was meant. */
    confirmUnit: () => {
      setAsking(undefined);
      if (asking !== undefined) void save(asking);
    },
    /** The unit is right, or the figure is typed anew. */
    keepUnit: () => {
      setSure(figure);
      setAsking(undefined);
    },
  } as const;
}
