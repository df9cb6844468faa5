import { RestoreDrill, restoredState } from '../src/testing/restore-drill.ts';
import { FailingStatement, failures } from '../src/testing/failing-statement.ts';
import { stress } from './stress.ts';

interface Scale {
  /** Of the statements of the command every so many is interrupted. */
  readonly every: number;
}

export const restoredBackup = stress<Scale>({
  promise: 'what follows the restore of a backup can be interrupted at any statement and repeated',
  shortOn: {
    engine: 'sqlite',
    because: 'the same statements run in the same order on either; after-restore.test runs them on PostgreSQL',
  },
  short: { every: 89 },
  long: { every: 1 },
  run: async ({ every }) => {
    const drill = await RestoreDrill.prepare();
    const whole = await drill.restore();
    await drill.afterRestore(whole);
    const expected = JSON.stringify(await restoredState(whole));
    await whole.remove();
    const faults: string[] = [];
    let interrupted = 0;
    for (const failure of failures()) {
      for (let number = 1, isOver = false; !isOver; number += every) {
        const restored = await drill.restore();
        const failing = new FailingStatement(number, failure);
        await drill.afterRestore(restored).finally(() => failing.end());
        isOver = !failing.hasFailed;
        if (!isOver) interrupted++;
        const { code, output } = await drill.afterRestore(restored);
        if (code !== 0) faults.push(`statement ${number} was ${failure}, and the next time: ${output}`);
        if (JSON.stringify(await restoredState(restored)) !== expected)
          faults.push(`statement ${number} was ${failure}, and the database is another one`);
        await restored.remove();
      }
    }
    await drill.remove();
    return { text: `${interrupted} times interrupted`, faults };
  },
});
