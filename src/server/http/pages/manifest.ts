/** The web app manifest: what a device shows of an installed application. */
export const manifestOf = (name: string): object => ({
  name,
  short_name: name,
  description: 'Say what you ate. See your day with honest numbers.',
  id: '/',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f5f0',
  theme_color: '#1e6b52',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Log food', url: '/describe-food' }],
});
