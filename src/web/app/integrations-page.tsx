import { SCREENS } from '#domain/screens/screens.ts';
import { CalendarCard } from '#web/calendar/calendar-card.tsx';
import { ConnectionsCard } from '#web/connections/connections-card.tsx';
import { HealthAutoExportCard } from '#web/connections/health-auto-export-card.tsx';
import { ImportsView } from '#web/imports/imports-view.tsx';
import { NightscoutCard } from '#web/connections/nightscout-card.tsx';
import { SourceOrderCard } from '#web/lib/sources/source-order-card.tsx';
import { TokensCard } from '#web/tokens/tokens-card.tsx';
import { WebhooksCard } from '#web/webhooks/webhooks-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** `/integrations`, what brings data in and out: files of other programs, and access tokens for them. */
export function IntegrationsPage() {
  return (
    <>
      <PageHeader
        title={SCREENS.integrations.title}
        text="Import your data. Anything you entered by hand stays as it is."
      />
      <ImportsView services={<ConnectionsCard />}>
        <SourceOrderCard kinds={['days', 'sleep', 'workouts']} />
        <HealthAutoExportCard />
        <NightscoutCard />
        <TokensCard />
        <CalendarCard />
        <WebhooksCard />
      </ImportsView>
    </>
  );
}
