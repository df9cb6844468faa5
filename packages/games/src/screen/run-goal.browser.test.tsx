import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Coach } from './coach.tsx';
import { RunGoal } from './run-goal.tsx';
import { type Climb, newClimb, showClimb } from './testing/climb.tsx';

const medals = { bronze: 60, silver: 200, gold: 400 };

test('the goal is the next medal with what is missing, then the own best, then nothing', async () => {
  const { controller, stepTo } = newClimb();
  await showClimb(() => <RunGoal controller={controller} medals={medals} best={700} haptics={false} />);
  await expect.element(page.getByText('60 to Bronze')).toBeVisible();
  stepTo(60);
  await expect.element(page.getByText('Bronze medal').first()).toBeVisible();
  stepTo(225);
  await expect.element(page.getByText('Silver medal').first()).toBeVisible();
  stepTo(375);
  await expect.element(page.getByText('25 to Gold')).toBeVisible();
  stepTo(600);
  await expect.element(page.getByText('101 to your best')).toBeVisible();
  stepTo(705);
  await expect.element(page.getByText('New personal best').first()).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('New personal best');
  stepTo(900);
  await expect.element(page.getByText('best', { exact: false })).not.toBeInTheDocument();
});

test('a medal of stars is a goal in stars, and passed by the end of the run alone', async () => {
  const { controller, stepTo } = newClimb();
  const starsOf = ({ score }: Readonly<Climb>) => Math.floor(score / 100);
  await showClimb(() => (
    <RunGoal
      controller={controller}
      medals={{ bronze: 2, silver: 5, gold: 9 }}
      best={null}
      haptics={false}
      starsOf={starsOf}
    />
  ));
  await expect.element(page.getByText('2 ★ to Bronze')).toBeVisible();
  stepTo(300);
  await expect.element(page.getByText('2 ★ to Silver')).toBeVisible();
  expect(page.getByText('Bronze medal').elements()).toHaveLength(0);
});

test('prompts of a first run come one at a time when they are due, and never again on this device', async () => {
  const seen = new Set<string>();
  const hints = { isSeen: (hint: string) => seen.has(hint), see: (hint: string) => void seen.add(hint) };
  const prompts = [
    { id: 'first', text: 'Turn here.', isDue: ({ score }: Readonly<Climb>) => score >= 30 },
    { id: 'second', text: 'Fire now.', isDue: ({ score }: Readonly<Climb>) => score >= 60 },
  ];
  const first = newClimb();
  await showClimb(() => <Coach controller={first.controller} game="climb" prompts={prompts} hints={hints} />);
  first.stepTo(15);
  await expect.element(page.getByText('Turn here.')).not.toBeInTheDocument();
  first.stepTo(30);
  await expect.element(page.getByRole('status')).toHaveTextContent('Turn here.');
  first.stepTo(315);
  await expect.element(page.getByText('Fire now.')).not.toBeInTheDocument();
  first.stepTo(345);
  await expect.element(page.getByText('Turn here.')).not.toBeInTheDocument();
  first.stepTo(420);
  await expect.element(page.getByText('Fire now.')).toBeVisible();
  expect([...seen]).toEqual(['climb.first', 'climb.second']);

  const second = newClimb();
  await showClimb(() => <Coach controller={second.controller} game="climb" prompts={prompts} hints={hints} />);
  second.stepTo(400);
  await expect.element(page.getByText('Turn here.')).not.toBeInTheDocument();
});
