import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Chip, Chips } from './chips';

const days = (
  <Chips name="Days">
    <Chip isOn={false} onTap={() => {}}>
      Today
    </Chip>
    <Chip isOn onTap={() => {}}>
      Friday
    </Chip>
  </Chips>
);

test('a selected chip outside the visible area is scrolled into view', () => {
  const row = takenOver(0);

  expect(row.scrollTo).toHaveBeenCalledOnce();
});

test('a row that the guest scrolled before hydration keeps its position', () => {
  const row = takenOver(80);

  expect(row.scrollTo).not.toHaveBeenCalled();
});

/** Renders the row as server HTML and scrolls it by this many pixels before React hydrates it. */
function takenOver(scrollLeft: number): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(days);
  const row = screen.getByRole('group', { name: 'Days' });
  row.scrollLeft = scrollLeft;
  row.scrollTo = vi.fn();
  render(days, { container, hydrate: true });
  return row;
}
