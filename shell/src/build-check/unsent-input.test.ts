import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { watchUnsentInput } from './unsent-input';

afterEach(() => document.body.replaceChildren());

function watched(html: string) {
  document.body.innerHTML = html;
  const input = watchUnsentInput();
  onTestFinished(input.stop);
  const type = (selector: string, value: string) => {
    const field = document.querySelector(selector);
    if (!field) throw new Error(`There is no ${selector}`);
    fireEvent.input(field, { target: { value } });
  };
  return { input, type };
}

test('Q-10 form input is unsent until it is cleared, the form is removed, or the guest leaves the page', () => {
  const { input, type } = watched('<form><input id="name"></form>');
  expect(input.hasUnsent()).toBe(false);

  type('#name', 'Ana');
  expect(input.hasUnsent()).toBe(true);
  type('#name', '');
  expect(input.hasUnsent()).toBe(false);

  type('#name', 'Ana');
  input.left();
  expect(input.hasUnsent()).toBe(false);

  type('#name', 'Ana');
  document.body.replaceChildren();
  expect(input.hasUnsent()).toBe(false);
});

test.each([
  ['a message', '<textarea id="it"></textarea>', true],
  ['a choice of a form', '<form><select id="it"><option value="a">A</option></select></form>', true],
  ['a search field', '<form><input id="it" type="search"></form>', false],
  ['a filter of a list', '<input id="it">', false],
])('Q-10 typing into %s is classified as unsent or not', (_, html, isUnsent) => {
  const { input, type } = watched(html);

  type('#it', 'a');

  expect(input.hasUnsent()).toBe(isUnsent);
});

test('Q-10 an order that is being sent prevents a reload', () => {
  const { input } = watched('<button aria-busy="true">Send order</button>');

  expect(input.hasUnsent()).toBe(true);
  document.querySelector('button')?.removeAttribute('aria-busy');
  expect(input.hasUnsent()).toBe(false);
});

test.each([
  ['a dish that is configured in a sheet', '<dialog open><input type="radio"></dialog>', true],
  ['a sheet that was closed', '<dialog><input type="radio"></dialog>', false],
  ['a basket stored on the device', '<a href="/order-now">Your order: 2 items</a>', false],
])('Q-10 %s prevents a reload or does not', (_, html, isUnsent) => {
  expect(watched(html).input.hasUnsent()).toBe(isUnsent);
});
