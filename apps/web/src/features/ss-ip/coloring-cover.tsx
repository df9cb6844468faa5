import { hub } from '@star-seekers/art/hub';
import { useTranslation } from 'react-i18next';

/** Bounds of the drawing inside its frame. */
const PICTURE = { x: 86, y: 180, width: 480, height: 546 } as const;

/** Cover of the coloring book: line art, partly coloured. */
export function ColoringCover({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('ss-ip');
  return (
    <svg className={className} viewBox="0 0 640 820" role="img" aria-label={t('book.cover')}>
      <defs>
        <linearGradient id="cover-paper" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbf5e6" />
          <stop offset="1" stopColor="#e9dcc0" />
        </linearGradient>
        <pattern id="cover-crayon" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)">
          <rect width="7" height="7" fill="#fff" />
          <rect width="7" height="1.6" y="1" fill="#9a9a9a" />
        </pattern>
        <mask id="cover-strokes">
          <rect width="640" height="820" fill="url(#cover-crayon)" />
        </mask>
        <radialGradient id="cover-reach" cx="0.3" cy="0.5" r="0.62">
          <stop offset="0.62" stopColor="#fff" />
          <stop offset="0.8" stopColor="#000" />
        </radialGradient>
        <mask id="cover-begun">
          <rect {...PICTURE} fill="url(#cover-reach)" />
        </mask>
      </defs>
      <path d="M34 26h580v774H34z" fill="#c9b894" />
      <path d="M28 20h580v774H28z" fill="#efe4cb" />
      <path d="M20 14h582v774H20z" fill="url(#cover-paper)" />
      <path d="M20 14h30v774H20z" fill="#b5341d" />
      <path d="M42 14h8v774h-8z" fill="#8a2412" />

      <g fill="none" stroke="#20242f" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M74 38h504v726H74z" strokeWidth="4" />
        <path d="M84 48h484v706H84z" strokeWidth="1.5" />
      </g>
      <g
        fontFamily="var(--font-display)"
        fontWeight="800"
        textAnchor="middle"
        stroke="#20242f"
        strokeWidth="2.5"
        paintOrder="stroke"
      >
        <text x="326" y="116" fontSize="62" letterSpacing="3" textLength="424" fill="#f7d774">
          STAR SEEKERS
        </text>
        <text x="326" y="160" fontSize="29" letterSpacing="6" strokeWidth="0" fill="#20242f" fontWeight="600">
          {t('book.coverLine')}
        </text>
      </g>

      {/* The coloured part. */}
      <g mask="url(#cover-strokes)">
        <image href={hub['coloring-colours'].webp} {...PICTURE} mask="url(#cover-begun)" />
      </g>
      <image href={hub['coloring-lines'].webp} {...PICTURE} />
      <g fill="#fbf5e6" stroke="#20242f" strokeWidth="2" strokeLinejoin="round">
        <polygon points="116,200 119,211 130,214 119,217 116,228 113,217 102,214 113,211" />
        <polygon points="540,221 544,232 555,236 544,240 540,251 536,240 525,236 536,232" />
        <polygon points="320,196 323,203 330,206 323,209 320,216 317,209 310,206 317,203" />
        <polygon points="440,242 442,248 448,250 442,252 440,258 438,252 432,250 438,248" />
        <polygon points="112,458 115,467 124,470 115,473 112,482 109,473 100,470 109,467" />
        <polygon points="510,552 512,558 518,560 512,562 510,568 508,562 502,560 508,558" />
        <polygon points="130,570 133,577 140,580 133,583 130,590 127,583 120,580 127,577" />
      </g>

      {/* Three crayons, one for each faction. */}
      <g stroke="#20242f" strokeWidth="2.5" strokeLinejoin="round">
        <g transform="translate(436 738) rotate(-38)">
          <Crayon colour="#d5402b" />
        </g>
        <g transform="translate(474 760) rotate(-30)">
          <Crayon colour="#8a5ae0" />
        </g>
        <g transform="translate(512 774) rotate(-22)">
          <Crayon colour="#e0a63a" />
        </g>
      </g>
    </svg>
  );
}

function Crayon({ colour }: { readonly colour: string }) {
  return (
    <>
      <path d="M0-15h128v30H0z" fill={colour} />
      <path d="M20-15h84v30H20z" fill="#fbf5e6" />
      <path d="M28-9h68M28 9h68" strokeWidth="1.5" />
      <path d="M0-15l-30 11v8l30 11z" fill={colour} />
    </>
  );
}
