import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog';

function Booking({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel booking
      </button>
      <Dialog
        isOpen={isOpen}
        heading="Cancel this table?"
        cancel="Keep it"
        confirm="Cancel it"
        onCancel={() => setOpen(false)}
        onConfirm={onConfirm}
      >
        Others may take it at once.
      </Dialog>
    </>
  );
}

test('a dialog has a title and a description, and focuses the cancel button', async () => {
  const onConfirm = vi.fn();
  render(<Booking onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));

  const dialog = screen.getByRole('alertdialog', { name: 'Cancel this table?' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Others may take it at once.');
  const [first] = [...dialog.querySelectorAll('button')];
  expect(first?.textContent).toBe('Keep it');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the cancel button and the browser’s back close the dialog and restore the focus', async () => {
  render(<Booking onConfirm={() => {}} />);
  const opener = screen.getByRole('button', { name: 'Cancel booking' });

  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);

  await userEvent.click(opener);
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});
