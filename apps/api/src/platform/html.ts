const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for a page or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * One of the server's own plain pages: no script, one stylesheet, nothing external.
 * @param body HTML, escaped by the caller
 */
export function plainPage(title: string, body: string): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Star Seekers</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PLAIN_STYLE_PATH}">
</head>
<body>
<main>
<h1>${name}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Path of {@link PLAIN_STYLE}. */
export const PLAIN_STYLE_PATH = '/api/plain.css';

export const PLAIN_STYLE = `
:root { color-scheme: dark; }
body { margin: 0; background: #070a14; color: #dfe6f5; font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { line-height: 1.2; }
a { color: #7fd4ff; overflow-wrap: anywhere; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
article, details { margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid #26314d; border-radius: 10px; background: #0d1424; }
summary { cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0; }
dt { color: #93a1bf; }
dd { margin: 0; overflow-wrap: anywhere; }
`;
