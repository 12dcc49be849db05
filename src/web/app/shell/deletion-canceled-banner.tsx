import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconHeartHandshake } from '@tabler/icons-react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/clock.ts';
import { memberQuery } from '#web/lib/member.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Banner } from '#web/ui/layout/banner.tsx';

/** Says that logging in canceled a scheduled deletion, until the member confirms or schedules it again. */
export function DeletionCanceledBanner({ wasToBeDeletedAt }: { readonly wasToBeDeletedAt: string }) {
  const today = useToday();
  const keep = useMutation({
    mutationFn: () => api.accountSettings.dismissKeptNotice(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberQuery.queryKey }),
  });
  const on = dayText(wasToBeDeletedAt, today);
  return (
    <Banner
      icon={<IconHeartHandshake size="1.2em" aria-hidden />}
      text={`Your account was scheduled for deletion on ${on}. You logged in, so we kept it.`}
    >
      <Button size="compact-md" variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
      <Button
        size="compact-md"
        variant="subtle"
        color="gray"
        component={Link}
        to={`${paths.profileSettings()}#delete-account`}
      >
        Delete it anyway
      </Button>
    </Banner>
  );
}
