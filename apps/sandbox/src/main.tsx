import '@star-seekers/ui/fonts.css';
import '@star-seekers/ui/tokens.css';
import './base.css';
import { startAudio } from '@star-seekers/audio';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App } from './app.tsx';
import { i18n } from './i18n/index.ts';

startAudio();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <App />
    </I18nextProvider>
  </StrictMode>,
);
