import { SCREENS } from '#domain/screens/screens.ts';
import { TokensCard } from '#web/tokens/tokens-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** What brings data in and out: access tokens for other programs. */
export function IntegrationsPage() {
  return (
    <>
      <PageHeader
        title={SCREENS.integrations.title}
        text="Connect apps, scripts, and assistants to your data."
      />
      <TokensCard />
    </>
  );
}
