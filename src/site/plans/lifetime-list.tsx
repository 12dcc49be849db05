import type { LifetimeOffers } from '#domain/membership/payment-views.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { Icon, type IconName } from '#site/frame/icons.tsx';

const { free, lifetime } = PLAN_LIMITS;

interface Gain {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly onFree: string;
}

/** What lifetime adds on this server: nothing that needs a model it doesn't have. */
function gainsOf({ hasCoachModel, readsPhotos }: LifetimeOffers): readonly Gain[] {
  const saved = `${free.savedConversations} saved conversations`;
  const coach: Gain = hasCoachModel
    ? {
        icon: 'words',
        name: 'Unlimited AI answers',
        text: `Ask as much as you like (fair use: up to ${lifetime.daily['coach-message']} answers a day). Keep every conversation.`,
        onFree: `${free.daily['coach-message']} AI answers a day, ${saved}`,
      }
    : {
        icon: 'words',
        name: 'Every conversation kept',
        text: 'Save all your conversations with the coach, and search them later.',
        onFree: saved,
      };
  const photos: Gain = {
    icon: 'camera',
    name: 'Unlimited photo analyses',
    text: `This server has an AI model that reads meal photos (fair use: up to ${lifetime.daily['model-analysis']} a day).`,
    onFree: `${free.daily['model-analysis']} a day`,
  };
  return [
    coach,
    {
      icon: 'pillars',
      name: 'All-time reports and PDF',
      text: 'Look back over every day you’ve logged, see which habits and results are linked, and print a summary for your doctor.',
      onFree: `Last ${free.reportDays} days`,
    },
    {
      icon: 'offline',
      name: 'Unlimited imports and access tokens',
      text: 'Bring years of data from Apple Health, Garmin, Oura or Dexcom, and connect your own tools.',
      onFree: `Last ${free.importDays} days, ${free.apiTokens} token`,
    },
    ...(readsPhotos ? [photos] : []),
  ];
}

/** What lifetime adds to the free plan, line by line. */
export function LifetimeList({ offers }: { readonly offers: LifetimeOffers }) {
  return (
    <div>
      <table className="gains">
        <thead>
          <tr>
            <th scope="col">Included in Lifetime</th>
            <th scope="col">On the free plan</th>
          </tr>
        </thead>
        <tbody>
          {gainsOf(offers).map(({ icon, name, text, onFree }) => (
            <tr key={name}>
              <th scope="row">
                <Icon name={icon} className="icon medal" />
                <span>
                  <b>{name}</b>
                  {text}
                </span>
              </th>
              <td>
                <span className="only-phone">Free plan: </span>
                {onFree}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="stays-free">
        <Icon name="check" />
        Logging, trackers, blood tests, bio-age and data export stay free for everyone.
      </p>
    </div>
  );
}
