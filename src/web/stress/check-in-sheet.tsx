import type { StressCheckIn } from '#contract/stress.ts';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { CheckInDetails } from './check-in-details.tsx';
import { momentOf, readCheckIn, type CheckInForm } from './check-in-form.ts';
import { checkIns } from './check-ins.ts';
import { Scale } from './scale.tsx';
import type { Sheet } from './use-sheet.ts';
import { useThisMinute } from './use-this-minute.ts';
import { STRESS_WORDS } from './words.ts';

interface CheckInSheetProps {
  readonly sheet: Sheet<StressCheckIn, CheckInForm>;
  readonly earlier: readonly StressCheckIn[];
}

/** Changes a check-in. */
export function CheckInSheet({ sheet, earlier }: CheckInSheetProps) {
  const { item, form } = sheet;
  const { untilMs } = useThisMinute();
  const read = item && form && readCheckIn(form, untilMs, item);
  const save = async () => {
    if (read?.entry && (await checkIns.saveWithUndo(read.entry, item))) sheet.close();
  };
  return (
    <FormSheet
      opened={sheet.opened}
      title="Edit check-in"
      submitLabel="Save changes"
      onClose={sheet.close}
      onSubmit={() => void save()}
    >
      {item && form && (
        <>
          <Scale
            label="How stressed did you feel?"
            words={STRESS_WORDS}
            value={form.stress}
            onChange={(stress) => sheet.change({ stress })}
          />
          <CheckInDetails
            form={form}
            onChange={sheet.change}
            earlier={earlier}
            now={momentOf(Date.parse(item.feltAt), item.timeZone)}
            momentFault={read?.faults.moment}
          />
        </>
      )}
    </FormSheet>
  );
}
