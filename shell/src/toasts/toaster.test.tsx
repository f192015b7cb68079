import { act, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('N-05 a toast is 300 px wide, at the top right in every language, and animated for 300 ms', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'toaster.module.css'), 'utf8');

  expect(sheet).toMatch(/inline-size: 300px;/);
  expect(sheet).toMatch(/inset: calc\(var\(--space-4\)[^;]*\) var\(--space-4\) auto auto;/);
  expect(sheet.match(/\d+ms/g)).toEqual(['300ms', '300ms']);
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
