import type { Sleep } from '#contract/sleep.ts';
import { SleepSheet } from './sleep-sheet.tsx';
import { useSleepForm } from './use-sleep-form.ts';

interface QuickSleepProps {
  readonly entries: readonly Sleep[];
  readonly today: string;
  readonly onClose: () => void;
}

/** Quick entry of a night; loaded on demand. */
export default function QuickSleep({ entries, today, onClose }: QuickSleepProps) {
  return <SleepSheet state={useSleepForm({ entries, today, onClose, beginsOpen: true })} />;
}
