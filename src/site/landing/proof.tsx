import { Icon, type IconName } from '#site/frame/icons.tsx';

const PROOFS: readonly (readonly [icon: IconName, title: string, text: string])[] = [
  ['words', 'Published food data', '7,000+ foods and dishes, each with its source'],
  ['pillars', 'Science, not magic', 'Every score shows its formula and the study behind it'],
  ['lock', 'Open source', 'MIT license: read it, change it, keep it'],
  ['offline', 'Yours to host', 'Runs on your own server, not in our cloud'],
];

/** Why the numbers can be trusted, in four lines under the first screen. */
export const Proof = () => (
  <ul className="proof">
    {PROOFS.map(([icon, title, text]) => (
      <li key={title}>
        <Icon name={icon} />
        <span>
          <b>{title}</b>
          {text}
        </span>
      </li>
    ))}
  </ul>
);
