import { screen } from '@testing-library/react';

/** Finds the button of a time, or another button of the booking page. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Waits until the default table is held. */
export const findHeldTime = () => screen.findByRole('heading', { level: 2, name: 'Today, 19:30' });
