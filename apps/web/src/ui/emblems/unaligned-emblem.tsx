import type { SVGProps } from 'react';

/** No faction yet: the seeker's compass star. */
export function UnalignedEmblem(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props}>
      <circle cx="64" cy="64" r="54" fill="#070b17" />
      <circle cx="64" cy="64" r="50" fill="none" stroke="#4c6aa6" strokeWidth="4" />
      <circle cx="64" cy="64" r="41" fill="#0f1a35" />
      <g fill="none" stroke="#7fb7ff" strokeWidth="3" strokeLinecap="round">
        <path d="M64 14v8M64 106v8M14 64h8M106 64h8" />
      </g>
      <path d="M64 42l4 18 18 4-18 4-4 18-4-18-18-4 18-4z" fill="#3a6fc4" transform="rotate(45 64 64)" />
      <path d="M64 24l8 32-8 8z" fill="#cfe6ff" />
      <path d="M64 24l-8 32 8 8z" fill="#f4faff" />
      <path d="M104 64 72 72l-8-8z" fill="#5b9fee" />
      <path d="M104 64 72 56l-8 8z" fill="#a9d2ff" />
      <path d="M64 104l-8-32 8-8z" fill="#6caef5" />
      <path d="M64 104l8-32-8-8z" fill="#3f7fd0" />
      <path d="M24 64l32-8 8 8z" fill="#e3f1ff" />
      <path d="M24 64l32 8 8-8z" fill="#8cc0fb" />
    </svg>
  );
}
