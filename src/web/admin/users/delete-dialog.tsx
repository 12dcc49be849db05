import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { deletionPhrase } from '#domain/admin/user-list.ts';
import { countText } from '#web/lib/format.ts';
import { AskFrame } from '#web/ui/dialogs/ask-frame.tsx';
import { DangerButton } from '#web/ui/dialogs/danger-button.tsx';

interface DeleteDialogProps {
  /** Users to delete; an empty list closes the dialog. */
  readonly usernames: readonly string[];
  readonly busy: boolean;
  readonly onDelete: (typed: string) => void;
  readonly onClose: () => void;
}

const whoOf = (usernames: readonly string[]): string =>
  usernames.length === 1 ? deletionPhrase(usernames) : countText(usernames.length, 'account');

/** The typed word is cleared with the dialog, so that it never opens armed. */
function Form({ usernames, busy, onDelete, onClose }: DeleteDialogProps) {
  const word = deletionPhrase(usernames);
  const form = useForm({ initialValues: { typed: '' } });
  const isTyped = form.values.typed === word;
  return (
    <form
      onSubmit={form.onSubmit(({ typed }) => {
        if (isTyped && !busy) onDelete(typed);
      })}
    >
      <Text>
        Everything in {usernames.length === 1 ? 'this account' : 'these accounts'}, including all meals,
        measurements and pictures, will be deleted immediately. This can’t be undone.
      </Text>
      <TextInput
        mt="md"
        label={`Type ${word} to delete`}
        data-autofocus
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('typed')}
      />
      <Group justify="flex-end" mt="lg" gap="md">
        <Button variant="default" onClick={onClose}>
          Go back
        </Button>
        <DangerButton type="submit" disabled={!isTyped} loading={busy}>
          Delete {whoOf(usernames)}
        </DangerButton>
      </Group>
    </form>
  );
}

/** Requires a typed word before deleting accounts, which can't be undone. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { usernames, onClose } = props;
  return (
    <AskFrame opened={usernames.length > 0} title={`Delete ${whoOf(usernames)}?`} onClose={onClose}>
      <Form key={usernames.join(' ')} {...props} />
    </AskFrame>
  );
}
