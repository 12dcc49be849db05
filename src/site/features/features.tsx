import type { ReactNode } from 'react';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { MARKER_CATEGORIES } from '#domain/blood/markers.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';
import { ROUND_MARKER_COUNT } from '#site/landing/feature-cards.tsx';
import { FeatureGrid, type Feature } from './feature-grid.tsx';
import { Icon, type IconName } from '#site/frame/icons.tsx';
import { Analyzed, BloodRows, GlucoseTrace, Optimized, Tracked } from '#site/landing/samples.tsx';

interface Chapter {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  /** Listed if this server has a model that reads photos. */
  readonly photoPoint?: string;
  /** A sample next to the text. */
  readonly sample: ReactNode;
}

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'meals',
    icon: 'words',
    title: 'Log meals the way you’d say them',
    text: 'Type what you ate, or dictate it. Perennial splits it into foods with amounts and brands, and you see every match before anything is saved.',
    points: [
      'More than 7,000 foods and dishes with published values, each with its source',
      'Barcodes, nutrition labels, quick add, saved meals, recipes and custom foods',
      'Correct a food or an amount once, and we’ll remember it',
    ],
    photoPoint: 'Meal photos, analyzed by an AI model',
    sample: <Analyzed />,
  },
  {
    id: 'trackers',
    icon: 'moon',
    title: 'One body, one timeline',
    text: 'Water, sleep, stress, fasting and weight take seconds to log and share a timeline with your meals.',
    points: [
      'Honest trends: a missing day is a gap, never a zero',
      'Fasting stages, sleep regularity and a monthly stress questionnaire',
      'After two weeks, an estimate of the calories you burn, based on your own weight and meals',
      'Log offline, and everything syncs when you’re back online',
      'Reminders by notification or email, only for what you haven’t logged yet',
    ],
    sample: <Tracked />,
  },
  {
    id: 'glucose',
    icon: 'wave',
    title: 'Glucose, explained',
    text: 'Enter meter readings manually, or import files from Dexcom Clarity, LibreView, CareLink and Nightscout.',
    points: [
      'Time in range, variability and daily profile, each with its formula',
      'Every meal next to its glucose curve: peak, time to peak, area under the curve',
      'Your foods ranked by your own response, not an average person’s',
      'Ketone readings with their zones',
    ],
    sample: <GlucoseTrace />,
  },
  {
    id: 'blood',
    icon: 'drop',
    title: `${ROUND_MARKER_COUNT} blood markers`,
    text: `${MARKER_CATEGORIES.length} categories, in conventional and SI units. Type in your results, or import a PDF, FHIR or CSV file from your lab.`,
    points: [
      'Reference ranges by age and sex, and optimal ranges with their source',
      'Trends over the years, and how your meals may affect them',
      'Calculated values such as HOMA-IR, eGFR and FIB-4',
      'Potentially dangerous values flagged, with advice on where to get help',
    ],
    sample: <BloodRows />,
  },
  {
    id: 'age',
    icon: 'rings',
    title: 'Bio-age and longevity score, each with its range',
    text: `${SECTIONS.length} short sections give you a biological age with its range. ${PILLARS.length} pillars give you a longevity score from 0 to 100. You can trace both down to the last number.`,
    points: [
      'How many years each answer adds or takes away',
      'PhenoAge as a second estimate, if you have the nine markers it needs',
      'How much of each score is based on your data, and what would make it more certain',
      'Supplement suggestions with the reason, dose, strength of evidence and upper limit',
    ],
    sample: <Optimized />,
  },
];

const PROMISES: readonly Feature[] = [
  [
    'lock',
    'Nothing else to sign up for',
    'The engine that reads your meals is built in. You don’t need an account anywhere else, and no page tracks you.',
  ],
  [
    'rings',
    'Honest numbers',
    'A range on every estimate and a source for every formula. If we don’t know something, we say so.',
  ],
  [
    'offline',
    'Yours to keep',
    'Export all your data on every plan, and delete your account anytime. Anyone can run Perennial on their own machine.',
  ],
];

const ChapterPart = ({ id, icon, title, text, points, sample }: Omit<Chapter, 'photoPoint'>) => (
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
      <figcaption>Sample data</figcaption>
    </figure>
  </section>
);

/** `/features` as one HTML text. */
export const renderFeatures = (view: PageView): string =>
  renderDocument({
    view,
    title: 'Features',
    description: `What ${view.site.name} does: meals in plain words, trackers, glucose, blood tests, bio-age and a longevity score, each number with its range and source.`,
    body: (
      <PublicFrame view={view}>
        <header className="page-head">
          <h1>One calm place for what you eat and how you age</h1>
          <p className="lead">
            {view.site.name} puts your meals, sleep, glucose and blood tests on one timeline, and shows which
            changes would matter most.
          </p>
        </header>
        {CHAPTERS.map(({ photoPoint, ...chapter }) => (
          <ChapterPart
            key={chapter.id}
            {...chapter}
            points={
              photoPoint !== undefined && view.offers.readsPhotos
                ? [...chapter.points, photoPoint]
                : chapter.points
            }
          />
        ))}
        <section className="band" aria-labelledby="promises">
          <h2 id="promises">Built to earn your trust</h2>
          <FeatureGrid features={PROMISES} />
        </section>
        <section className="last-call" aria-labelledby="begin">
          <h2 id="begin">Start with your next meal</h2>
          <p className="lead">The free plan has every tracker and score, and it stays free.</p>
          <p className="actions">
            <a className="button large" href={view.isMember ? '/dashboard' : '/signup'}>
              {view.isMember ? 'Go to your dashboard' : 'Create a free account'}
            </a>
            <a className="button large quiet" href="/payment">
              Get Lifetime for {LIFETIME_PRICE_TEXT}
            </a>
          </p>
        </section>
      </PublicFrame>
    ),
  });
