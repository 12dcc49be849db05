import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Shown for an address without a screen or a record, with a link home. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page Not Found" text="The page you're looking for doesn't exist." />
      <Button component={Link} to={paths.dashboard()}>
        Go to your dashboard
      </Button>
    </>
  );
}
