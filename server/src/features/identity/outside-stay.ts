import { RequestError } from '../../platform/errors/request-error';

/** Returns the error for a day outside the stay of a guest. After a check-out every day lies outside. */
export const outsideStay = (
  { isCheckedOut }: { isCheckedOut: boolean },
  data: { from: string; until: string },
) =>
  new RequestError(
    422,
    'outside_stay',
    isCheckedOut
      ? 'You have checked out. To come back, tell us your new dates or message us.'
      : 'That date is outside your stay.',
    { data },
  );
