import nebulaUrl from '../ui/art/nebula.webp';
import { useRouteHandle } from './route-handle.ts';

/** The background of a page, in the same place as in the first view before the script runs (`first-view.css`). */
export function PageSky() {
  const { immersive = false, ownSky = false } = useRouteHandle() ?? {};
  if (immersive || ownSky) return null;
  return (
    <div className="page-sky" aria-hidden="true">
      <img src={nebulaUrl} alt="" fetchPriority="high" draggable={false} />
    </div>
  );
}
