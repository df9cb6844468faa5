import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A load balancer in front of processes. */
export interface Proxy {
  readonly name: string;
  readonly url: string;
  /** From now on requests go to the processes on these ports. */
  route(ports: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

const NGINX = '/usr/sbin/nginx';
const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');

/** nginx with the configuration that `docs/operations.md` gives; without nginx, a small load balancer that asks processes whether they are ready. */
export async function startProxy(): Promise<Proxy> {
  if (existsSync(NGINX)) return startNginx();
  console.log(
    `There is no ${NGINX}: a small load balancer stands in for it, and nothing is shown about the configuration of nginx.`,
  );
  return startBalancer();
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startNginx(): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-nginx-'));
  const port = await freePort();
  const servers = join(folder, 'servers.conf');
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 4096; }
     http { access_log off; ${paths.join(' ')} ${documentedConfiguration(port, servers)} }`,
  );
  const options = ['-p', folder, '-c', file];
  let nginx: ChildProcess | undefined;
  return {
    name: 'nginx',
    url: `http://127.0.0.1:${port}`,
    async route(ports) {
      writeFileSync(servers, ports.map((each) => `server 127.0.0.1:${each} max_fails=0;\n`).join(''));
      if (nginx) execFileSync(NGINX, [...options, '-s', 'reload']);
      else nginx = spawn(NGINX, [...options, '-g', 'daemon off;'], { stdio: 'inherit' });
      while (!(await accepts(port))) await sleep(20);
    },
    async close() {
      if (nginx) {
        nginx.kill('SIGQUIT');
        await Promise.race([once(nginx, 'exit'), sleep(5000)]);
        nginx.kill('SIGKILL');
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** The example of the document, for this machine. @throws {Error} when it has changed so that nothing fits any more */
function documentedConfiguration(port: number, servers: string): string {
  const [, block] = /```nginx\n([^]*?)```/.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  let text = block ?? '';
  for (const [documented, here] of [
    [/include \S+;/, `include ${servers};`],
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate \S+;/, ''],
    [/ssl_certificate_key \S+;/, ''],
  ] as const) {
    if (!documented.test(text))
      throw new Error(`docs/operations.md has no nginx configuration with ${documented.source}`);
    text = text.replace(documented, here);
  }
  return text;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isAccepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}

/** Between two questions whether a process is ready. */
const CHECK_MS = 200;

/** Balances connections, and sends none to a process that is not ready. It knows no HTTP, so no request is passed on. */
async function startBalancer(): Promise<Proxy> {
  let ports: readonly number[] = [];
  const ready = new Set<number>();
  const sockets = new Set<Socket>();
  let turn = 0;
  const check = async () => {
    for (const port of ports) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
    }
  };
  const timer = setInterval(() => void check(), CHECK_MS);
  const server = createServer({ noDelay: true }, (client) => {
    const able = ports.filter((port) => ready.has(port));
    const port = able[turn++ % able.length] ?? 0;
    // The server limits the requests of an address.
    const upstream = connect({ port, host: '127.0.0.1', localAddress: client.remoteAddress, noDelay: true });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'a small load balancer',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async route(next) {
      ports = next;
      await check();
    },
    async close() {
      clearInterval(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
