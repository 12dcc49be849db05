import type { ReactNode } from 'react';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { MARKER_CATEGORIES } from '#domain/blood/markers.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';
import { MARKER_COUNT } from '#site/landing/feature-cards.tsx';
import { FeatureGrid, type Feature } from './feature-grid.tsx';
import { Icon, type IconName } from '#site/frame/icons.tsx';
import { Analyzed, BloodRows, GlucoseTrace, Optimized, Tracked } from '#site/landing/samples.tsx';

interface Chapter {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  /** A sample next to the text. */
  readonly sample: ReactNode;
}

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'meals',
    icon: 'words',
    title: 'Meals, the way you would say them',
    text: 'Write what you ate, or dictate it. The engine splits it into foods, reads amounts and brands, and shows what it matched before anything is saved.',
    points: [
      'More than 5,000 foods and dishes with published figures, each with its source',
      'Barcodes, nutrition labels, quick add, saved meals, recipes and your own foods',
      'Correct a food or an amount once: the same words mean it the next time',
      'A photo where the server has a model that reads pictures',
    ],
    sample: <Analyzed />,
  },
  {
    id: 'trackers',
    icon: 'moon',
    title: 'One body, one timeline',
    text: 'Water, sleep, stress, fasting and weight take a tap each, and lie on the same days as your meals.',
    points: [
      'Trends that bear gaps: a missing day is a gap, never a zero',
      'Fasts with their stages, sleep with regularity, a monthly stress questionnaire',
      'Expenditure estimated from your own weights and meals after two weeks',
      'What you log without a connection is kept and sent once it is back',
      'Reminders by notification or email, only for what you haven’t logged yet',
    ],
    sample: <Tracked />,
  },
  {
    id: 'glucose',
    icon: 'wave',
    title: 'Glucose, explained',
    text: 'From a meter by hand, or the files of Dexcom Clarity, LibreView, CareLink and Nightscout.',
    points: [
      'Time in range, variability and the daily profile, each with its formula',
      'Every meal beside the curve it caused: peak, time to peak, area',
      'Your foods ranked by what they did to you, not to an average',
      'Ketones with their zones',
    ],
    sample: <GlucoseTrace />,
  },
  {
    id: 'blood',
    icon: 'drop',
    title: `${MARKER_COUNT} blood markers`,
    text: `In ${MARKER_CATEGORIES.length} categories, in conventional and SI units. Type them, or bring the laboratory’s PDF, a FHIR file or a table.`,
    points: [
      'Reference ranges by age and sex, and optimal ranges with their source',
      'Trends over the years, and what your meals may have to do with them',
      'Derived figures such as HOMA-IR, eGFR and FIB-4',
      'A value that can be dangerous says so, and says where to turn',
    ],
    sample: <BloodRows />,
  },
  {
    id: 'age',
    icon: 'rings',
    title: 'Bio-age and longevity, with their range',
    text: `${SECTIONS.length} short sections give a biological age with its interval. ${PILLARS.length} pillars give a longevity score from 0 to 100. Both open down to the last figure.`,
    points: [
      'What each answer adds or takes away, in years',
      'PhenoAge beside it, where you have the nine markers it needs',
      'How much of a score was measured, and what would make it surer',
      'Supplements by rule: why, how much, how good the evidence is, and the upper limit',
    ],
    sample: <Optimized />,
  },
];

const PROMISES: readonly Feature[] = [
  [
    'lock',
    'No key, no cloud',
    'The engine that reads your meals is part of the program. It needs no account elsewhere, and no page carries a tracker.',
  ],
  [
    'rings',
    'Honest numbers',
    'A range on every estimate and a source for every formula. What is unknown is shown as unknown.',
  ],
  [
    'offline',
    'Yours to keep',
    'All of your data out again on every plan, and an account that can be deleted. Anybody may run Perennial on a machine of their own.',
  ],
];

const ChapterPart = ({ id, icon, title, text, points, sample }: Chapter) => (
  <section className="chapter" aria-labelledby={id}>
    <div>
      <Icon name={icon} className="icon medal" />
      <h2 id={id}>{title}</h2>
      <p className="lead">{text}</p>
      <ul className="checks">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    <figure>
      <div className="card sample" aria-hidden="true">
        {sample}
      </div>
      <figcaption>Sample figures</figcaption>
    </figure>
  </section>
);

/** `/features` as one HTML text. */
export const renderFeatures = (view: PageView): string =>
  renderDocument({
    view,
    title: 'Features · Perennial',
    description:
      'What Perennial does: meals in plain words, trackers, glucose, blood tests, bio-age and a longevity score, each figure with its range and its source.',
    body: (
      <PublicFrame view={view}>
        <header className="page-head">
          <h1>One calm place for what you eat and how you age</h1>
          <p className="lead">
            Perennial puts what you eat, how you sleep, what your glucose does and what your blood says on one
            timeline, and shows what would change the most.
          </p>
        </header>
        {CHAPTERS.map((chapter) => (
          <ChapterPart key={chapter.id} {...chapter} />
        ))}
        <section className="band" aria-labelledby="promises">
          <h2 id="promises">Built to be believed</h2>
          <FeatureGrid features={PROMISES} />
        </section>
        <section className="last-call" aria-labelledby="begin">
          <h2 id="begin">Begin with your next meal</h2>
          <p className="lead">The free plan has every tracker and score, and it stays free.</p>
          <p className="actions">
            <a className="button large" href={view.isMember ? '/dashboard' : '/signup'}>
              {view.isMember ? 'Go to your dashboard' : 'Start Free Trial'}
            </a>
            <a className="button large quiet" href="/payment">
              Get Lifetime for {LIFETIME_PRICE_TEXT}
            </a>
          </p>
        </section>
      </PublicFrame>
    ),
  });
