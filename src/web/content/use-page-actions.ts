import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ContentPage } from '#contract/content/content.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';

const failed = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

/** What is done with a stored page beside writing it. @param took hears of the page as it is afterwards */
export function usePageActions(page: ContentPage, took: (page: ContentPage) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id } = page;
  const unpublish = useMutation({
    mutationFn: () => api.content.pages.unpublish({ id }),
    onError: failed,
    onSuccess: (hidden) => {
      took(hidden);
      void toast({
        title: 'Unpublished',
        text: 'Readers do not find it any more; its text is kept as a draft.',
      });
    },
  });
  const remove = useMutation({
    mutationFn: () => api.content.pages.remove({ id }),
    onError: failed,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['content', 'pages'] });
      void toast({ title: 'Deleted', text: page.title });
      void navigate(paths.admin('content'), { replace: true });
    },
  });
  const restore = useMutation({
    mutationFn: (revisionId: string) =>
      api.content.revisions.restore({ id, revisionId, version: page.version }),
    onError: failed,
    onSuccess: (restored) => {
      took(restored);
      void toast({
        title: 'Restored',
        text: 'It stands in the editor as the newest version. Publish it when you are ready.',
      });
    },
  });
  return { unpublish, remove, restore };
}
