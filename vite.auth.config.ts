import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutShapes } from './vite.config.ts';

/**
 * The login screen, built by itself beside the application: built with it, each would load libraries that only the other shows, and who
 * logs in loads as much again as they need. Its files share no code with the application's, and lie in the same folder.
 */
export default defineConfig({
  html: { cspNonce: '__NONCE__' },
  plugins: [contractWithoutShapes(['account', 'membership', 'security']), react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/auth-manifest.json',
    rollupOptions: { input: 'auth.html' },
  },
});
