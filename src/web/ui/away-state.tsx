import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';

/** What stands where something would have to be asked for without a connection. `what` begins the sentence: "This day". */
export function AwayState({ what }: { readonly what: string }) {
  return (
    <Card>
      <EmptyState
        title="Not on this device"
        text={`${what} was not opened here before, and you are offline. It appears when you are back.`}
      />
    </Card>
  );
}
