import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Safe markup: every interpolated value is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[] | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup template. Escapes values unless they are {@link Html}; renders `undefined` as nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => `${text}${render(values[index - 1])}${part}`));
}

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

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

const stylesheet = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
const icon = readFileSync(new URL('./icon.svg', import.meta.url), 'utf8');

/** Allows only the pages' own stylesheet and icon. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every page, and the stylesheet and icon. */
export function pageAssets(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
  });
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.get('/icon.svg', async (_request, reply) => reply.type('image/svg+xml').send(icon));
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
