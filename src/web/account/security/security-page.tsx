import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ActivityCard } from './activity-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

function PasswordCard({ isDemo }: { readonly isDemo: boolean }) {
  return (
    <Card title="Password">
      {isDemo ? (
        <Text>The demo account can’t be changed.</Text>
      ) : (
        <Stack gap="md">
          <Text>Changing your password logs you out of all other browsers.</Text>
          <Group>
            <Button component={Link} to={paths.changePassword()} variant="light">
              Change your password
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}

/** Login methods and sessions. */
export function SecurityPage() {
  const { data: member, error, refetch } = useMember();
  return (
    <>
      <PageHeader title={SCREENS.security.title} text="How you log in, and where you’re logged in now." />
      {!member && error && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!member && !error && <Skeleton height="16rem" radius="lg" />}
      {member && (
        <Columns
          columns={[
            <Fragment key="ways">
              <PasswordCard isDemo={member.isDemo} />
              <SecondFactorCard username={member.username} isDemo={member.isDemo} />
              <PasskeysCard isDemo={member.isDemo} />
              {!member.isDemo && <ProviderCard />}
            </Fragment>,
            <Fragment key="uses">
              <SessionsCard isDemo={member.isDemo} />
              {!member.isDemo && <ActivityCard />}
            </Fragment>,
          ]}
        />
      )}
    </>
  );
}
