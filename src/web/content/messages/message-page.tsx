import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { ContactMessage } from '#contract/content/messages.ts';
import { CONTACT_LIMITS } from '#domain/content/limits.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AutosizeText } from '#web/ui/forms/autosize-text.tsx';
import classes from './message.module.css';
import { messageQuery } from '#web/content/queries.ts';
import { useMessage } from './use-message.ts';

const Written = ({ message }: { readonly message: ContactMessage }) => (
  <>
    <Card title={`${message.name}, ${momentText(message.createdAt)}`}>
      <Text size="sm" c="dimmed" mb="md">
        {message.email}
        {message.username === null ? '' : ` · member ${message.username}`}
      </Text>
      <p className={classes.body}>{message.body}</p>
    </Card>
    {message.replies.map((reply) => (
      <Card key={reply.id} tone="wash" title={`${reply.writtenBy}, ${momentText(reply.writtenAt)}`}>
        <p className={classes.body}>{reply.body}</p>
      </Card>
    ))}
  </>
);

function Message({ message }: { readonly message: ContactMessage }) {
  const { reply, write, answer, setState, remove } = useMessage(message);
  const [asking, setAsking] = useState(false);
  const isArchived = message.state === 'archived';
  return (
    <>
      <PageHeader title={message.subject} documentTitle={`Message: ${message.subject}`}>
        <Group gap="sm">
          <Button
            variant="default"
            loading={setState.isPending}
            onClick={() => setState.mutate(isArchived || message.state === 'answered' ? 'open' : 'archived')}
          >
            {message.state === 'open' ? 'Archive' : 'Reopen'}
          </Button>
          {message.state === 'answered' && (
            <Button
              variant="default"
              loading={setState.isPending}
              onClick={() => setState.mutate('archived')}
            >
              Archive
            </Button>
          )}
          <Button variant="default" onClick={() => setAsking(true)}>
            Delete
          </Button>
        </Group>
      </PageHeader>
      <Stack gap="md">
        <Written message={message} />
        <Card title="Reply by email">
          {!message.canMail && (
            <Text size="sm" mb="md">
              No mail server is configured. We’ll save your reply under{' '}
              <Anchor component={Link} to={paths.admin('adminMail')} size="sm" underline="always">
                Mail
              </Anchor>{' '}
              but can’t send it. Send it to {message.email} from your own email app.
            </Text>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (reply.body.trim() !== '' && !answer.isPending) answer.mutate(reply);
            }}
          >
            <AutosizeText
              label={`Your reply to ${message.name}`}
              description={`Your reply starts with “Hello ${message.name},” and quotes the message. Your email address isn’t shown.`}
              minRows={6}
              maxRows={20}
              maxLength={CONTACT_LIMITS.bodyChars}
              value={reply.body}
              onChange={({ currentTarget: { value } }) => write(value)}
            />
            <Button type="submit" mt="md" disabled={reply.body.trim() === ''} loading={answer.isPending}>
              Send reply
            </Button>
          </form>
        </Card>
      </Stack>
      <AskDialog
        opened={asking}
        title="Delete this message?"
        text="The message and its replies will be deleted permanently. To keep them, archive the message instead."
        confirmLabel="Delete permanently"
        isFinal
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** `/admin/messages/:messageId`: a message, its replies, and a form for the next one. */
export function MessagePage() {
  const { messageId = '' } = useParams();
  const { data: message, error, isError, refetch } = useQuery(messageQuery(messageId));
  return (
    <>
      <Anchor component={Link} to={paths.admin('adminMessages')} size="sm" className={classes.back ?? ''}>
        All messages
      </Anchor>
      {isError && !message && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!message && !isError && <Skeleton height="24rem" radius="lg" />}
      {message && <Message key={message.id} message={message} />}
    </>
  );
}
