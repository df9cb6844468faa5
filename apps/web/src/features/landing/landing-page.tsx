import { TrailerHost } from '../trailer/trailer-host.tsx';
import { Closing } from './closing.tsx';
import { FactionShowcase } from './faction-showcase.tsx';
import { Features } from './features.tsx';
import { Games } from './games.tsx';
import { Hero } from './hero.tsx';

/** The landing page (`P2.1`). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Games />
      <Features />
      <FactionShowcase />
      <Closing />
      <TrailerHost />
    </>
  );
}
