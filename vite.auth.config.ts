import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractWithoutShapes } from './vite.config.ts';

/** The class names of one of Mantine's components. */
const CLASS_NAMES = /@mantine.core.esm.+?(\w+)\.module\.mjs$/;

/** Brings each of Mantine's components its own styles, so that the page waits for those that it shows: an eighth of all. */
const stylesOfComponents = (): Plugin => ({
  name: 'styles-of-components',
  transform: {
    filter: { id: CLASS_NAMES },
    handler: (code, id) => {
      const [, component = ''] = CLASS_NAMES.exec(id) ?? [];
      return { code: `import '@mantine/core/styles/${component}.layer.css';\n${code}`, map: null };
    },
  },
});

/**
 * The login screen, built by itself beside the application: built with it, each would load libraries that only the other shows, and who
 * logs in loads as much again as they need. Its files share no code with the application's, and lie in the same folder.
 */
export default defineConfig({
  html: { cspNonce: '__NONCE__' },
  plugins: [contractWithoutShapes(['account', 'membership', 'security']), react(), stylesOfComponents()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/auth-manifest.json',
    rollupOptions: { input: 'auth.html' },
  },
});
