import { render, screen } from '@testing-library/react';
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

test('a sheet has its heading for a name, and closes by its button', async () => {
  render(<Dish />);
  expect(screen.queryByText('With potatoes')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Octopus' }));
  expect(screen.getByRole('dialog', { name: 'Grilled octopus' }).textContent).toContain('With potatoes');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('With potatoes')).toBeNull();
});

test('it closes by the platform’s own key and by a tap beside it, not by one inside', async () => {
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
