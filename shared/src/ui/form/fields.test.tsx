import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readFormValues } from './state/form-values';
import { Checkbox } from './field/checkbox';
import { RadioGroup } from './field/radio-group';
import { SearchField } from './field/search-field';
import { SelectField } from './field/select-field';
import { CheckboxGroup } from './field/checkbox-group';
import { Stepper } from './field/stepper';
import { TextArea } from './field/text-area';
import { TextField } from './field/text-field';
import { Toggle } from './field/toggle';

const rooms = [
  { value: 'sea', name: 'Sea' },
  { value: 'garden', name: 'Garden', line: 'Quiet' },
  { value: 'roof', name: 'Roof', isDisabled: true },
];
const formOf = (container: HTMLElement) => {
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form');
  return readFormValues(form);
};

test('each kind of field has the matching keyboard and autocompletion', () => {
  render(
    <>
      <TextField kind="email" name="email" label="Email" />
      <TextField kind="phone" name="phone" label="Phone" autoComplete="tel-national" />
      <TextField kind="code" name="code" label="Code" />
      <TextField name="note" label="Note" />
    </>,
  );
  const attributes = (label: string) => {
    const { type, inputMode, autocomplete, dir } = screen.getByLabelText<HTMLInputElement>(label);
    return [type, inputMode, autocomplete, dir];
  };

  expect(attributes('Email')).toEqual(['email', 'email', 'email', 'ltr']);
  expect(attributes('Phone')).toEqual(['tel', 'tel', 'tel-national', 'ltr']);
  expect(attributes('Code')).toEqual(['text', 'numeric', 'one-time-code', 'ltr']);
  expect(screen.getByLabelText('Note').getAttribute('dir')).toBe('auto');
});

test('a field is described by its error and help, the error first', () => {
  render(<TextArea name="note" label="Note" help="Up to 200 letters" error="That is too long" />);

  const field = screen.getByRole('textbox', { name: 'Note' });
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];

  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'That is too long',
    'Up to 200 letters',
  ]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.hasAttribute('error')).toBe(false);
});

test('a select field shows its prompt until an option is selected', async () => {
  const { container } = render(
    <form>
      <SelectField name="room" label="Room" options={rooms} prompt="Choose a room" />
    </form>,
  );
  expect(formOf(container).optional('room')).toBeUndefined();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Garden');
  expect(formOf(container).text('room')).toBe('garden');
});

test('a radio group has a name, an error and one selected value', async () => {
  const onChoose = vi.fn();
  const { container } = render(
    <form>
      <RadioGroup name="room" label="Room" options={rooms} error="Choose a room" onChoose={onChoose} />
    </form>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Room' });
  expect(group.getAttribute('aria-invalid')).toBe('true');

  await userEvent.click(screen.getByText('Quiet'));
  await userEvent.click(screen.getByText('Roof'));

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('garden');
  expect(formOf(container).text('room')).toBe('garden');
});

test('checkboxes and switches return the options that are on', async () => {
  const { container } = render(
    <form>
      <CheckboxGroup name="views" label="Views" options={rooms} defaultValues={['sea']} />
      <Checkbox name="terms" label="I agree" />
      <Toggle name="news" label="News" help="Once a week" defaultChecked />
    </form>,
  );

  await userEvent.click(screen.getByRole('checkbox', { name: /Garden/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.click(screen.getByRole('switch', { name: 'News' }));

  expect(formOf(container).all('views')).toEqual(['sea', 'garden']);
  expect(formOf(container).isOn('terms')).toBe(true);
  expect(formOf(container).isOn('news')).toBe(false);
});

test('a stepper changes by its buttons, which keep the focus at the limits, or by typing within its bounds', async () => {
  const onChoose = vi.fn();
  const { container } = render(
    <form>
      <Stepper
        name="guests"
        label="Guests"
        fewer="One guest fewer"
        more="One guest more"
        min={1}
        max={4}
        onChoose={onChoose}
      />
    </form>,
  );
  const more = screen.getByRole('button', { name: 'One guest more' });

  for (let i = 0; i < 5; i++) await userEvent.click(more);
  expect(formOf(container).number('guests')).toBe(4);
  expect(document.activeElement).toBe(more);
  expect(onChoose.mock.calls).toEqual([[2], [3], [4]]);

  const field = screen.getByRole('spinbutton', { name: 'Guests' });
  fireEvent.change(field, { target: { value: '9' } });
  fireEvent.blur(field);
  expect(formOf(container).number('guests')).toBe(4);
  expect(screen.getByRole('status').textContent).toBe('4');
});

test('a search field reports each character, and its clear button returns the focus to it', async () => {
  const onSearch = vi.fn();
  render(<SearchField label="Find a dish" clear="Clear" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox', { name: 'Find a dish' });
  expect(screen.queryByRole('button')).toBeNull();

  await userEvent.type(field, 'fi');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

  expect(onSearch.mock.calls.flat()).toEqual(['f', 'fi', '']);
  expect(document.activeElement).toBe(field);
});
