import { TokensCard } from '#web/tokens/tokens-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** What brings data in and out: access tokens for other programs. */
export function IntegrationsPage() {
  return (
    <>
      <PageHeader title="Integrations" text="Connect apps, scripts, and assistants to your data." />
      <TokensCard />
    </>
  );
}
