import { Button, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkList } from '#web/ui/lists/link-list.tsx';

const FIRST = 8;

interface PanelsCardProps {
  /** Oldest first. */
  readonly panels: readonly BloodPanel[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
}

/** The blood tests, newest first. */
export function PanelsCard({ panels, unsent, today }: PanelsCardProps) {
  const [shown, setShown] = useState(FIRST);
  return (
    <Card title="Your tests" aside={countText(panels.length, 'test')}>
      <LinkList>
        {panels
          .toReversed()
          .slice(0, shown)
          .map(({ id, collectedOn, laboratory, values }) => (
            <Link key={id} to={paths.bloodTest(id)}>
              <span>
                {formatDate(collectedOn, today)}
                <Text component="span" display="block" size="sm" c="dimmed">
                  {[laboratory, countText(values.length, 'value'), unsent.has(id) && 'waiting to be sent']
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <IconChevronRight size="1.1em" aria-hidden />
            </Link>
          ))}
      </LinkList>
      {panels.length > shown && (
        <Button variant="subtle" fullWidth onClick={() => setShown((was) => was + 30)}>
          Show {Math.min(30, panels.length - shown)} more of {panels.length}
        </Button>
      )}
    </Card>
  );
}
