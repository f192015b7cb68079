import * as z from '@guest/shared/contracts/zod';

export const notificationRequestChecks = {
  /**
   * Notifications that wait, such as those of the night, are not sent if the page shows their subjects. A page sends this
   * when it becomes visible, and when a visible page has connected.
   */
  pageSeen: { ask: z.strictObject({}), answer: z.literal(null) },
};
