import { readFileSync, readdirSync } from 'node:fs';

/** Ticks of the kernel's clock per second on Linux (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** CPU seconds, user and system, of each process of a tree so far; by process id. */
export function processorSeconds(root: number): ReadonlyMap<number, number> {
  const processes = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap(readProcess);
  const tree = new Map<number, number>();
  const visit = (pid: number) => {
    for (const process of processes) {
      if (process.pid === pid) tree.set(pid, process.seconds);
      else if (process.parent === pid) visit(process.pid);
    }
  };
  visit(root);
  return tree;
}

/** CPU seconds of a tree between two readings, without processes that ended in between. */
export function secondsBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}

function readProcess(pid: number): { pid: number; parent: number; seconds: number }[] {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process ended while the list was read.
    return [];
  }
  // The name, in brackets, may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number) as [number, number, number];
  return [{ pid, parent, seconds: (user + system) / TICKS_PER_SECOND }];
}
