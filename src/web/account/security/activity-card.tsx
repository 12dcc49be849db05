import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconKey, IconLogin2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccessEntry } from '#contract/account/security.ts';
import type { AccessEvent } from '#domain/account/access-events.ts';
import { explain } from '#web/lib/errors.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { browserName } from './browser-name.ts';
import rows from '#web/ui/lists/rows.module.css';
import { useActivity } from './security-queries.ts';

const FIRST = 8;

const WORDS: Readonly<Record<AccessEvent, string>> = {
  'signed-in': 'Logged in',
  'signed-in-by-passkey': 'Logged in with a passkey',
  'signed-in-by-provider': 'Logged in with single sign-on',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Right password, wrong code',
  'code-used-again': 'Code already used',
  'password-changed': 'Password changed',
  'email-changed': 'Email address changed',
  'codes-turned-on': 'Two-factor authentication turned on',
  'codes-turned-off': 'Two-factor authentication turned off',
  'codes-ended-by-admin': 'Two-factor authentication reset by an admin',
  'recovery-codes-renewed': 'New recovery codes created',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey deleted',
  'provider-connected': 'Single sign-on connected',
  'provider-disconnected': 'Single sign-on disconnected',
  'token-created': 'Access token created',
  'token-revoked': 'Access token revoked',
};
const SIGN_INS: ReadonlySet<AccessEvent> = new Set([
  'signed-in',
  'signed-in-by-passkey',
  'signed-in-by-provider',
]);
const REFUSED: ReadonlySet<AccessEvent> = new Set(['wrong-password', 'wrong-code', 'code-used-again']);

function Mark({ kind }: { readonly kind: AccessEvent }) {
  if (REFUSED.has(kind)) return <IconAlertTriangle aria-hidden />;
  return SIGN_INS.has(kind) ? <IconLogin2 aria-hidden /> : <IconKey aria-hidden />;
}

function Row({ entry }: { readonly entry: AccessEntry }) {
  const { kind, at } = entry;
  return (
    <li className={rows.row}>
      <Mark kind={kind} />
      <div className={rows.what}>
        <div className={rows.name}>{WORDS[kind]}</div>
        <div className={rows.sub}>
          {kind === 'codes-ended-by-admin' ? '' : `${browserName(entry)} · `}
          {momentText(at)}
        </div>
      </div>
    </li>
  );
}

/** Logins, failed logins and security changes. Members without an email address only see them here. */
export function ActivityCard() {
  const { data: entries, error, refetch } = useActivity();
  const [isWhole, setWhole] = useState(false);
  if (error && !entries) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  return (
    <Card title="Recent logins and changes">
      <Stack gap="md">
        <Text>Wasn’t you? Change your password and log out of all other browsers.</Text>
        {!entries && <Skeleton height="6rem" />}
        {entries?.length === 0 && <Text c="dimmed">No logins or changes in the last 90 days.</Text>}
        {entries && entries.length > 0 && (
          <PlainList>
            {(isWhole ? entries : entries.slice(0, FIRST)).map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </PlainList>
        )}
        {entries && entries.length > FIRST && !isWhole && (
          <Group>
            <Button variant="default" onClick={() => setWhole(true)}>
              Show all {entries.length}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
