import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Shown for an address without a screen. */
export function NotFound() {
  return <PageHeader title="Page Not Found" text="The page you're looking for doesn't exist." />;
}
