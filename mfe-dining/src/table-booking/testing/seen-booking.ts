import { screen } from '@testing-library/react';

/** A time to choose, or another button of the page of a booking. */
export const time = (name: string | RegExp) => screen.findByRole('button', { name });

/** That the usual table is kept for the guest. */
export const kept = () => screen.findByRole('heading', { level: 2, name: 'Today, 19:30' });
