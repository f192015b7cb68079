import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiErrorOf } from '../testing/call-log';
import { programme, member, openLoyalty } from './testing/open-loyalty';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('R-26 joining', () => {
  const path = '/grand/loyalty-program/register';

  async function fill() {
    await userEvent.type(await screen.findByLabelText('Last name'), 'Byron');
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await userEvent.selectOptions(screen.getByLabelText(/^Day/), '10');
    await userEvent.selectOptions(screen.getByLabelText(/^Month/), '12');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of the programme.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  }

  test('leads to the membership with its number', async () => {
    const joined = { programme, member: member() };
    const { calls, toast, router } = await openLoyalty(
      { programme, member: null },
      { path, more: [[membershipContract.joinLoyalty, () => joined]] },
    );

    await fill();

    await expect.poll(() => router.state.location.pathname).toBe('/grand/loyalty-program');
    expect(calls.find(({ body }) => body)?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      birthday: '12-10',
      acceptTerms: true,
      termsVersion: '1',
    });
    expect(toast).toHaveBeenCalledWith('success', 'Welcome! Your member number is LM-7K2P9Q.');
  });

  test('offers only the days that the month of the birthday has', async () => {
    await openLoyalty({ programme, member: null }, { path });
    const day = await screen.findByLabelText<HTMLSelectElement>(/^Day/);
    const month = screen.getByLabelText(/^Month/);
    await userEvent.selectOptions(day, '31');

    await userEvent.selectOptions(month, '02');
    expect(day.options[day.options.length - 1]?.value).toBe('29');
    expect(day.value).toBe('');

    await userEvent.selectOptions(month, '04');
    expect(day.options[day.options.length - 1]?.value).toBe('30');
  });

  test('as a member already leads to the membership as well', async () => {
    const { router } = await openLoyalty(
      { programme, member: null },
      {
        path,
        more: [
          [membershipContract.joinLoyalty, apiErrorOf(409, 'already_member', "You're already a member.")],
        ],
      },
    );

    await fill();

    await expect.poll(() => router.state.location.pathname).toBe('/grand/loyalty-program');
  });

  test('a form without the terms is not sent', async () => {
    const { calls } = await openLoyalty({ programme, member: null }, { path });

    await userEvent.type(await screen.findByLabelText('Last name'), 'Byron');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));

    await screen.findAllByText('Please accept the terms to join.');
    expect(calls.some(({ body }) => body)).toBe(false);
  });
});
