import { act, render, screen, waitFor } from '@testing-library/react';
import { DRAFTS_RESTORED } from '../../storage/draft-names';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error';
import { Form, type FormValues } from './form';
import { FormActions } from './form-actions';
import { TextField } from './field/text-field';

const texts = {
  lookAgain: 'Please look at this again',
  notSent: 'That did not arrive. It is still here.',
  stillWorking: 'Still working',
  stop: 'Stop',
};
const refusedWith = (...fields: { field: string; code: string; error: string }[]) =>
  new ApiError(400, 'This request is incomplete', {
    error: 'This request is incomplete',
    code: 'malformed',
    fields,
  });

function openForm(send: (answers: FormValues, signal: AbortSignal) => Promise<unknown>, draft?: string) {
  const onSent = vi.fn();
  const view = render(
    <Form send={send} onSent={onSent} texts={texts} draft={draft}>
      <TextField
        kind="email"
        name="email"
        label="Email"
        wrong="Enter an address like ana@example.com"
        required
      />
      <TextField name="firstName" label="First name" missing="Tell us your first name" required />
      <TextField kind="code" name="code" label="Code" />
      <FormActions send="Continue" />
    </Form>,
  );
  return { onSent, ...view };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('missing and malformed values are reported at their fields, the first is focused, and nothing is sent', async () => {
  const call = vi.fn();
  openForm(call);

  await userEvent.type(email(), 'ana');
  await send();

  expect(call).not.toHaveBeenCalled();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(described(email())).toBe('Enter an address like ana@example.com');
  expect(described(firstName())).toBe('Tell us your first name');
  expect(document.activeElement).toBe(email());
  expect(screen.getByRole('alert').textContent).toContain('Please look at this again');

  await userEvent.click(screen.getByRole('button', { name: 'First name' }));
  expect(document.activeElement).toBe(firstName());
});

test('spaces count as empty, and an error disappears once it is corrected', async () => {
  openForm(vi.fn());
  await userEvent.type(email(), 'ana@example.com');
  await userEvent.type(firstName(), '  ');
  await send();
  expect(document.activeElement).toBe(firstName());

  await userEvent.type(firstName(), 'Ana');

  expect(firstName().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Tell us your first name')).toBeNull();
});

test('values are sent by field name, and the reply is reported once', async () => {
  const call = vi.fn(async (answers: FormValues) => [answers.text('email'), answers.optional('code')]);
  const { onSent } = openForm(call);

  await userEvent.type(email(), ' ana@example.com ');
  await userEvent.type(firstName(), 'Ana{Enter}');

  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(['ana@example.com', undefined]));
  expect(call).toHaveBeenCalledOnce();
});

test('a server error is shown at its field, and the input stays', async () => {
  openForm(() =>
    Promise.reject(refusedWith({ field: 'email', code: 'taken', error: 'This address is in use' })),
  );
  await userEvent.type(email(), 'ana@example.com');
  await userEvent.type(firstName(), 'Ana');
  await send();

  await waitFor(() => expect(described(email())).toBe('This address is in use'));
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ana@example.com');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  [
    'an error at a field that the form does not have',
    refusedWith({ field: 'hotel', code: 'missing', error: 'This field is required' }),
    'This request is incomplete',
  ],
  [
    'an error of the whole form',
    new ApiError(409, 'That table was just taken.'),
    'That table was just taken.',
  ],
  ['no answer', new ApiError(0, 'Error'), texts.notSent],
])('an error is shown above the fields: %s', async (_case, error, message) => {
  openForm(() => Promise.reject(error));
  await userEvent.type(email(), 'ana@example.com');
  await userEvent.type(firstName(), 'Ana');
  await send();

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(email().value).toBe('ana@example.com');
});

test('a second tap is ignored while sending; after 8 s the guest can stop waiting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const signals: AbortSignal[] = [];
  openForm((_answers, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  await user.type(email(), 'ana@example.com');
  await user.type(firstName(), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(signals).toHaveLength(1);
  expect(screen.queryByText('Still working')).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(8_000));
  await user.click(screen.getByRole('button', { name: 'Stop' }));

  expect(signals[0]?.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBeNull();
});

test('a draft survives a reload until it is sent; a code is never saved', async () => {
  const first = openForm(() => Promise.reject(new ApiError(0, 'Error')), 'ana/about');
  await userEvent.type(email(), 'ana@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  first.unmount();

  openForm(async () => {}, 'ana/about');
  expect(email().value).toBe('ana@example.com');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('');

  await userEvent.type(firstName(), 'Ana');
  await send();
  expect(sessionStorage.length).toBe(0);
});

test('a draft that comes back after the form is there fills what the guest has not touched', async () => {
  openForm(async () => {}, 'ana/about');
  await userEvent.type(firstName(), 'Ana');

  const saved = [
    ['email', 'ana@example.com'],
    ['firstName', 'Anna'],
  ];
  sessionStorage.setItem('draft:ana/about', JSON.stringify(saved));
  act(() => void dispatchEvent(new Event(DRAFTS_RESTORED)));

  expect(email().value).toBe('ana@example.com');
  expect(firstName().value).toBe('Ana');
});
