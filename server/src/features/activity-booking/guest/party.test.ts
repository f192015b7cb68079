import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';

const suite = await testApp({ rateFactor: 1_000 });

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe('wrong people', () => {
  test.each([
    ['a child alone', { child: 1 }, [422, 'needs_adult']],
    ['more than the activity takes', { adult: 7 }, [422, 'units_range']],
    ['nobody', {}, [400, 'malformed']],
    ['too many children for one adult', { adult: 1, child: 3 }, [422, 'companions_short']],
  ])('%s is refused with %o', async (_what, of: { adult?: number; child?: number }, refusal) => {
    const { sessionId, ...ids } = await someActivity(suite, {
      units: ({ adult, child }) => [
        { unitId: adult, type: 'adult', name: { en: 'Adult' }, price: 1, accompaniedBy: [] },
        {
          unitId: child,
          type: 'child',
          name: { en: 'Child' },
          price: 1,
          accompaniedBy: [adult],
          perCompanion: 2,
        },
      ],
    });
    const units = Object.fromEntries(
      Object.entries(of).map(([name, quantity]) => [ids[name as 'adult' | 'child'], quantity]),
    );

    expect(codeOf(await (await activityGuest(suite)).hold(sessionId, units))).toEqual(refusal);
  });

  test('units of another activity, fractions, negative numbers and unknown fields are malformed', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const other = await someActivity(suite);
    const ada = await activityGuest(suite);

    const answers = [
      await ada.hold(sessionId, { [other.adult]: 1 }),
      await ada.hold(sessionId, { [adult]: 1.5 }),
      await ada.hold(sessionId, { [adult]: -1 }),
      await ada.hold(sessionId, { [adult]: 0 }),
      await ada.hold(sessionId, { [adult]: 1 }, { price: 1 }),
      await ada.hold('not-a-uuid', { [adult]: 1 }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  test('ages are required and checked when the places are booked', async () => {
    const { sessionId, adult, child } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const held = await ada.hold(sessionId, { [adult]: 1, [child]: 1 });
    const withAge = (age?: number) => ({
      ...bodyFor(held),
      unitItems: [{ unitId: adult }, { unitId: child, ...(age !== undefined && { age }) }],
    });

    const answers = [
      await ada.hold(sessionId, { [adult]: 1, [child]: 1 }, { ages: [{ unitId: child, age: 13 }] }),
      await ada.book(withAge()),
      await ada.book(withAge(5)),
      await ada.book({ ...bodyFor(held), unitItems: [{ unitId: adult }] }),
      await ada.book(withAge(12)),
    ];

    expect(answers.map(codeOf)).toEqual([
      [422, 'age_not_allowed'],
      [422, 'age_required'],
      [422, 'age_not_allowed'],
      [400, 'malformed'],
      [201, undefined],
    ]);
    expect(answers[2]?.body).toMatchObject({
      error: 'This is for ages 6 to 12.',
      fields: [{ field: 'unitItems.1.age', code: 'age_not_allowed' }],
      data: { problems: [{ code: 'age_not_allowed', index: 1, min: 6, max: 12 }] },
    });
  });

  test('required details, answers and ways to pay are checked', async () => {
    const { sessionId, adult } = await someActivity(suite, {
      bookable: {
        contactFields: ['phone', 'lastName'],
        payWays: ['pay_there'],
        questions: [{ key: 'height', label: { en: 'Height' }, required: true }],
      },
    });
    const ada = await activityGuest(suite);
    const body = bodyFor(await ada.hold(sessionId, { [adult]: 1 }));
    const contact = { phone: '+351 911 111 111', lastName: 'Lima' };
    const answers = { height: '1.70' };

    const refused = [
      await ada.book({ ...body, answers }),
      await ada.book({ ...body, answers, contact: { lastName: 'Lima', phone: 'call me' } }),
      await ada.book({ ...body, contact }),
      await ada.book({ ...body, contact, answers: { ...answers, weight: '70' } }),
      await ada.book({ ...body, contact, answers, payment: 'room_charge' }),
      await ada.book({ ...body, contact, answers, note: 'x'.repeat(301) }),
    ];
    const booked = await ada.book({ ...body, contact, answers });

    expect(refused.map(codeOf)).toEqual([
      [422, 'contact_required'],
      [422, 'phone_invalid'],
      [422, 'answer_required'],
      [422, 'unknown'],
      [422, 'pay_way_not_offered'],
      [422, 'note_too_long'],
    ]);
    expect(booked.body).toMatchObject({
      contact: { firstName: 'Ada', lastName: 'Lima', phone: '+351911111111' },
      answers: [{ key: 'height', label: 'Height', answer: '1.70' }],
    });
  });
});
