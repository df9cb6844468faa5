import { request } from 'node:http';

/** Posts JSON with any headers, also with a `Host`, which `fetch` does not allow. @returns the status */
export async function postWithHeaders(
  url: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const common = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    request(url, { method: 'POST', headers: { ...common, ...headers } })
      .on('response', (response) => void response.resume().on('end', () => resolve(response.statusCode)))
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
