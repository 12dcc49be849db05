import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The screen of an address that leads nowhere. */
export function NotFound() {
  return <PageHeader title="Page Not Found" text="The page you're looking for doesn't exist." />;
}
