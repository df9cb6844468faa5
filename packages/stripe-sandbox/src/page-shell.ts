import { type Html, html } from './html.ts';

/** `$9.99`. @param amount in the currency's smallest unit */
export function money(amount: number | null, currency: string | null): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' });
  return format.format((amount ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A complete page. @param prefix path of the sandbox on its server @param heading top heading @param title tab title */
export function document(prefix: string, heading: string, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Payment sandbox</title>
        <link rel="icon" href="${prefix}/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${prefix}/sandbox.css" />
      </head>
      <body>
        <header>
          <h1>${heading}</h1>
          <p class="badge">Sandbox · no real money</p>
        </header>
        <main>${content}</main>
      </body>
    </html> `.text;
}
