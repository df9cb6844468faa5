/** 64 clients × 50 starts on 100 credits through several processes; `--postgres`, `--processes=`, `--clients=` … change it. */
import { doubleSpend } from '../src/testing/drills/double-spend.ts';
import { runDrill } from './run-drill.ts';

await runDrill({ processes: 2, clients: 64, startsEach: 50, credits: 100 }, doubleSpend, (report, plan) => {
  const exactly = report.runs === plan.credits && report.outcomes['done'] === plan.credits && report.creditsLeft === 0;
  return [...(exactly ? [] : [`${report.runs} runs for ${plan.credits} credits`]), ...report.ledgerFaults];
});
