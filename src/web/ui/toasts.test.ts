import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { MAX_TOASTS, showToast } from './toasts.tsx';

const undo = () => undefined;
const saved = (title: string, about?: string) => ({ title, text: '', ...(about !== undefined && { about }) });

let titles = new Map<string, string>();

const all = () => {
  const { notifications: visible, queue } = notificationsStore.getState();
  return [...visible, ...queue];
};

/** Shows a toast and remembers its title by its id. */
function show(toast: Parameters<typeof showToast>[0]): void {
  showToast(toast);
  const ids = all().map(({ id = '' }) => id);
  titles.set(ids.find((id) => !titles.has(id)) ?? '', toast.title);
}

const shown = () => notificationsStore.getState().notifications.map(({ id = '' }) => titles.get(id));

beforeEach(() => {
  // As the container does when it mounts.
  notificationsStore.setState({ ...notificationsStore.getState(), limit: MAX_TOASTS });
  for (const { id = '' } of all()) notifications.hide(id);
  titles = new Map();
});

test('a third toast replaces the oldest without Undo, however new the others are', () => {
  show({ ...saved('Water added'), undo });
  show(saved('Copied'));
  show({ ...saved('Meal saved'), undo });
  expect(shown()).toEqual(['Water added', 'Meal saved']);
});

test('if both toasts have Undo, the oldest makes room for the next at once', () => {
  for (const title of ['Water added', 'Weight added', 'Meal saved']) show({ ...saved(title), undo });
  expect(shown()).toEqual(['Weight added', 'Meal saved']);
  show({ ...saved('Not saved'), tone: 'destructive' });
  expect(shown()).toEqual(['Meal saved', 'Not saved']);
});

test('an error makes room for what happens next', () => {
  show({ ...saved('Not saved'), tone: 'destructive' });
  for (const title of ['Water added', 'Weight added']) show({ ...saved(title), undo });
  expect(shown()).toEqual(['Water added', 'Weight added']);
});

test('a toast replaces the last one about the same subject and leaves the other', () => {
  show({ ...saved('Meal saved'), undo });
  show({ ...saved('One glass', 'water'), undo });
  show({ ...saved('Two glasses', 'water'), undo });
  expect(shown()).toEqual(['Meal saved', 'Two glasses']);
});

test('a dismissed toast makes room', () => {
  show({ ...saved('Water added'), undo });
  show({ ...saved('Weight added'), undo });
  notifications.hide(all().at(-1)?.id ?? '');
  show({ ...saved('Meal saved'), undo });
  expect(shown()).toEqual(['Water added', 'Meal saved']);
});
