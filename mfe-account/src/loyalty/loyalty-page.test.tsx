import { type LoyaltyMember } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { programme, member, line, openLoyalty } from './testing/open-loyalty';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('R-26 the page of the programme', () => {
  test('shows anybody the tiers and how to join', async () => {
    await openLoyalty({ programme, member: null }, { isGuest: false });

    await screen.findByRole('heading', { level: 1, name: 'Friends of the House' });
    screen.getByText('From 7 nights');
    expect(screen.getByRole('link', { name: 'Join the programme' }).getAttribute('href')).toBe(
      '/grand/loyalty-program/register',
    );
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  });

  test('says in words how far the next tier is, beside the bar', async () => {
    await openLoyalty({ programme, member: member() });

    const bar = await screen.findByRole('progressbar', { name: '5 more nights to Tide, until 31 December' });

    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['15', '20']);
    screen.getByText('LM-7K2P9Q');
  });

  test('the page of a hotel that counts nights never speaks of points', async () => {
    await openLoyalty({ programme, member: member() });

    await screen.findByRole('link', { name: '15 nights' });
    await screen.findByText('+15 nights');
    expect(document.body.textContent).not.toMatch(/point/i);
  });

  test.each<[string, Partial<LoyaltyMember>, string]>([
    [
      'without a period',
      { progress: { value: 6, next: { tier: 'TILE', missing: 1 }, periodEnd: null } },
      '1 more night to Tile',
    ],
    [
      'in the highest tier',
      { tier: 'TIDE', progress: { value: 30, next: null, periodEnd: null } },
      'You have reached the highest tier.',
    ],
  ])('%s says so', async (_what, facts, label) => {
    await openLoyalty({ programme, member: member(facts) });

    await screen.findByRole('progressbar', { name: label });
  });

  test('shows points with what is pending and what expires', async () => {
    const balance = {
      available: 1_200,
      pending: 123,
      expiringSoon: { value: 80, at: '2026-06-20T12:00:00Z' },
    };
    await openLoyalty({ programme: { ...programme, metric: 'points' }, member: member({ balance }) });

    await screen.findByRole('link', { name: '1,200 points' });
    screen.getByRole('link', { name: '123 points' });
    screen.getByText('80 points expire on 20 June 2026');
  });

  test('offers the benefits of the tiers that are reached, each with a prepared message', async () => {
    await openLoyalty({ programme, member: member() });

    const benefits = within(await screen.findByRole('region', { name: 'Your benefits' }));

    expect(benefits.getAllByRole('listitem')).toHaveLength(2);
    const [first] = benefits.getAllByRole('link', { name: 'Ask for it' });
    expect(first?.getAttribute('href')).toContain('populatedMessage=I+would+like+to+use+my+benefit');
  });

  test('lists every line with its sign and its reason, page by page', async () => {
    const pagesOf = [
      { items: [line(3, { reason: 'expiry', type: 'spending' })], nextCursor: 'c' },
      { items: [line(4, { reason: 'adjustment', comment: 'Sorry for the noise' })], nextCursor: null },
    ];
    await openLoyalty(
      { programme, member: member() },
      { more: [[membershipContract.listLoyaltyEntries, () => pagesOf.shift()]] },
    );

    await screen.findByText('−3 nights');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

    await screen.findByText('+4 nights');
    screen.getByText('Sorry for the noise');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('takes a report of something missing', async () => {
    const { calls, toast } = await openLoyalty(
      { programme, member: member() },
      { more: [[membershipContract.sendLoyaltyClaim, () => ({})]] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Report something missing' }));
    const sheet = within(await screen.findByRole('dialog'));

    await userEvent.type(sheet.getByLabelText(/Reservation or bill number/), 'OR-2K7');
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));

    await expect.poll(() => toast.mock.calls).toEqual([['success', "Thank you. We'll look into it."]]);
    expect(calls.find(({ body }) => body)?.body).toEqual({ reference: 'OR-2K7' });
  });
});
