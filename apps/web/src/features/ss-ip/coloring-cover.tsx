import { useTranslation } from 'react-i18next';

/** Cover of the coloring book: line art that somebody has begun to colour. */
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

      {/* What has been coloured so far. */}
      <g mask="url(#cover-strokes)" opacity="0.92">
        <circle cx="385" cy="318" r="98" fill="#a9dcf5" />
        <path d="M145 598a110 110 0 0 1 60-172 122 122 0 0 0 34 176 110 110 0 0 1-94-4z" fill="#f2a65a" />
        <path d="M124 520c40 22 128 30 196-4l10 24c-72 36-160 30-206 6z" fill="#d8743c" />
        <path d="M430 430l34 82-34 34-34-34z" fill="#d5402b" />
        <path d="M464 512l92 122-96-30z" fill="#f7f2e6" />
        <path d="M396 512l-92 122 96-30z" fill="#d5402b" />
        <path d="M412 604h36l10 34h-56z" fill="#6a7690" />
        <path d="M404 640h18l-9 58zM438 640h18l-9 58z" fill="#58b6ff" />
      </g>

      <g fill="none" stroke="#20242f" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {/* A gate with its plates. */}
        <circle cx="385" cy="318" r="120" />
        <circle cx="385" cy="318" r="98" />
        <path
          d="M483.0 318.0L505.0 318.0M479.7 343.4L500.9 349.1M469.9 367.0L488.9 378.0M454.3 387.3L469.9 402.9M434.0 402.9L445.0 421.9M410.4 412.7L416.1 433.9M385.0 416.0L385.0 438.0M359.6 412.7L353.9 433.9M336.0 402.9L325.0 421.9M315.7 387.3L300.1 402.9M300.1 367.0L281.1 378.0M290.3 343.4L269.1 349.1M287.0 318.0L265.0 318.0M290.3 292.6L269.1 286.9M300.1 269.0L281.1 258.0M315.7 248.7L300.1 233.1M336.0 233.1L325.0 214.1M359.6 223.3L353.9 202.1M385.0 220.0L385.0 198.0M410.4 223.3L416.1 202.1M434.0 233.1L445.0 214.1M454.3 248.7L469.9 233.1M469.9 269.0L488.9 258.0M479.7 292.6L500.9 286.9"
          strokeWidth="2"
        />
        <path d="M373 186h24v22h-24zM373 428h24M505 306h14v24h-14M251 306h14v24h-14" />
        {/* A world with its rings. */}
        <circle cx="222" cy="512" r="112" fill="none" />
        <path
          d="M113 490c30 18 130 30 214-10M118 552c48 20 130 22 206-16M146 428c36 16 98 20 146-6M150 598c40 12 100 10 146-10"
          strokeWidth="2.5"
        />
        <path d="M112 526c-46 34-58 62-34 68 40 10 170-40 250-98 46-34 58-60 34-68-16-4-34 0-54 6" />
        <path d="M118 550c-18 16-24 28-14 32 30 8 138-36 208-86 22-16 32-28 26-34" strokeWidth="2" />
        {/* The delta that its seeker flies. */}
        <path d="M430 414l40 98-10 92 10 36h-80l10-36-10-92z" fill="#fbf5e6" fillOpacity="0.15" />
        <path d="M470 512l98 130-108-34M390 512l-98 130 108-34" />
        <path d="M430 470c12 16 14 40 0 56-14-16-12-40 0-56z" />
        <path d="M430 526v78M400 604h60M408 560h-30M452 560h30M316 620l-6 22M544 620l6 22" strokeWidth="2.5" />
        <path d="M404 640l9 58 9-58M438 640l9 58 9-58" />
        <path d="M413 712v20M447 712v20M430 706v34" strokeWidth="2.5" />
        {/* An amberback, which was there first. */}
        <path d="M104 690c34-44 96-46 132-14 14-10 30-14 44-8-8 10-14 18-14 26 6 10 14 14 24 18-16 8-36 6-50-4-38 30-104 28-136-18z" />
        <path
          d="M136 682a4 4 0 1 0 .1 0M120 704c16 4 30 2 40-6M176 672c4 16 2 34-8 46M204 674c4 14 2 26-6 36"
          strokeWidth="2.5"
        />
      </g>
      <g fill="#fbf5e6" stroke="#20242f" strokeWidth="2" strokeLinejoin="round">
        <polygon points="116,200 119,211 130,214 119,217 116,228 113,217 102,214 113,211" />
        <polygon points="540,221 544,232 555,236 544,240 540,251 536,240 525,236 536,232" />
        <polygon points="90,320 93,327 100,330 93,333 90,340 87,333 80,330 87,327" />
        <polygon points="320,196 323,203 330,206 323,209 320,216 317,209 310,206 317,203" />
        <polygon points="568,342 571,349 578,352 571,355 568,362 565,355 558,352 565,349" />
        <polygon points="440,242 442,248 448,250 442,252 440,258 438,252 432,250 438,248" />
        <polygon points="190,254 192,260 198,262 192,264 190,270 188,264 182,262 188,260" />
        <polygon points="112,458 115,467 124,470 115,473 112,482 109,473 100,470 109,467" />
        <polygon points="576,456 579,467 590,470 579,473 576,484 573,473 562,470 573,467" />
        <polygon points="510,552 512,558 518,560 512,562 510,568 508,562 502,560 508,558" />
        <polygon points="130,570 133,577 140,580 133,583 130,590 127,583 120,580 127,577" />
      </g>

      {/* Three crayons, one of each power. */}
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
