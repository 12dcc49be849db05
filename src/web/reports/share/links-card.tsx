import { Button, Flex, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReportLink } from '#contract/reports/report-links.ts';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import { SECTION_NAMES } from '#domain/reports/shared-report.ts';
import { formatDate } from '#web/lib/format.ts';
import { explain } from '#web/lib/errors.ts';
import { dayText, momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { useLinks, useRevokeLink } from './share-queries.ts';

function openedText({ openings, openedAt }: ReportLink): string {
  const [last] = openedAt;
  if (last === undefined) return 'Not opened yet';
  return `Opened ${openings === 1 ? 'once, on' : `${openings} times, last on`} ${momentText(last)}`;
}

function contentText({ sections, hasBackground, from, to }: ReportLink, today: string): string {
  const names =
    sections.length === REPORT_SECTIONS.length
      ? 'All sections'
      : sections.map((section) => SECTION_NAMES[section]).join(', ');
  const range =
    from === null || to === null ? 'all data' : `${formatDate(from, today)} – ${formatDate(to, today)}`;
  return `${names}${hasBackground ? ', goals and medications' : ''} · ${range}`;
}

function stateText({ state, expiresAt }: ReportLink): string {
  if (state === 'revoked') return 'revoked';
  return `${state === 'active' ? 'expires' : 'expired'} ${dayText(expiresAt)}`;
}

interface LinkRowProps {
  readonly link: ReportLink;
  readonly today: string;
}

function LinkRow({ link, today }: LinkRowProps) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeLink();
  const name = link.label === '' ? `Link from ${dayText(link.createdAt)}` : link.label;
  const confirm = (): void => {
    setAsking(false);
    revoke.mutate(link.id, {
      onSuccess: () => void toast({ title: 'Revoked', text: 'The link no longer works.' }),
      onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
    });
  };
  return (
    <Flex component="li" gap="md" align="center" justify="space-between" py="sm">
      <Stack gap={2} miw={0}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {contentText(link, today)}
        </Text>
        <Text size="sm" c="dimmed">
          {openedText(link)} · {stateText(link)}
        </Text>
      </Stack>
      {link.state === 'active' && (
        <Button
          variant="default"
          size="sm"
          flex="none"
          aria-label={`Revoke ${name}`}
          loading={revoke.isPending}
          onClick={() => setAsking(true)}
        >
          Revoke
        </Button>
      )}
      <AskDialog
        opened={isAsking}
        title={`Revoke ${name}?`}
        text="The link will stop working immediately for everyone who has it."
        confirmLabel="Revoke link"
        isFinal
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </Flex>
  );
}

/** The member's links to shared reports; nothing without any. */
export function LinksCard({ today }: { readonly today: string }) {
  const { data } = useLinks();
  if (!data || data.links.length === 0) return null;
  return (
    <Card title="Shared links">
      <PlainList>
        {data.links.map((link) => (
          <LinkRow key={link.id} link={link} today={today} />
        ))}
      </PlainList>
    </Card>
  );
}
