import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ContactMessage } from '#contract/content/messages.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { toast } from '#web/ui/toast.ts';
import { messageQuery } from '#web/content/queries.ts';

interface Reply {
  /** Id of the reply being written, so that sending it twice sends one. */
  readonly id: string;
  readonly body: string;
}

const SAID = {
  open: { title: 'Reopened', text: 'The message is waiting for a reply.' },
  archived: { title: 'Archived', text: 'You can find it under Archived.' },
} as const;

/** Actions on a message; a draft reply survives a reload. */
export function useMessage({ id }: ContactMessage) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [reply, change, forget, { reset }] = useFormDraft<Reply>(`message-reply-1-${id}`, () => ({
    id: uuidV7(),
    body: '',
  }));
  const took = (message: ContactMessage): void => {
    client.setQueryData(messageQuery(id).queryKey, message);
    void client.invalidateQueries({ queryKey: ['messages', 'list'] });
  };
  const onError = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });
  const answer = useMutation({
    mutationFn: ({ id: replyId, body }: Reply) => api.messages.reply({ id, replyId, body }),
    onError,
    onSuccess: (message) => {
      took(message);
      reset({ id: uuidV7(), body: '' });
      const said = message.canMail
        ? `Your email to ${message.name} is on its way.`
        : 'Your reply is saved under Mail. This server doesn’t send email.';
      void toast({ title: 'Answered', text: said });
    },
  });
  const setState = useMutation({
    mutationFn: (state: 'open' | 'archived') => api.messages.setState({ id, state }),
    onError,
    onSuccess: (message, state) => {
      took(message);
      void toast({ ...SAID[state], about: 'message' });
    },
  });
  const remove = useMutation({
    mutationFn: () => api.messages.remove({ id }),
    onError,
    onSuccess: () => {
      forget();
      void client.invalidateQueries({ queryKey: ['messages', 'list'] });
      void toast({ title: 'Deleted', text: 'The message and its replies were deleted.' });
      void navigate(paths.admin('adminMessages'), { replace: true });
    },
  });
  return { reply, write: (body: string) => change({ body }), answer, setState, remove };
}
