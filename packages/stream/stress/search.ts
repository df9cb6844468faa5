/** `node stress/search.ts [attacks] [seed]`: searches for attacks that gain more than a witnessed run may. Exits with 1 on a hole. */
import { playAttack } from '../src/testing/attack.ts';
import { timeBoundMs } from '../src/testing/gain.ts';
import { excessIn, searchHoles, textOf } from '../src/testing/hole.ts';
import { NAMED_ATTACKS } from '../src/testing/named-attacks.ts';

const [attacks = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
/** Attacks after which what was found becomes known. */
const IN_ONE = 10_000;

console.log('Named attacks');
for (const { name, genome, options } of NAMED_ATTACKS) {
  const result = playAttack(genome, options);
  if (!result) {
    console.log(`  refused    ${name}`);
    continue;
  }
  const { gain, verdict, excess } = result;
  const { fault, figures, log } = verdict;
  if (!fault && Object.values(excess).some((beyond) => beyond > 0)) process.exitCode = 1;
  console.log(
    `  ${(fault ?? 'WITNESSED').padEnd(10)} ${name}: ${Math.round(gain.timeMs)} ms (bound ${timeBoundMs(log.ticks)}),`,
    `${gain.choices} choices (${figures.pauses} pauses counted, ${figures.missedBeacons} beacons missed),`,
    `foresight ${gain.foresightTicks}`,
  );
}

console.log(`\n${attacks} searched attacks, seed ${seed}; what exceeds the bound, in its shortest form`);
let holes = 0;
for (const { kind, genome, mostExcess } of searchHoles(seed, attacks, Math.min(IN_ONE, attacks))) {
  holes++;
  console.log(
    `  ${kind} +${Math.round(excessIn(kind, genome) ?? 0)} (most: +${Math.round(mostExcess)})  ${textOf(genome)}`,
  );
}
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1_000_000;
console.log(`${holes} holes in ${seconds.toFixed(1)} s of one processor: ${Math.round(attacks / seconds)} attacks/s`);
if (holes > 0) process.exitCode = 1;
