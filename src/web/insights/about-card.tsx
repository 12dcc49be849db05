import { Card } from '#web/ui/card.tsx';
import classes from './statistics.module.css';

const NOTES = [
  'A day is a day of UTC, from midnight to midnight, wherever people are. Today is counted live; days that are over are added up at night.',
  'A visitor is one browser at one address on one day. Who comes on two days is two visitors: no cookie is set, and after two days nobody can tell them apart.',
  'Visitors who ask not to be tracked (Do Not Track, Global Privacy Control), programs and pages fetched ahead are not counted.',
  'The source is that of the first page of the day: utm_source of the link, else the site that linked here, else direct. A sign-up has the source of that day’s visit.',
  'Activated: logged something within seven days of signing up. Only sign-ups whose seven days are over are in the rate.',
  'Became lifetime: of those who signed up in the range, who has lifetime access that they bought. Refunded purchases are not among them.',
  'Active members logged or saved something, or downloaded their data. Admins and the demo member are not counted, nor are accounts made on the command line.',
  'Stickiness: members active on a day, divided by those active in the 30 days up to it, averaged over the range.',
  '“Likely” is the 95 % interval (Wilson): with few people a share says little, and it shows.',
  'Money counts on the day it moved, a refund on the day it was given back. The sandbox moves none.',
] as const;

/** What each figure means, and what is left out. */
export function AboutCard() {
  return (
    <Card title="How this is counted">
      <ul className={classes.about}>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
