import { Anchor, Button, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { MailRow } from '#contract/admin/mails.ts';
import { MAIL_STATES, type MailState } from '#domain/content/mail-states.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { oneOf, useDrawer, useFilter } from '#web/lib/address/use-filter.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChoiceField } from '#web/admin/choice-field.tsx';
import { type Column, Filters, NONE, QueryList } from '#web/admin/list.tsx';
import { MailDrawer } from './mail-drawer.tsx';
import { Tag, type Tone } from '#web/admin/tag.tsx';
import { capitalized } from '#domain/words/first-letter.ts';

const MAIL_STATE_NAMES: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Held',
};
const MAIL_STATE_TONES: Readonly<Record<MailState, Tone>> = {
  waiting: 'notice',
  sent: 'good',
  failed: 'critical',
  kept: 'plain',
};

/** "password-reset" as people read it: "Password reset". */
const kindText = (kind: string): string => capitalized(kind).replaceAll('-', ' ');

const MAILS = ['admin', 'mails'] as const;

const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...MAILS, state],
    queryFn: ({ pageParam }) =>
      api.admin.mails.list({ ...(state && { state }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    meta: NOT_CACHED,
  });

const fail = (error: Error): void => {
  const { title, text } = explain(error);
  void toast({ title, text, tone: 'destructive' });
};

const useRetry = () =>
  useMutation({
    mutationFn: (id: string) => api.admin.mails.retry({ id }),
    onSuccess: ({ subject }) => void toast({ title: 'Sending', text: subject }),
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MAILS }),
  });

function TestButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.mails.test(),
    onSuccess: ({ recipient }) => void toast({ title: 'Test email queued', text: `To ${recipient}` }),
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MAILS }),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Send test email
    </Button>
  );
}

const canBeSent = ({ state }: MailRow): boolean => state === 'failed' || state === 'kept';

function RetryButton({ mail }: { readonly mail: MailRow }) {
  const { mutate, isPending } = useRetry();
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isPending}
      aria-label={`Send ${mail.subject} to ${mail.recipient}`}
      onClick={() => mutate(mail.id)}
    >
      Send
    </Button>
  );
}

const columnsOf = (
  onOpen: (id: string) => void,
  canSend: boolean,
): [Column<MailRow>, ...Column<MailRow>[]] => [
  {
    name: 'Subject',
    cell: ({ id, subject, kind }) => (
      <>
        <Anchor component="button" type="button" fw={600} ta="start" onClick={() => onOpen(id)}>
          {subject}
        </Anchor>
        <Text size="xs" c="dimmed">
          {kindText(kind)}
        </Text>
      </>
    ),
  },
  { name: 'To', isLong: true, cell: ({ recipient }) => recipient },
  {
    name: 'Status',
    isLong: true,
    cell: ({ state, fault }) => (
      <>
        <Tag tone={MAIL_STATE_TONES[state]} text={MAIL_STATE_NAMES[state]} />
        {fault !== null && (
          <Text size="xs" c="dimmed">
            {fault}
          </Text>
        )}
      </>
    ),
  },
  { name: 'Attempts', cell: ({ tries }) => tries },
  { name: 'Created', cell: ({ createdAt }) => momentText(createdAt) },
  {
    name: 'Sent or due',
    cell: ({ sentAt, state, dueAt }) => {
      if (sentAt !== null) return momentText(sentAt);
      return state === 'waiting' ? momentText(dueAt) : NONE;
    },
  },
  {
    name: 'Send again',
    cell: (mail) => (canSend && canBeSent(mail) ? <RetryButton mail={mail} /> : NONE),
  },
];

/** `/admin/mail`: every mail of the last month with its status. */
export function MailPage() {
  const [filter, setFilter] = useFilter(['state']);
  const [mail, openMail, closeMail] = useDrawer('mail');
  const state = oneOf(MAIL_STATES, filter.state);
  const query = useInfiniteQuery(mailsQuery(state));
  const canSend = query.data?.pages[0]?.canSend ?? true;
  const mails = query.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <>
      <PageHeader isShort title={SCREENS.adminMail.title} text="Email from this server in the last 30 days.">
        {canSend && <TestButton />}
      </PageHeader>
      {!canSend && (
        <Banner
          icon={<IconMailOff size="1.2em" aria-hidden />}
          text="No mail server is configured (SMTP_URL). Emails are held here, so open them and pass them on yourself."
        />
      )}
      <Card>
        <Filters>
          <ChoiceField
            label="Status"
            none="Any"
            names={MAIL_STATE_NAMES}
            value={state}
            onChoose={(chosen) => setFilter({ state: chosen })}
          />
        </Filters>
        <QueryList
          query={query}
          empty={
            state
              ? 'No email with this status.'
              : 'No email yet. Reset links, receipts and replies to messages appear here.'
          }
          height="16rem"
          caption="Emails"
          rows={mails}
          columns={columnsOf(openMail, canSend)}
          nameOf={({ subject }) => subject}
        />
      </Card>
      <MailDrawer id={mail} onClose={closeMail} />
    </>
  );
}
