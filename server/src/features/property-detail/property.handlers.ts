import type { Handlers } from '../../platform/socket/request-dispatcher';
import type { createMobileAppSettings } from './mobile-app';

/** Socket handlers for the settings of the hotel itself. */
export const propertyHandlers = (settings: ReturnType<typeof createMobileAppSettings>) =>
  ({
    loadMobileApp: {
      who: 'supervisors',
      bucket: 'rooms',
      handle: (_input, actor) => settings.load(actor),
    },
    changeMobileApp: {
      who: 'supervisors',
      bucket: 'property',
      handle: (input, actor) => settings.change(actor, input),
    },
  }) satisfies Partial<Handlers>;
