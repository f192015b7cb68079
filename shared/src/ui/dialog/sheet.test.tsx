import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Sheet } from './sheet';

function Dish() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Octopus
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} heading="Grilled octopus" close="Close">
        With potatoes
      </Sheet>
    </>
  );
}

test('a sheet is named by its heading and closes by its button', async () => {
  render(<Dish />);
  expect(screen.queryByText('With potatoes')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Octopus' }));
  expect(screen.getByRole('dialog', { name: 'Grilled octopus' }).textContent).toContain('With potatoes');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('With potatoes')).toBeNull();
});

test('a sheet closes by the Escape key and a tap outside, but not by a tap inside', async () => {
  render(<Dish />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Octopus' }));

  await open();
  await userEvent.click(screen.getByText('With potatoes'));
  expect(screen.getByRole('dialog')).toBeTruthy();

  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  await open();
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the browser’s back closes a sheet', async () => {
  render(<Dish />);
  await userEvent.click(screen.getByRole('button', { name: 'Octopus' }));

  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('dragging the head down closes a sheet; a short drag does not', async () => {
  render(<Dish />);
  await userEvent.click(screen.getByRole('button', { name: 'Octopus' }));
  const sheet = screen.getByRole('dialog');
  const pull = (y: number) => {
    const head = screen.getByRole('heading', { name: 'Grilled octopus' });
    fireEvent.pointerDown(head, { clientY: 300 });
    fireEvent.pointerMove(head, { clientY: 300 + y });
    expect(sheet.style.translate).toBe(`0 ${y}px`);
    fireEvent.pointerUp(head, { clientY: 300 + y });
  };

  pull(20);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(sheet.style.translate).toBe('');

  pull(120);
  expect(screen.queryByRole('dialog')).toBeNull();
});
