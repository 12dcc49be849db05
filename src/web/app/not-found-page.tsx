import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { NotFound } from '#web/ui/states/not-found.tsx';

/** Shown for unknown paths, with a link home. */
export function NotFoundPage() {
  return (
    <>
      <NotFound />
      <Button component={Link} to={paths.dashboard()}>
        Go to your dashboard
      </Button>
    </>
  );
}
