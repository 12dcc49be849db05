/** Chromium with a fake camera and microphone, and permission without asking. */
export const fakeMedia = (...args: readonly string[]) => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...args,
  ],
});
