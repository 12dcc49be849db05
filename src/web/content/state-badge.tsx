import { Badge, Group } from '@mantine/core';
import type { ContentPageSummary } from '#contract/content/content.ts';

type State = Pick<ContentPageSummary, 'state' | 'hasUnpublishedChanges' | 'audience'>;

/** Whether a page is published, its audience, and whether there are unpublished changes. */
export function StateBadges({ state, hasUnpublishedChanges, audience }: State) {
  return (
    <Group gap="xs">
      <Badge variant={state === 'published' ? 'light' : 'default'} tt="none" size="lg">
        {state === 'published' ? 'Published' : 'Draft'}
      </Badge>
      {audience === 'members' && (
        <Badge variant="default" tt="none" size="lg">
          Members only
        </Badge>
      )}
      {hasUnpublishedChanges && (
        <Badge variant="default" tt="none" size="lg">
          Unpublished changes
        </Badge>
      )}
    </Group>
  );
}
