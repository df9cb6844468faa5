import '@star-seekers/ui/tokens.css';
import '@star-seekers/ui/fonts.css';
import '../ui/base.css';
import './player.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Conversation } from './conversation.ts';
import { PlayerPage } from './player-page.tsx';

/**
 * The archived player: plays a recorded run by the rules, in the look and with the words of its build, in a frame of a page that tells it what
 * to do (`player-messages.ts`). It needs nothing from the server but the files beside it.
 */
const root = document.querySelector('#root');
if (!root) throw new Error('player.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <PlayerPage conversation={new Conversation(window.parent)} />
  </StrictMode>,
);
