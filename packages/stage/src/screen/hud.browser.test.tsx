import '@star-seekers/ui/tokens.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Hud, HudField } from './hud.tsx';

/** The longest that languages have. */
const LABELS = ['Punktestand', 'Temps restant', 'Sterne', 'Sequência', 'Verbunden'];

test.each([
  ['a desk', 1280, 800, 816],
  ['a low desk', 1366, 768, 768],
  ['a desk at 200 %', 640, 400, 608],
  ['a phone on its side', 844, 390, 844],
])('on %s its figures and buttons stay in the frame, whatever they say', async (_, width, height, frame) => {
  await page.viewport(width, height);
  await render(
    <div style={{ inlineSize: frame }}>
      <Hud
        label="Entraînement"
        goal={<span style={{ whiteSpace: 'nowrap' }}>1.234.567 bis Silber</span>}
        newGame={{ label: 'Nueva partida: 1 crédito', onClick: () => undefined }}
        onPause={() => undefined}
      >
        {LABELS.map((label, index) => (
          <HudField key={label} label={label} prominent={index < 2}>
            1,234,567
          </HudField>
        ))}
      </Hud>
    </div>,
  );
  const pause = page.getByRole('button').last().element().getBoundingClientRect();
  expect(pause.right).toBeLessThanOrEqual(frame);
  for (const field of document.querySelectorAll('dl > div')) {
    const { left, right } = field.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThan(pause.left);
  }
});
