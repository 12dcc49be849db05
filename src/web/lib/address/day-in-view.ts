import { useAddressPart } from './address-part.ts';
import { isLocalDate } from '#web/lib/clock.ts';

/** The day in view, from the address: today or earlier; and its setter. */
export function useDayInView(today: string): readonly [date: string, show: (date: string) => void] {
  const [said, set] = useAddressPart('date');
  const date = said !== null && isLocalDate(said) && said < today ? said : today;
  return [date, (other) => set(other >= today ? undefined : other)];
}
