import { ProfileSettingsPage } from '#web/settings/profile-settings-page.tsx';
import { leave } from './leave.ts';

/** Until when the account can be kept is worth reading twice. */
const READ_MS = 5000;

/** The settings, whose end of the account leaves nothing of any slice on the device. */
export function ProfileSettingsScreen() {
  return <ProfileSettingsPage onLeave={(said) => leave(said, READ_MS)} />;
}
