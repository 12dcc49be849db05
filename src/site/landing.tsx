import { PublicFrame } from './chrome.tsx';
import { renderDocument, type PageOptions } from './document.tsx';
import { Preview } from './preview.tsx';

const steps = [
  [
    'Describe',
    'Type what you ate the way you would say it. Each food is matched to a real table, and every figure says how sure it is.',
  ],
  ['Correct', 'Change an amount, swap a food, add what you forgot. Nothing is saved before you confirm it.'],
  [
    'See your day',
    'Energy, protein, carbs, fat and fiber against targets made from your own body and goal, with the reasons beside them.',
  ],
] as const;

const promises = [
  [
    'No key, no cloud',
    'The analysis runs on your machine and in your browser, in milliseconds, with no account elsewhere.',
  ],
  [
    'Honest numbers',
    'A range on every estimate, a source for every formula. What is unknown is shown as unknown, never as zero.',
  ],
  [
    'Yours to keep',
    'One command installs it, one command writes all of its data to a file that another installation reads.',
  ],
] as const;

function Columns({
  items,
  numbered,
}: {
  readonly items: readonly (readonly [string, string])[];
  readonly numbered?: boolean;
}) {
  return (
    <div className="columns">
      {items.map(([title, text], index) => (
        <section key={title} className={numbered ? undefined : 'card'}>
          {numbered && <p className="numeral">{index + 1}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

function Landing() {
  return (
    <PublicFrame>
      <section className="hero">
        <div>
          <h1>Eat for the years ahead of you.</h1>
          <p className="lead">
            Say what you ate. See what it adds up to, against what your body needs, with honest numbers and
            your data in your hands.
          </p>
          <p className="actions">
            <a className="button large" href="/signup">
              Start Free Today
            </a>
            <a className="button large quiet" href="/auth">
              Log in
            </a>
          </p>
        </div>
        <Preview />
      </section>
      <section className="band">
        <h2>How it works</h2>
        <Columns items={steps} numbered />
      </section>
      <section className="band">
        <h2>Built to be believed</h2>
        <Columns items={promises} />
      </section>
    </PublicFrame>
  );
}

/** The public start page as one HTML text. */
export const renderLanding = (options: PageOptions): string =>
  renderDocument({
    ...options,
    title: 'Perennial: eat for the years ahead of you',
    description:
      'A nutrition tracker you host yourself. Describe a meal in plain words and see your day, with a range and a source on every number.',
    body: <Landing />,
  });
