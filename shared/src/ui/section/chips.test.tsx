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

test('a choice that stands far along is brought into sight', () => {
  const row = takenOver(0);

  expect(row.scrollTo).toHaveBeenCalledOnce();
});

test('a guest who moved the row before the page answered is not taken back', () => {
  const row = takenOver(80);

  expect(row.scrollTo).not.toHaveBeenCalled();
});

/** The row as the document has it, moved by so many pixels before React takes it over. */
function takenOver(scrollLeft: number): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(days);
  const row = screen.getByRole('group', { name: 'Days' });
  row.scrollLeft = scrollLeft;
  row.scrollTo = vi.fn();
  render(days, { container, hydrate: true });
  return row;
}
