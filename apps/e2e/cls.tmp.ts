import { fork } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
const hubp = fork('support/hub-process.ts', ['{}']); const base: string = await new Promise((r) => hubp.once('message', (m: any) => r(m.url)));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
for (const [w, h] of [[360,740],[412,823],[600,900],[768,900],[1024,900],[1350,940],[1920,1080]] as const) {
  const c = await browser.newContext({ serviceWorkers: 'block', viewport: { width: w, height: h } }); const p = await c.newPage();
  await p.goto(base + '/terms');
  await p.evaluate(async (name) => { const r = await fetch('/api/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: name, email: `${name}@example.com`, password: 'orbit-of-seven' }) }); const { user } = await r.json(); localStorage.setItem('star-seekers:user', JSON.stringify(user)); }, `b-${Math.floor(Math.random() * 1e6)}`);
  await (await c.newCDPSession(p)).send('Network.clearBrowserCache');
  await p.addInitScript(() => { (window as any).shifts = []; new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) (window as any).shifts.push([e.value.toFixed(4), Math.round(e.startTime), e.sources.map((s: any) => [(s.node?.className || s.node?.nodeName || '?').toString().slice(0, 60), JSON.stringify(s.previousRect), JSON.stringify(s.currentRect)].join(' '))]); }).observe({ type: 'layout-shift', buffered: true }); });
  await p.goto(base + '/dashboard'); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1500);
  console.log(w, h, JSON.stringify(await p.evaluate(() => (window as any).shifts), null, 1));
  await p.screenshot({ path: `/tmp/cls-${w}.png`, fullPage: true }); console.log(await p.evaluate(() => { const a = document.querySelector('[class*=choose-faction-module]')!; const r = a.getBoundingClientRect(); return a.className + ' ' + r.height + ' font ' + getComputedStyle(document.documentElement).fontSize + ' margin ' + getComputedStyle(a).marginTop; }));
  await c.close();
}
await browser.close(); hubp.disconnect();
