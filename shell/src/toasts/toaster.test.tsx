import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountToaster } from './toaster';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('N-05 a toast is shown for 3,000 ms and removed 300 ms later', async () => {
  const show = await act(async () => mountToaster());

  act(() => show('error', 'Kitchen closed'));
  await pass(2_900);
  expect(screen.getByText('Kitchen closed')).toBeTruthy();

  await pass(150);
  expect(screen.getByText('Kitchen closed')).toBeTruthy();

  await pass(300);
  expect(screen.queryByText('Kitchen closed')).toBeNull();
});

test('toasts are announced politely, one after the other', async () => {
  const show = await act(async () => mountToaster());

  act(() => {
    show('success', 'Saved');
    show('error', 'Not sent');
  });

  const place = screen.getAllByRole('status').at(-1);
  expect(place?.getAttribute('aria-live')).toBe('polite');
  expect(place?.textContent).toContain('Saved');
  expect(place?.textContent).toContain('Not sent');
});
