import { Icon, type IconName } from '#site/frame/icons.tsx';

/** An icon, a name and a sentence. */
export type Feature = readonly [IconName, string, string];

/** Features as cards side by side. */
export function FeatureGrid({ features }: { readonly features: readonly Feature[] }) {
  return (
    <div className="grid">
      {features.map(([icon, name, text]) => (
        <section className="card feature" key={name}>
          <Icon name={icon} className="icon medal" />
          <h3>{name}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
