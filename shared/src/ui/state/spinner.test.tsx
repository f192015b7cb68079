import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Spinner } from './spinner';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the spinner appears after 300 ms, and the option to stop after 8 s', async () => {
  const onStop = vi.fn();
  render(<Spinner name="Looking for tables" stillWorking="Still working" stop="Stop" onStop={onStop} />);

  await pass(290);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await pass(20);
  expect(screen.getByRole('progressbar', { name: 'Looking for tables' })).toBeTruthy();

  await pass(7_600);
  expect(screen.getByRole('status').textContent).toBe('');
  await pass(100);
  expect(screen.getByRole('status').textContent).toContain('Still working');
  act(() => screen.getByRole('button', { name: 'Stop' }).click());
  expect(onStop).toHaveBeenCalledOnce();
});
