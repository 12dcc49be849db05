import { Button, Group, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import type { Toast } from './toast.ts';

const READING_MS = 5000;
const UNDO_MS = 9000;

/** The last toast about each frequent subject. */
const lastIds = new Map<string, string>();

/** The container of all toasts, mounted once. */
export function Toasts({ className }: { readonly className: string | undefined }) {
  return <Notifications position="bottom-center" {...(className === undefined ? {} : { className })} />;
}

/** Shows a toast; call `toast` of toast.ts, which loads this file first. */
export function showToast({ title, text, tone = 'plain', undo, about }: Toast): void {
  const last = about === undefined ? undefined : lastIds.get(about);
  if (last !== undefined) notifications.hide(last);
  const id = notifications.show({
    color: tone === 'destructive' ? 'red' : 'evergreen',
    autoClose: undo ? UNDO_MS : READING_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss', size: 'lg' },
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div>
          <Text fw={600} c="bright">
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {undo !== undefined && (
          <Button
            size="compact-md"
            variant="light"
            onClick={() => {
              notifications.hide(id);
              undo();
            }}
          >
            Undo
          </Button>
        )}
      </Group>
    ),
  });
  if (about !== undefined) lastIds.set(about, id);
}
