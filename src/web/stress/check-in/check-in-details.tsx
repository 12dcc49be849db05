import type { StressCheckIn } from '#contract/stress.ts';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import type { WallMoment } from '#web/lib/entry-form.ts';
import { offeredTags, type CheckInForm } from './check-in-form.ts';
import { Scale } from './scale.tsx';
import { TagPicker } from './tag-picker.tsx';
import { COMMON_TAGS, ENERGY_WORDS, MOOD_WORDS } from '#web/stress/words.ts';

interface CheckInDetailsProps {
  readonly form: CheckInForm;
  readonly onChange: (part: Partial<CheckInForm>) => void;
  /** The member's check-ins, for the tags they use. */
  readonly earlier: readonly StressCheckIn[];
  /** The displayed moment until one is chosen. */
  readonly now: WallMoment;
  readonly momentFault: string | undefined;
}

/** Optional details of a check-in. */
export function CheckInDetails({ form, onChange, earlier, now, momentFault }: CheckInDetailsProps) {
  const moment = form.moment ?? now;
  return (
    <>
      <Scale
        label="Mood"
        words={MOOD_WORDS}
        value={form.mood}
        optional
        onChange={(mood) => onChange({ mood })}
      />
      <Scale
        label="Energy"
        words={ENERGY_WORDS}
        value={form.energy}
        optional
        onChange={(energy) => onChange({ energy })}
      />
      <TagPicker
        offered={offeredTags(COMMON_TAGS, earlier, form.tags)}
        chosen={form.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <NoteField minRows={2} value={form.note} onChange={(note) => onChange({ note })} />
      <MomentFields
        date={moment.date}
        time={moment.time}
        error={momentFault}
        onChange={(part) => onChange({ moment: { ...moment, ...part } })}
      />
    </>
  );
}
