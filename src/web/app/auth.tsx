import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthPage } from '#web/account/auth-page.tsx';
import { cssVariablesResolver, theme } from '#web/ui/theme/theme.ts';
import { Crash } from './crash.tsx';
import { styleNonce } from './style-nonce.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <Crash>
        <AuthPage />
      </Crash>
    </MantineProvider>
  </StrictMode>,
);
