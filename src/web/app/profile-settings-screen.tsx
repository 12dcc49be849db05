import { ProfileSettingsPage } from '#web/settings/profile-settings-page.tsx';
import { endSession } from '#web/app/shell/end-session.ts';

/** Long enough to read the date until which the account can be restored. */
const READ_MS = 5000;

/** The settings; deleting the account there clears every slice's data on the device. */
export function ProfileSettingsScreen() {
  return <ProfileSettingsPage onLeave={(said) => endSession(said, READ_MS)} />;
}
