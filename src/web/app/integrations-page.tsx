import { Button, Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { SCREENS } from '#domain/screens/screens.ts';
import { CalendarCard, useCalendarFeed } from '#web/calendar/calendar-card.tsx';
import { useLiveSources } from '#web/connections/live-sources.ts';
import { ConnectButton, SourcesCard } from '#web/connections/sources-card.tsx';
import { ImportsView } from '#web/imports/imports-view.tsx';
import { useMember } from '#web/lib/member.ts';
import { SourceOrderCard } from '#web/lib/sources/source-order-card.tsx';
import { TOKENS_ID, TokensCard } from '#web/tokens/tokens-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useWebhooks } from '#web/webhooks/webhook-queries.ts';
import { WebhooksCard } from '#web/webhooks/webhooks-card.tsx';

interface CardsProps {
  readonly isLoading: boolean;
}

const Cards = ({ isLoading }: CardsProps) => (
  <ImportsView
    isLoading={isLoading}
    live={<SourcesCard />}
    afterHistory={
      <>
        <SourceOrderCard kinds={['days', 'sleep', 'workouts']} />
        <CalendarCard />
      </>
    }
    outgoing={
      <>
        <TokensCard />
        <WebhooksCard />
      </>
    }
  />
);

/** The cards, shown once all their data has loaded, so that none moves another. */
function CardsTogether() {
  const parts = [useLiveSources(), useCalendarFeed(), useWebhooks()];
  return <Cards isLoading={parts.some(({ isLoading }) => isLoading)} />;
}

/** `/integrations`, imports and exports: files from other apps, connected services, and access tokens. */
export function IntegrationsPage() {
  const { data: member } = useMember();
  return (
    <>
      <PageHeader
        title={SCREENS.integrations.title}
        text="Bring your data in, and take it with you. Imports never change what you logged yourself."
      >
        <Group gap="sm" visibleFrom="sm">
          <Button
            component="a"
            href={`#${TOKENS_ID}`}
            variant="default"
            leftSection={<IconKey size="1.1em" aria-hidden />}
          >
            Access tokens
          </Button>
          <ConnectButton />
        </Group>
      </PageHeader>
      {member?.isDemo === true ? <Cards isLoading={false} /> : <CardsTogether />}
    </>
  );
}
